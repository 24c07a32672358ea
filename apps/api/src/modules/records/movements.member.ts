import type { Pool } from '../../platform/database.ts';
import type { Figures } from '../figures/index.ts';
import type { statementAfter, StatementLine, StatementWish } from '../ledger/index.ts';
import type { Vendors } from '../vendors/index.ts';
import { addByKind, type CashMovement, type KindSum } from './domain/movements.ts';
import type { Cash, MemberScope } from './domain/scope.ts';
import type { MovementsFilter, MovementsList } from './movements.list.ts';
import type { TimePlace } from '../../platform/paging.ts';
import { comparePlaces, listOf } from './paging.ts';
import { presentMovementTotals } from './records.present.ts';

export type MemberMovementsNeeds = {
  pool: Pool;
  figures: Pick<Figures, 'money'>;
  statementAfter: typeof statementAfter;
  rounds: Pick<Vendors['rounds'], 'byRef' | 'own'>;
};

type Wish = Omit<StatementWish, 'after' | 'limit'>;
/** A scope with a wallet. */
type Owned = MemberScope & { cash: Cash };

/** A member's movements, by the key of their account; totals come from figures, however many movements there are. */
export function createMemberMovements(needs: MemberMovementsNeeds) {
  const { pool, figures, rounds } = needs;

  return {
    async list(scope: MemberScope, filter: MovementsFilter): Promise<MovementsList> {
      const { cash } = scope;
      if (!cash) return listOf([], placeOf, presentMovementTotals([], filter));
      const owned = { ...scope, cash };
      const wishes = await wishesOf(owned, filter);
      return {
        after: (place, limit) => movementsAfter(owned, wishes, place, limit),
        placeOf,
        totals: async () => presentMovementTotals(await sums(scope), filter),
      };
    },

    sums,
  };

  async function sums({ cash, days }: MemberScope): Promise<KindSum[]> {
    return cash ? addByKind(await figures.money(pool, cash.account, days)) : [];
  }

  /** A search is for a reference, and for the movements of the rounds that have it as their name or ID. */
  async function wishesOf({ memberId, cash, span }: Owned, { kind: asked, search }: MovementsFilter): Promise<Wish[]> {
    const kind = asked ?? null;
    if (search === undefined) return [{ ...span, kind, reference: null }];
    // Nearly all of a million movements are of rounds. Those of one round lie between its first and its last call.
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
    return [{ ...span, kind, reference: { id: search, ofPlay: false } }, ...ofRounds];
  }

  async function movementsAfter(
    { memberId, cash }: Owned,
    wishes: readonly Wish[],
    place: TimePlace | null,
    limit: number,
  ): Promise<CashMovement[]> {
    const after = place && { at: place.at, version: place.number };
    const found = await Promise.all(
      wishes.map((wish) => needs.statementAfter(pool, cash.account, { ...wish, after, limit })),
    );
    const lines = latestFirst(found.flat().map((line) => movementOf(line, memberId, cash)));
    return lines.slice(0, limit);
  }
}

function movementOf({ version, ...line }: StatementLine, memberId: string, { currency }: Cash): CashMovement {
  return { ...line, number: version, memberId, currency };
}

/** Each movement once: a search may find one by its reference and by its round. */
function latestFirst(movements: readonly CashMovement[]): CashMovement[] {
  const once = [...new Map(movements.map((movement) => [movement.number, movement])).values()];
  return once.toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b)));
}

function placeOf({ at, number }: CashMovement): TimePlace {
  return { at, number };
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
