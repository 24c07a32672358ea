import type { AccountMovement, BettingRound, Language } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { type CatalogueGame, nameIn } from '../catalogue/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Vendors } from '../vendors/index.ts';
import type { DescribeCauses } from './describe.service.ts';
import { EVER } from './domain/days.ts';
import { presentMovement, presentRound } from './records.present.ts';

export type StaffRecordsNeeds = {
  pool: Pool;
  ledger: Pick<Ledger, 'balances' | 'statement'>;
  listRounds: Vendors['listRounds'];
  findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  describe: DescribeCauses;
};

type Paging = { pageNo: number; pageSize: number };

export type StaffRecords = ReturnType<typeof createStaffRecords>;

/** A member's records for an employee: pages by number, with the count of all rows. */
export function createStaffRecords({ pool, ledger, listRounds, findGame, describe }: StaffRecordsNeeds) {
  return {
    async rounds(memberId: string, { pageNo: page, pageSize }: Paging, language: Language) {
      const { rounds, total } = await listRounds(pool, { memberId, ...EVER, page, pageSize });
      const list: BettingRound[] = await Promise.all(
        rounds.map(async (round) => {
          const game = await findGame(round.vassalage, round.gameCode);
          return presentRound(round, game && { name: nameIn(game, language), nodeId: String(game.nodeId) });
        }),
      );
      return { list, total };
    },

    async movements(memberId: string, { pageNo: page, pageSize }: Paging, language: Language) {
      const cash = (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash');
      if (!cash) return { list: [], total: 0 };
      const { lines, total } = await ledger.statement(cash.account, { ...EVER, page, pageSize });
      const references = lines.map(({ reference }) => reference);
      const causes = await describe(references, language);
      const list: AccountMovement[] = lines.map((line) =>
        presentMovement({ ...line, currency: cash.currency }, causes),
      );
      return { list, total };
    },
  };
}
