import type { Amount } from '@champa/money';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { isConcurrencyFailure } from '../../platform/database-faults.ts';
import type { Log } from '../../platform/log.ts';
import type { Ledger } from '../ledger/index.ts';
import type { GivenGift, NewGift } from '../rewards/index.ts';
import * as audience from './audience.repo.ts';
import * as repo from './awards.repo.ts';
import { budgetOf } from './domain/budget.ts';
import type { LinkKind, Rule } from './domain/definition.ts';
import {
  type Cap,
  capsFor,
  type Circumstances,
  holds,
  type Refusal,
  refusalOf,
  type Someone,
} from './domain/judging.ts';
import type { Promotion } from './domain/promotion.ts';
import { costOf, type Given, givenFor } from './domain/reward.ts';
import { type Place, selectProgress, updatePaid } from './progress.repo.ts';

export type AwardsNeeds = {
  clock: Clock;
  log: Pick<Log, 'error'>;
  ledger: Pick<Ledger, 'moneyOf'>;
  /** Gives in the caller's transaction; once for each cause. */
  give: (tx: WriteHandle, gift: NewGift) => Promise<GivenGift>;
  /** VIP levels by member; members without one are on level 0. */
  levelsOf: (db: ReadHandle, members: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  timeZone: () => Promise<string>;
  /** Members with these links are excluded, where a promotion sets none of its own. */
  excludedLinks: () => Promise<readonly LinkKind[]>;
};

/** Older links are ignored. */
const LINKED_WITHIN_HOURS = 90 * 24;

/** An occasion that may earn a member something. */
export type Candidate = {
  promotion: Promotion;
  rule: Rule;
  memberId: string;
  /** Within the rule: gives once. */
  cause: string;
  base: Amount;
  rank: number;
  day: Temporal.PlainDate;
  span: string;
  /** The deposit of the occasion, if it is one. */
  depositId?: string;
  /** The index of the rule's reward; and how many steps at once. */
  step?: number;
  times?: number;
  /** Where the paid steps are noted, and up to which. */
  paid?: { place: Place; upTo: number };
};

export type Verdict =
  | { status: 'given'; given: Given; giftId: string }
  | { status: 'review'; given: Given }
  | { status: 'known' | 'nothing' | 'conditions' | 'capped' | 'budget_used_up' | 'failed' }
  | { status: 'refused'; why: Refusal };

export type Awards = ReturnType<typeof createAwards>;

/** Decides rewards: audience, links, conditions, caps and budget are checked here, and nowhere else. */
export function createAwards({ clock, log, ledger, give, levelsOf, timeZone, excludedLinks }: AwardsNeeds) {
  const linksOf = (db: ReadHandle, members: readonly string[]): Promise<audience.Link[]> =>
    audience.selectLinks(db, members, clock.now().subtract({ hours: LINKED_WITHIN_HOURS }));

  /** Loads the data of members. */
  async function meet(
    db: ReadHandle,
    members: readonly string[],
    links?: readonly audience.Link[],
  ): Promise<Map<string, Someone>> {
    const known = await audience.selectMembers(db, members, clock.now());
    const levels = await levelsOf(db, members);
    const kinds = Map.groupBy(links ?? (await linksOf(db, members)), ({ memberId }) => memberId);
    return new Map(
      [...known.values()].map((member) => [
        member.memberId,
        {
          ...member,
          level: levels.get(member.memberId) ?? 0,
          links: [...new Set((kinds.get(member.memberId) ?? []).map(({ kind }) => kind))],
        },
      ]),
    );
  }

  /** Why a promotion is not for a member; null: it is. */
  async function refusal(someone: Someone, { definition }: Promotion): Promise<Refusal | null> {
    return refusalOf(someone, definition, definition.exclude ?? (await excludedLinks()), clock.now());
  }

  /** The data that the candidates' conditions need, loaded for all of them at once. */
  async function circumstances(db: ReadHandle, candidates: readonly Candidate[]) {
    const asked = distinct(candidates.filter(asksCounters), placeOf).map(({ promotion, span, memberId }) => ({
      promotionId: promotion.id,
      span,
      memberId,
    }));
    const counted = await selectProgress(db, asked);
    const values = new Map(counted.map((each) => [`${placeOf(each)} ${each.code}`, each.value]));
    const money = await ledger.moneyOf(distinct(candidates.filter(asksBalance), byMember).map(byMember), db);
    return (candidate: Candidate): Circumstances => ({
      day: candidate.day,
      base: candidate.base,
      now: clock.now(),
      counted: (code) => values.get(`${placeOf(candidate)} ${code}`) ?? 0n,
      balance: (money.get(candidate.memberId)?.cash ?? 0n) + (money.get(candidate.memberId)?.bonus ?? 0n),
    });
  }

  /**
   * Decides occasions, and gives what is due; verdicts are in the order of the candidates. The caller has locked the
   * promotions: caps and budgets are exact under concurrency. Members are locked in the order of their IDs.
   */
  async function award(tx: WriteHandle, all: readonly Candidate[]): Promise<Verdict[]> {
    if (all.length === 0) return [];
    const zone = await timeZone();
    const today = dayAt(clock.now(), zone).toString();
    const members = [...new Set(all.map(byMember))];
    const links = await linksOf(tx, members);
    await audience.insertFlags(tx, links, clock.now());
    const people = await meet(tx, members, links);
    const look = await circumstances(tx, all);
    const known = new Map<bigint, Set<string>>();
    const used = new Map<bigint, Map<string, number>>();
    for (const [id, own] of Map.groupBy(all, ({ promotion }) => promotion.id)) {
      const caps = own.flatMap(({ promotion, memberId }) => capsOf(promotion, people.get(memberId), today));
      used.set(id, await repo.selectUsed(tx, id, distinct(caps, capName)));
      known.set(
        id,
        await repo.selectKnown(
          tx,
          id,
          own.map((each) => ({ memberId: each.memberId, cause: causeOf(each) })),
        ),
      );
    }

    const verdicts: Verdict[] = Array.from({ length: all.length });
    const inOrder = all.map((candidate, at) => ({ candidate, at })).toSorted(byMemberThenPromotion);
    for (const { candidate, at } of inOrder) verdicts[at] = await decide(candidate);
    return verdicts;

    async function decide(candidate: Candidate): Promise<Verdict> {
      const { promotion, rule, memberId } = candidate;
      const causes = known.get(promotion.id)!;
      const name = `${memberId} ${causeOf(candidate)}`;
      if (causes.has(name)) return settle(candidate, { status: 'known' });
      const someone = people.get(memberId);
      if (!someone) return { status: 'refused', why: 'excluded' };
      const why = await refusal(someone, promotion);
      if (why) return { status: 'refused', why };
      const now = look(candidate);
      if (!rule.conditions.every((condition) => holds(condition, someone, now))) return { status: 'conditions' };
      const caps = capsOf(promotion, someone, today);
      const taken = used.get(promotion.id)!;
      if (caps.some((cap) => (taken.get(capName(cap)) ?? 0) >= cap.most)) return { status: 'capped' };
      const given = worthOf(candidate, someone);
      if (!given) return settle(candidate, { status: 'nothing' });
      const verdict = await apart(candidate, () => hand(candidate, given, someone.currency, caps));
      if (verdict.status !== 'given' && verdict.status !== 'review') return verdict;
      causes.add(name);
      for (const cap of caps) taken.set(capName(cap), (taken.get(capName(cap)) ?? 0) + 1);
      return settle(candidate, verdict);
    }

    // A failure for one member does not block the others of the batch. After a deadlock or a lock timeout the whole
    // batch is repeated: a reward written off here would never be given.
    async function apart(candidate: Candidate, work: () => Promise<Verdict>): Promise<Verdict> {
      await repo.savepoint(tx);
      try {
        const verdict = await work();
        await repo.release(tx);
        return verdict;
      } catch (error) {
        if (isConcurrencyFailure(error)) throw error;
        await repo.rollBack(tx);
        const { promotion, memberId } = candidate;
        log.error({ err: error, promotion: promotion.key, memberId }, 'a reward could not be given');
        return { status: 'failed' };
      }
    }

    async function hand(candidate: Candidate, given: Given, currency: string, caps: Cap[]): Promise<Verdict> {
      const { promotion, rule, memberId } = candidate;
      const isReviewed = promotion.definition.approval === 'review' && rule.trigger.on !== 'application';
      const handed = isReviewed ? null : await give(tx, giftOf(promotion, rule, memberId, causeOf(candidate), given));
      if (handed?.status === 'budget_used_up') return { status: 'budget_used_up' };
      if (handed?.status === 'excluded') return { status: 'refused', why: 'excluded' };
      const giftId = handed && 'giftId' in handed ? handed.giftId : null;
      const state = giftId === null ? 'review' : 'given';
      const kept = { promotionId: promotion.id, memberId, rule: rule.code, cause: causeOf(candidate), reason: '' };
      const names = caps.map(({ scope, key }) => ({ scope, key }));
      const cost = costOf(given);
      await repo.insertAward(tx, {
        ...kept,
        state,
        giftId,
        reward: given,
        cost,
        currency,
        caps: names,
        depositId: candidate.depositId ?? null,
        at: clock.now(),
      });
      await repo.addUsed(tx, promotion.id, names);
      return giftId === null ? { status: 'review', given } : { status: 'given', given, giftId };
    }

    async function settle(candidate: Candidate, verdict: Verdict): Promise<Verdict> {
      if (candidate.paid) await updatePaid(tx, candidate.paid.place, candidate.paid.upTo);
      return verdict;
    }
  }

  function giftOf(promotion: Promotion, rule: Rule, memberId: string, cause: string, reward: Given): NewGift {
    const { approval, claimDays } = promotion.definition;
    return {
      memberId,
      source: 'promotion',
      sourceId: promotion.key,
      cause: `${promotion.id}:${cause}`,
      title: rule.title,
      reward,
      budget: budgetOf(promotion.key),
      how: approval === 'automatic' ? 'credit' : 'claim',
      expiresAt: claimDays ? clock.now().add({ hours: 24 * claimDays }) : null,
    };
  }

  return {
    award,
    meet,
    refusal,
    circumstances,
    worthOf,

    /** Gives an award that staff approved. The caller has locked the promotion. */
    async giveReviewed(tx: WriteHandle, promotion: Promotion, given: repo.Award): Promise<GivenGift['status']> {
      const rule = promotion.definition.rules.find(({ code }) => code === given.rule)!;
      const handed = await give(tx, giftOf(promotion, rule, given.memberId, given.cause, given.reward));
      if ('giftId' in handed)
        await repo.updateAward(tx, given.id, { state: 'given', giftId: handed.giftId, reason: '' });
      return handed.status;
    },

    /** Refuses an award that waits for staff, and returns its part of the caps. The caller has locked the promotion. */
    async refuseReviewed(tx: WriteHandle, refused: repo.Award, reason: string): Promise<void> {
      await repo.updateAward(tx, refused.id, { state: 'refused', giftId: null, reason });
      await repo.addUsed(tx, refused.promotionId, refused.caps, -1);
    },
  };
}

function capsOf({ definition }: Promotion, someone: Someone | undefined, today: string): Cap[] {
  return someone ? capsFor(definition, someone, today) : [];
}

/** What an occasion gives to a member, if it is due; null: nothing. */
function worthOf(candidate: Candidate, { level, currency }: Someone): Given | null {
  const { promotion, rule, memberId, base, rank, step, times } = candidate;
  const reward = rule.reward ?? rule.rewards![step!]!;
  const draw = { seed: promotion.seed, cause: `${promotion.key}:${memberId} ${causeOf(candidate)}` };
  return givenFor(reward, { base, rank, level, draw }, currency, times);
}

const causeOf = ({ rule, cause }: Candidate): string => `${rule.code}:${cause}`;
const byMember = ({ memberId }: { memberId: string }): string => memberId;
const capName = ({ scope, key }: Cap): string => `${scope} ${key}`;
const asksBalance = ({ rule }: Candidate): boolean => rule.conditions.some((each) => 'balanceAtMost' in each);
const asksCounters = ({ rule }: Candidate): boolean => rule.conditions.some((each) => 'counted' in each);

type Spot = { span: string; memberId: string; promotionId: bigint };

function placeOf(at: Candidate | Spot): string {
  return `${'promotion' in at ? at.promotion.id : at.promotionId} ${at.span} ${at.memberId}`;
}

function distinct<T>(all: readonly T[], name: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [name(one), one])).values()];
}

type Placed = { candidate: Candidate; at: number };

function byMemberThenPromotion({ candidate: a, at }: Placed, { candidate: b, at: other }: Placed): number {
  if (a.memberId !== b.memberId) return BigInt(a.memberId) < BigInt(b.memberId) ? -1 : 1;
  return a.promotion.id === b.promotion.id ? at - other : a.promotion.id < b.promotion.id ? -1 : 1;
}
