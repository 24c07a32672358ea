import type { Pool, ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  type DayReport,
  type PlayedMove,
  type ReportEntry,
  type ReportSum,
  type Vendors,
  VendorUnreachable,
} from '../vendors/index.ts';
import { compare, type Difference, keyOf, type Own, type Theirs } from './domain/compare.ts';
import { type Game, gameTotals, gamesThatDiffer, sumDifferences } from './domain/sums.ts';
import { inParts, LONGEST, type Source, type Span, spansAround } from './source.ts';

/** What moved at a vendor's games by our books. */
export type PlayBooks = {
  sums: (db: ReadHandle, vendor: string, span: Span) => Promise<ReportSum[]>;
  moves: (db: ReadHandle, vendor: string, span: Span, game: Game) => Promise<PlayedMove[]>;
  byKey: (db: ReadHandle, vendor: string, keys: readonly string[]) => Promise<PlayedMove[]>;
  /** Of these keys: bets that never arrived before their rollback did, and those rollbacks. */
  buried: (db: ReadHandle, vendor: string, keys: readonly string[]) => Promise<Set<string>>;
};

type Needs = { pool: Pool; reports: Vendors['dayReports']; books: PlayBooks };

type Transactions = NonNullable<DayReport['transactions']>;
type Read = (span: Span) => Promise<ReportEntry[]>;

const MEMBER_ID = /^\d{1,18}$/;

/**
 * Seamless vendors: sums by game first, and the transactions only of games whose sums differ. A day of a million transactions is never
 * held in memory.
 */
export function createReports({ pool, reports, books }: Needs): Source {
  async function unseen(read: Read, span: Span, missing: readonly Own[]): Promise<Own[]> {
    if (missing.length === 0) return [];
    const around = await Promise.all(spansAround(span, missing, LONGEST).map(read));
    const seen = new Set(around.flat().map((entry) => keyOf(theirsOf(entry))));
    return missing.filter((own) => !seen.has(keyOf(own)));
  }

  async function lookAtGame(vendor: string, span: Span, game: Game, transactions: Transactions): Promise<Difference[]> {
    const read = readerOf(transactions, game);
    const said = (await read(span)).filter(({ kind, amount }) => kind !== 'rollback' || amount > 0n).map(theirsOf);
    const keys = [...new Set(said.map(({ reference }) => reference))];
    const buried = new Set(await inParts(keys, (some) => books.buried(pool, vendor, some)));
    const theirs = said.filter(({ reference }) => !buried.has(reference));
    const known = (await inParts(keys, (some) => books.byKey(pool, vendor, some))).map(ownOf);
    const told = new Set(theirs.map(keyOf));
    const own = (await books.moves(pool, vendor, span, game)).map(ownOf);
    const missing = await unseen(
      read,
      span,
      own.filter((entry) => !told.has(keyOf(entry))),
    );
    return compare(theirs, new Map(known.map((entry) => [keyOf(entry), entry])), missing);
  }

  return {
    stating: reports.reporting,
    async look(vendor, span) {
      const report = await reports.find(vendor);
      if (!report) throw new ApiError('NOT_FOUND', { 'vendor with a report': vendor });
      const theirs = await report.sums(span);
      const own = await books.sums(pool, vendor, span);
      const { transactions } = report;
      const totals = gameTotals(own, theirs);
      if (!transactions) return { totals, differences: sumDifferences(own, theirs) };
      const differences: Difference[] = [];
      for (const game of gamesThatDiffer(own, theirs))
        differences.push(...(await lookAtGame(vendor, span, game, transactions)));
      return { totals, differences };
    },
  };
}

function readerOf(transactions: Transactions, game: Game): Read {
  return async (span) => {
    const entries: ReportEntry[] = [];
    let after: string | null = null;
    do {
      const page = await transactions(span, game, after);
      if (page.next !== null && page.next === after) throw new VendorUnreachable('the report does not end');
      entries.push(...page.entries);
      after = page.next;
    } while (after !== null);
    return entries;
  };
}

function theirsOf({ kind, txId, round, player, gameCode, currency, amount }: ReportEntry): Theirs {
  const memberId = player !== null && MEMBER_ID.test(player) ? player : null;
  return { kind, reference: txId, amount, currency, memberId, play: { gameCode, round } };
}

function ownOf({ roundId: caseId, roundRef: round, gameCode, ...move }: PlayedMove): Own {
  return { ...move, caseId, play: { gameCode, round } };
}
