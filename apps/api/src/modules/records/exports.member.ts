import { PROFIT_DAYS } from '@champa/contract';
import { headers, memberMovementLine, memberProfitLines, memberRoundLine } from './exports.lines.ts';
import { type ExportSources, named, rowsOf } from './exports.sources.ts';
import type { MovementsService } from './movements.service.ts';
import type { ProfitService } from './profit.service.ts';
import type { RoundsService } from './rounds.service.ts';
import { requireDays, type Scopes } from './scopes.service.ts';

export type MemberSourcesNeeds = {
  scopes: Pick<Scopes, 'own'>;
  rounds: RoundsService;
  movements: MovementsService;
  profit: ProfitService;
};

/** A member's own records, for files. */
export function createMemberSources(needs: MemberSourcesNeeds): Pick<ExportSources, 'bets' | 'account' | 'profit'> {
  const { scopes, rounds, movements, profit } = needs;

  return {
    bets: {
      require: async () => undefined,
      open: async (wish, reader) => {
        const list = await rounds.list(await scopes.own(reader.memberId, wish), wish);
        return rowsOf(
          named(headers.bets, reader),
          async () => list,
          async (page) =>
            (await rounds.presentOwn(page, reader.language, wish.state)).map((round) => memberRoundLine(round, reader)),
        );
      },
    },

    account: {
      require: async () => undefined,
      open: async (wish, reader) => {
        const list = await movements.list(await scopes.own(reader.memberId, wish), wish);
        return rowsOf(
          named(headers.account, reader),
          async () => list,
          async (page) =>
            (await movements.present(page, reader.language)).map((each) => memberMovementLine(each, reader)),
        );
      },
    },

    profit: {
      require: async (_principal, wish) => requireDays(wish, PROFIT_DAYS),
      open: async (wish, reader) => {
        const rows = memberProfitLines(await profit.report(await scopes.own(reader.memberId, wish)), reader);
        return {
          headers: named(headers.profit, reader),
          total: async () => rows.length,
          part: async () => ({ rows, next: null }),
        };
      },
    },
  };
}
