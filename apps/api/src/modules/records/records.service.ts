import type { AccountMovement, BettingRound, Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { type CatalogueGame, nameIn } from '../catalogue/index.ts';
import type { Ledger, StatementLine } from '../ledger/index.ts';
import type { Round, RoundPage, RoundQuery } from '../vendors/index.ts';
import { presentMovement, presentRound } from './records.present.ts';

export type GameName = { vassalage: string; gameCode: string };

export type RecordsSources = {
  ledger: Pick<Ledger, 'balances' | 'statement'>;
  listRounds: (db: Pool, query: RoundQuery) => Promise<RoundPage>;
  roundsById: (db: Pool, ids: readonly bigint[]) => Promise<Round[]>;
  /** A game by its vendor's code, switched off or not. */
  findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  /** Games whose name, in any language, has this text in it. */
  searchGames: (text: string) => Promise<readonly GameName[]>;
  /** What deposits are called: their method, in the language. */
  describeDeposits: (ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, string>>;
};

/** Which rows: `from` inclusive, `to` exclusive, all of time where not given. */
type Range = { from?: string | undefined; to?: string | undefined; pageNo: number; pageSize: number };
export type RoundsWish = Range & { vassalage?: string | undefined; search?: string | undefined };
export type MovementsWish = Range & { kind?: string | undefined };

export type RecordsService = ReturnType<typeof createRecordsService>;

export function createRecordsService(pool: Pool, sources: RecordsSources) {
  const { ledger, listRounds, roundsById, findGame, searchGames, describeDeposits } = sources;

  return {
    /** A page of rounds with the totals of all pages. */
    async rounds(memberId: string, wish: RoundsWish, language: Language) {
      const search = wish.search?.trim() || undefined;
      const gameCodes = search ? await searchGames(search) : undefined;
      const page = await listRounds(pool, { memberId, ...rangeOf(wish), vassalage: wish.vassalage, search, gameCodes });
      const list: BettingRound[] = await Promise.all(page.rounds.map((round) => presentedRound(round, language)));
      const totals = {
        stake: formatDecimal(page.stake),
        win: formatDecimal(page.win),
        net: formatDecimal(page.win - page.stake),
      };
      return { list, totals, total: page.total, totalPages: Math.ceil(page.total / wish.pageSize) };
    },

    /** A page of the movements of a member's cash, each with the balance it left. */
    async movements(memberId: string, wish: MovementsWish, language: Language) {
      const cash = (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash');
      if (!cash) return { list: [], total: 0, totalPages: 0 };
      const { lines, total } = await ledger.statement(cash.account, { ...rangeOf(wish), kind: wish.kind });
      const described = await describe(lines, language);
      const list: AccountMovement[] = lines.map((line) => {
        const description = described.get(`${line.reference.type} ${line.reference.id}`) ?? null;
        return presentMovement(line, cash.currency, description);
      });
      return { list, total, totalPages: Math.ceil(total / wish.pageSize) };
    },
  };

  async function presentedRound(round: Round, language: Language): Promise<BettingRound> {
    const game = await findGame(round.vassalage, round.gameCode);
    return presentRound(round, game && { name: nameIn(game, language), nodeId: String(game.nodeId) });
  }

  /** What the lines' causes are called, by `type id`: a round by its game, a deposit by its method. */
  async function describe(lines: readonly StatementLine[], language: Language): Promise<Map<string, string>> {
    const idsOf = (type: string) => [
      ...new Set(lines.filter(({ reference }) => reference.type === type).map(({ reference }) => reference.id)),
    ];
    const deposits = await describeDeposits(idsOf('deposit'), language);
    const rounds = await roundsById(pool, idsOf('round').map(BigInt));
    const named = await Promise.all(
      rounds.map(async (round) => {
        const game = await findGame(round.vassalage, round.gameCode);
        return [`round ${round.id}`, game ? nameIn(game, language) : round.gameCode] as const;
      }),
    );
    return new Map([...named, ...[...deposits].map(([id, name]) => [`deposit ${id}`, name] as const)]);
  }
}

const BEGINNING = Temporal.Instant.from('1970-01-01T00:00:00Z');
const END = Temporal.Instant.from('9999-12-31T23:59:59Z');

function rangeOf({ from, to, pageNo: page, pageSize }: Range) {
  return {
    from: from ? Temporal.Instant.from(from) : BEGINNING,
    to: to ? Temporal.Instant.from(to) : END,
    page,
    pageSize,
  };
}
