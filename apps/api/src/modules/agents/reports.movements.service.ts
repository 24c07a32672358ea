import {
  type ContractKind,
  type KindTotal,
  type Language,
  type OwnMovement,
  type OwnMovementKind,
  ownMovementKinds,
  type TeamMovement,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import type { Figures } from '../figures/index.ts';
import type { Ledger, statementAfter } from '../ledger/index.ts';
import { maskName, type Members } from '../member/index.ts';
import { type DescribeCauses, formatPlace, type Place } from '../records/index.ts';
import * as repo from './reports.movements.repo.ts';
import { selectWithin } from './reports.repo.ts';
import type { Scope } from './reports.scope.ts';
import { placeOf, walkBack } from './reports.walk.ts';

export type MovementsReportNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'usernames'>;
  ledger: Pick<Ledger, 'balances'>;
  statementAfter: typeof statementAfter;
  figures: Pick<Figures, 'money'>;
  describe: DescribeCauses;
};

export type MovesFilter = { kind?: string | undefined; search?: string | undefined };

type Paging = { after: string | undefined; limit: number };
type Move = Omit<repo.CashMove, 'otherId'>;
type Page<Row> = { rows: Row[]; next: Place | null };

/** The kinds in the journal of what an agent's own report calls one kind. */
const journalKinds: Record<OwnMovementKind, readonly string[]> = {
  dividend: ['dividend'],
  salary_daily: ['salary_daily'],
  salary_hourly: ['salary_hourly'],
  salary_realtime: ['salary_realtime'],
  transfer: ['transfer_up', 'transfer_down'],
};
const contractKinds: Partial<Record<OwnMovementKind, ContractKind>> = {
  dividend: 'dividend',
  salary_daily: 'daily',
  salary_hourly: 'hourly',
  salary_realtime: 'realtime',
};
const ownKindOf = new Map(ownMovementKinds.flatMap((own) => journalKinds[own].map((kind) => [kind, own] as const)));

export type MovementsReport = ReturnType<typeof createMovementsReport>;

/** Movements of a team's cash, of one member's, and what an agent's contracts and transfers moved of his own. */
export function createMovementsReport(needs: MovementsReportNeeds) {
  const { pool, clock, members, ledger, figures, describe } = needs;

  return {
    async list(scope: Scope, filter: MovesFilter, { after, limit }: Paging, language: Language) {
      const place = placeOf(after);
      const page = await pageOf(scope, filter, place, limit);
      const told = place ? NOT_TOLD : tell(await sumsOf(scope), filter);
      return { list: await present(page.rows, language), next: page.next && formatPlace(page.next), ...told };
    },

    /** The same for a file. */
    begin: (scope: Scope, filter: MovesFilter) => ({
      total: async () => tell(await sumsOf(scope), filter).total,
      page: async (after: Place | null, limit: number, language: Language) => {
        const page = await pageOf(scope, filter, after, limit);
        return { rows: await present(page.rows, language), next: page.next };
      },
    }),

    /** What contracts and transfers moved of the agent's own cash; `scope`: he alone. */
    async ownList(scope: Scope, kind: OwnMovementKind | null, { after, limit }: Paging) {
      const place = placeOf(after);
      const page = await ownPage(scope, kind, place, limit);
      const told = place ? NOT_TOLD : tell(await ownSums(scope), { kind: kind ?? undefined });
      return { list: await presentOwn(scope, page.rows), next: page.next && formatPlace(page.next), ...told };
    },

    beginOwn: (scope: Scope, kind: OwnMovementKind | null) => ({
      total: async () => tell(await ownSums(scope), { kind: kind ?? undefined }).total,
      page: async (after: Place | null, limit: number) => {
        const page = await ownPage(scope, kind, after, limit);
        return { rows: await presentOwn(scope, page.rows), next: page.next };
      },
    }),
  };

  function pageOf(scope: Scope, filter: MovesFilter, after: Place | null, limit: number): Promise<Page<Move>> {
    return scope.isAlone ? pageOfOne(scope, filter, after, limit) : pageOfTeam(scope, filter, after, limit);
  }

  async function pageOfTeam(scope: Scope, { kind, search }: MovesFilter, after: Place | null, limit: number) {
    const kinds = kind === undefined ? null : [kind];
    return cut(await movesAfter(scope, kinds, search ?? null, after, limit + 1), limit);
  }

  async function movesAfter(
    scope: Scope,
    kinds: readonly string[] | null,
    reference: string | null,
    after: Place | null,
    limit: number,
  ): Promise<repo.CashMove[]> {
    const wanted = { scope, kinds, reference, after };
    // What refers to one thing is few, and has an index.
    if (reference !== null) return repo.selectMoves(pool, wanted, scope.span, limit);
    return walkBack({
      span: scope.span,
      timeZone: scope.timeZone,
      now: clock.now(),
      after,
      limit,
      fetch: (stretch, most) => repo.selectMoves(pool, wanted, stretch, most),
      daysWith: (days) => repo.selectDaysMoved(pool, scope, days, kinds),
    });
  }

  /** One member's movements, as his own account record has them. */
  async function pageOfOne(
    { memberId, span }: Scope,
    { kind, search }: MovesFilter,
    after: Place | null,
    limit: number,
  ): Promise<Page<Move>> {
    const cash = await cashOf(memberId);
    if (!cash) return { rows: [], next: null };
    const lines = await needs.statementAfter(pool, cash.account, {
      ...span,
      kind: kind ?? null,
      reference: search === undefined ? null : { id: search, ofPlay: false },
      after: after && { at: after.at, version: after.number },
      limit: limit + 1,
    });
    const { currency } = cash;
    return cut(
      lines.map(({ version, ...line }) => ({ ...line, number: version, memberId, currency })),
      limit,
    );
  }

  async function cashOf(memberId: string) {
    return (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash');
  }

  async function sumsOf(scope: Scope): Promise<repo.KindSum[]> {
    return scope.isAlone ? sumsOfOne(scope) : repo.selectKindSums(pool, scope);
  }

  async function sumsOfOne({ memberId, days }: Scope): Promise<repo.KindSum[]> {
    const cash = await cashOf(memberId);
    if (!cash) return [];
    const to = Temporal.PlainDate.from(days.until).subtract({ days: 1 }).toString();
    return byKind(await figures.money(pool, cash.account, { from: days.from, to }), ({ kind }) => kind);
  }

  async function ownPage(scope: Scope, kind: OwnMovementKind | null, after: Place | null, limit: number) {
    const kinds = kind === null ? [...ownKindOf.keys()] : journalKinds[kind];
    return cut(await movesAfter(scope, kinds, null, after, limit + 1), limit);
  }

  async function ownSums(scope: Scope): Promise<repo.KindSum[]> {
    const own = (await sumsOfOne(scope)).filter(({ kind }) => ownKindOf.has(kind));
    return byKind(own, ({ kind }) => ownKindOf.get(kind)!);
  }

  async function present(moves: readonly Move[], language: Language): Promise<TeamMovement[]> {
    const [names, causes] = await Promise.all([
      members.usernames(pool, [...new Set(moves.map(({ memberId }) => memberId))]),
      describe(
        moves.map(({ reference }) => reference),
        language,
      ),
    ]);
    return moves.map(({ number, memberId, kind, amount, currency, reference, at }) => {
      const cause = causes.get(`${reference.type} ${reference.id}`);
      return {
        id: String(number),
        member: { id: memberId, username: names.get(memberId) ?? '' },
        kind,
        amount: formatDecimal(amount),
        currency,
        reference: cause?.reference ?? reference.id,
        description: cause?.description ?? null,
        at: at.toString(),
      };
    });
  }

  async function presentOwn(
    { teamOf }: Pick<Scope, 'teamOf'>,
    moves: readonly repo.CashMove[],
  ): Promise<OwnMovement[]> {
    const others = [...new Set(moves.flatMap(({ otherId }) => otherId ?? []))];
    const [names, below] = await Promise.all([members.usernames(pool, others), selectWithin(pool, teamOf, others)]);
    const nameOf = (id: string) => (below.has(id) ? (names.get(id) ?? '') : maskName(names.get(id) ?? ''));
    return moves.map(({ number, kind: journalKind, amount, balance, currency, otherId, reference, at }) => {
      const kind = ownKindOf.get(journalKind)!;
      const contract = contractKinds[kind];
      return {
        id: String(number),
        kind,
        amount: formatDecimal(amount),
        balance: formatDecimal(balance),
        currency,
        partner: otherId === null ? null : nameOf(otherId),
        run: contract && reference.type === 'contract_run' ? { id: reference.id, kind: contract } : null,
        reference: reference.id,
        at: at.toString(),
      };
    });
  }
}

const NOT_TOLD = { total: null, totals: null, kinds: null };

/** What movements come to: of the kind asked for, and of each kind there is. */
function tell(sums: readonly repo.KindSum[], { kind, search }: MovesFilter) {
  const kinds: KindTotal[] = sums.map((sum) => ({
    kind: sum.kind,
    movements: Number(sum.movements),
    movedIn: formatDecimal(sum.movedIn),
    movedOut: formatDecimal(sum.movedOut),
  }));
  if (search !== undefined) return { total: null, totals: null, kinds };
  const counted = sums.filter((sum) => kind === undefined || sum.kind === kind);
  const add = (of: (sum: repo.KindSum) => bigint) => counted.reduce((total, sum) => total + of(sum), 0n);
  const totals = {
    movedIn: formatDecimal(add(({ movedIn }) => movedIn)),
    movedOut: formatDecimal(add(({ movedOut }) => movedOut)),
  };
  return { total: Number(add(({ movements }) => movements)), totals, kinds };
}

function byKind(sums: readonly repo.KindSum[], kindOf: (sum: repo.KindSum) => string): repo.KindSum[] {
  const found = new Map<string, repo.KindSum>();
  for (const { movements, movedIn, movedOut, ...sum } of sums) {
    const kind = kindOf({ ...sum, movements, movedIn, movedOut });
    const known = found.get(kind) ?? { kind, movements: 0n, movedIn: 0n, movedOut: 0n };
    found.set(kind, {
      kind,
      movements: known.movements + movements,
      movedIn: known.movedIn + movedIn,
      movedOut: known.movedOut + movedOut,
    });
  }
  return [...found.values()].toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}

function cut<Row extends { at: Temporal.Instant; number: bigint }>(found: readonly Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1)! : null;
  return { rows, next: last && { at: last.at, number: last.number } };
}
