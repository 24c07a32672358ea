import type { AccountMovement, accountRecord, Language, OperationValue } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Figures } from '../figures/index.ts';
import type { Ledger, MemberBalance, statementAfter, StatementLine, StatementWish } from '../ledger/index.ts';
import type { Vendors } from '../vendors/index.ts';
import { formatPlace, parsePlace, type Place } from './domain/cursor.ts';
import { daysOf, spanOf } from './domain/days.ts';
import type { DescribeCauses } from './describe.service.ts';
import { presentMovement } from './records.present.ts';

export type MovementsNeeds = {
  pool: Pool;
  figures: Pick<Figures, 'money'>;
  ledger: Pick<Ledger, 'balances'>;
  statementAfter: typeof statementAfter;
  rounds: Pick<Vendors['rounds'], 'byRef' | 'own'>;
  describe: DescribeCauses;
  timeZone: () => Promise<string>;
};

export type MovementsFilter = {
  from?: string | undefined;
  to?: string | undefined;
  kind?: string | undefined;
  search?: string | undefined;
};

type Sought = { cash: MemberBalance; wishes: Omit<StatementWish, 'after' | 'limit'>[]; filter: MovementsFilter };

export type MovementsService = ReturnType<typeof createMovementsService>;

/** The account record. Lists walk the ledger by their key; totals come from figures, however many movements there are. */
export function createMovementsService(needs: MovementsNeeds) {
  const { pool, figures, ledger, rounds, describe, timeZone } = needs;

  return {
    async list(
      memberId: string,
      filter: MovementsFilter,
      { after, limit }: { after: string | undefined; limit: number },
      language: Language,
    ): Promise<OperationValue<typeof accountRecord>> {
      const cash = await cashOf(memberId);
      if (!cash) return { list: [], next: null, total: 0, totals: NOTHING, kinds: [] };
      const place = after === undefined ? null : parsePlace(after);
      if (after !== undefined && !place) throw new ApiError('VALIDATION', { fields: { after: 'cursor' } });
      const sought = await seek(memberId, cash, filter);
      const [page, sums] = await Promise.all([
        pageOf(sought, place, limit, language),
        place ? { total: null, totals: null, kinds: null } : sumsOf(sought),
      ]);
      return { list: page.rows, next: page.next && formatPlace(page.next), ...sums };
    },

    /** The same for a file: pages of any size, and at its beginning how many movements there will be. */
    async begin(memberId: string, filter: MovementsFilter) {
      const cash = await cashOf(memberId);
      if (!cash) return null;
      const sought = await seek(memberId, cash, filter);
      return {
        total: async () => (await sumsOf(sought)).total,
        page: (after: Place | null, limit: number, language: Language) => pageOf(sought, after, limit, language),
      };
    },
  };

  async function cashOf(memberId: string): Promise<MemberBalance | undefined> {
    return (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash');
  }

  async function seek(memberId: string, cash: MemberBalance, filter: MovementsFilter): Promise<Sought> {
    const span = spanOf(daysOf(filter), await timeZone());
    const kind = filter.kind ?? null;
    const search = filter.search?.trim() || null;
    if (search === null) return { cash, filter, wishes: [{ ...span, kind, reference: null }] };
    // Of a million movements nearly all are of rounds. Those of one round lie between its first and its last call.
    const named = [
      ...(await rounds.byRef(pool, cash.account, search)),
      ...(isId(search) ? await rounds.own(pool, memberId, [BigInt(search)]) : []),
    ];
    const ofRounds = named.map((round) => ({
      from: latest(span.from, round.startedAt),
      to: earliest(span.to, round.updatedAt.add({ milliseconds: 1 })),
      kind,
      reference: { id: String(round.id), ofPlay: true },
    }));
    return { cash, filter, wishes: [{ ...span, kind, reference: { id: search, ofPlay: false } }, ...ofRounds] };
  }

  async function pageOf({ cash, wishes }: Sought, after: Place | null, limit: number, language: Language) {
    const place = after && { at: after.at, version: after.number };
    const found = await Promise.all(
      wishes.map((wish) => needs.statementAfter(pool, cash.account, { ...wish, after: place, limit: limit + 1 })),
    );
    const lines = latestFirst(found.flat());
    const shown = lines.slice(0, limit);
    const last = lines.length > limit ? shown.at(-1)! : null;
    return { rows: await present(shown, cash.currency, language), next: last && { at: last.at, number: last.version } };
  }

  async function present(
    lines: readonly StatementLine[],
    currency: string,
    language: Language,
  ): Promise<AccountMovement[]> {
    const causes = await describe(
      lines.map(({ reference }) => reference),
      language,
    );
    return lines.map((line) =>
      presentMovement(line, currency, causes.get(`${line.reference.type} ${line.reference.id}`)),
    );
  }

  async function sumsOf({ cash, filter }: Sought) {
    const money = await figures.money(pool, cash.account, daysOf(filter));
    const kinds = [...new Set(money.map(({ kind }) => kind))];
    if (filter.search?.trim()) return { total: null, totals: null, kinds };
    const counted = money.filter(({ kind }) => filter.kind === undefined || kind === filter.kind);
    const sum = (of: (day: (typeof money)[number]) => bigint) => counted.reduce((total, day) => total + of(day), 0n);
    return {
      total: Number(sum(({ movements }) => movements)),
      totals: {
        movedIn: formatDecimal(sum(({ movedIn }) => movedIn)),
        movedOut: formatDecimal(sum(({ movedOut }) => movedOut)),
      },
      kinds,
    };
  }
}

const NOTHING = { movedIn: '0.00', movedOut: '0.00' };

/** By time and version, each once: a reference may be found both ways. */
function latestFirst(lines: readonly StatementLine[]): StatementLine[] {
  const once = [...new Map(lines.map((line) => [line.version, line])).values()];
  return once.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at) || (a.version < b.version ? 1 : -1));
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

function latest(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a;
}

function earliest(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
