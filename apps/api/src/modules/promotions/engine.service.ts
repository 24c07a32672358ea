import { type Amount, parseAmount, SCALE } from '@champa/money';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import type { Fact } from '../facts/index.ts';
import type { Awards, Candidate } from './awards.service.ts';
import { added, dayOf, followed, happenedAt, occasionsOf, stepsReached } from './counting.ts';
import type { Measure } from './domain/definition.ts';
import { type Counter, countersOf, type Promotion, runsAt } from './domain/promotion.ts';
import { openSpan, spanOf } from './domain/spans.ts';
import * as friends from './friends.repo.ts';
import * as progress from './progress.repo.ts';
import { lockPromotions, selectEntries, selectPromotions } from './promotions.repo.ts';
import type { Refunds } from './refunds.service.ts';

export type EngineNeeds = {
  clock: Clock;
  log: Pick<Log, 'warn'>;
  awards: Pick<Awards, 'award' | 'meet' | 'refusal'>;
  refunds: Refunds;
  alarm: UnreadableAlarm;
  timeZone: () => Promise<string>;
};

type Friends = Measure & { of: 'friends' };

export type Engine = ReturnType<typeof createEngine>;

/** Handles facts for promotions: counts progress, and gives what is due. */
export function createEngine({ clock, log, awards, refunds, alarm, timeZone }: EngineNeeds) {
  /**
   * Counts facts, gives what is due for them, and takes back what was given for refunded deposits. Locks the promotions
   * concerned until the transaction ends, so that nothing is counted into a span that is being settled.
   */
  async function handle(tx: WriteHandle, facts: readonly Fact[]): Promise<void> {
    const givers = await refunds.promotionsOf(tx, facts);
    await count(tx, facts, givers);
    await refunds.handle(tx, facts);
  }

  /** `held`: promotions to be locked whether they count or not. */
  async function count(tx: WriteHandle, facts: readonly Fact[], held: readonly bigint[]): Promise<void> {
    const kinds = new Set(facts.map(({ kind }) => kind));
    const concerned = (await selectPromotions(tx, alarm)).filter(
      (promotion) => promotion.state === 'running' && kindsOf(promotion).some((kind) => kinds.has(kind)),
    );
    const zone = await timeZone();
    const signedIn = kinds.has('signed_in') ? await signIn(tx, facts, zone) : new Map<Fact, number>();
    const ids = concerned.map(({ id }) => id);
    const locked = await lockPromotions(tx, [...new Set([...ids, ...held])]);
    if (concerned.length === 0) return;
    const promotions = locked.filter(({ id, state }) => state === 'running' && ids.includes(id));
    const members = [...new Set(facts.map(({ memberId }) => memberId))];
    const entries = await selectEntries(tx, ids, members);
    const oldest = facts.reduce((first, { at }) => (Temporal.Instant.compare(at, first) < 0 ? at : first), clock.now());
    const since = dayAt(oldest, zone).subtract({ months: 2 }).toString();
    const closed = await progress.selectClosed(tx, ids, since);

    const sums = new Map<string, progress.Delta>();
    const candidates: Candidate[] = [];
    for (const promotion of promotions) {
      const own = new Set(kindsOf(promotion));
      const counters = countersOf(promotion.definition).filter(({ measure }) => measure.of !== 'friends');
      for (const fact of facts) {
        if (!own.has(fact.kind) || !takesPart(promotion, fact, entries)) continue;
        const day = dayOf(fact, (at) => dayAt(at, zone));
        const span = openSpan(promotion.definition.span, day, (each) => closed.has(`${promotion.id} ${each}`));
        for (const counter of counters) {
          const isNewDay = counter.measure.of === 'sign_in_days' && signedIn.has(fact);
          const amount = isNewDay ? SCALE : added(counter.measure, fact, day);
          if (amount !== 0n)
            add(sums, { promotionId: promotion.id, span, code: counter.code, memberId: fact.memberId, amount });
        }
        for (const rule of promotion.definition.rules) {
          for (const occasion of occasionsOf(rule, fact, day)) {
            candidates.push({ promotion, rule, memberId: fact.memberId, day, span, ...occasion });
          }
          const streak = signedIn.get(fact);
          if (rule.trigger.on === 'sign_in_day' && streak !== undefined) {
            const rank = ((streak - 1) % rule.trigger.length) + 1;
            candidates.push({
              promotion,
              rule,
              memberId: fact.memberId,
              day,
              span,
              cause: `day:${day}`,
              base: 0n,
              rank,
            });
          }
        }
      }
    }
    candidates.push(...(await bringFriends(tx, promotions, facts, sums, zone)));
    const counted = await progress.addProgress(tx, [...sums.values()].toSorted(byPlace), clock.now());
    candidates.push(...(await reachedBy(tx, promotions, counted, zone)));
    const verdicts = await awards.award(tx, candidates);
    const refused = candidates.filter((_, at) => verdicts[at]!.status === 'budget_used_up');
    // Members see it on the promotion; this log is the operator's only notice.
    for (const [promotion, own] of Map.groupBy(refused, ({ promotion: { key } }) => key)) {
      log.warn({ promotion, rewards: own.length }, 'the budget of a promotion is used up: what was due is not given');
    }
  }

  /** Checks in the days of these facts. @returns the streak of each fact that is the first of its day */
  async function signIn(tx: WriteHandle, facts: readonly Fact[], zone: string): Promise<Map<Fact, number>> {
    const firsts = new Map<string, { fact: Fact; day: string }>();
    for (const fact of facts) {
      if (fact.kind !== 'signed_in') continue;
      const day = dayAt(fact.at, zone).toString();
      const name = `${fact.memberId} ${day}`;
      if (!firsts.has(name)) firsts.set(name, { fact, day });
    }
    const signed = new Map<Fact, number>();
    const byDay = Map.groupBy(firsts.values(), ({ day }) => day);
    // A day's streak needs the day before: one after another.
    for (const day of [...byDay.keys()].toSorted()) {
      const days = byDay.get(day)!.map(({ fact }) => ({ memberId: fact.memberId, day }));
      for (const { memberId, streak } of await progress.insertSignInDays(tx, days))
        signed.set(firsts.get(`${memberId} ${day}`)!.fact, streak);
    }
    return signed;
  }

  /** Referred friends and their progress; one who meets the conditions counts for the member who brought them. */
  async function bringFriends(
    tx: WriteHandle,
    promotions: readonly Promotion[],
    facts: readonly Fact[],
    sums: Map<string, progress.Delta>,
    zone: string,
  ): Promise<Candidate[]> {
    const counting = new Map(promotions.flatMap((each) => (friendsOf(each) ? [[each.id, each] as const] : [])));
    if (counting.size === 0) return [];
    const came = [...counting.values()].flatMap((promotion) =>
      facts.flatMap((fact) =>
        fact.kind === 'registered' && fact.data.referrerId !== null && runsAt(promotion, fact.at)
          ? [{ promotionId: promotion.id, friendId: fact.memberId, referrerId: fact.data.referrerId, cameAt: fact.at }]
          : [],
      ),
    );
    await friends.insertFriends(tx, came);
    const touched: friends.Friend[] = [];
    for (const promotion of counting.values()) {
      const did = doneBy(facts.filter((fact) => runsAt(promotion, happenedAt(fact))));
      touched.push(...(await friends.addToFriends(tx, promotion.id, did)));
    }
    const met = touched.filter((friend) =>
      isQualified(friendsOf(counting.get(friend.promotionId)!)!.measure as Friends, friend, clock.now()),
    );
    if (met.length === 0) return [];
    // A friend who shares a device or an account with the member who brought them does not count.
    const people = await awards.meet(tx, [...new Set(met.map(({ friendId }) => friendId))]);
    const candidates: Candidate[] = [];
    for (const friend of met.toSorted((a, b) => (BigInt(a.friendId) < BigInt(b.friendId) ? -1 : 1))) {
      const promotion = counting.get(friend.promotionId)!;
      const someone = people.get(friend.friendId);
      const why = someone
        ? await awards.refusal(someone, { ...promotion, definition: { ...promotion.definition, audience: {} } })
        : 'excluded';
      if (why || !(await friends.qualify(tx, friend, clock.now()))) continue;
      const day = dayAt(clock.now(), zone);
      const span = spanOf(promotion.definition.span, day);
      const memberId = friend.referrerId;
      for (const { code, rule, measure } of countersOf(promotion.definition)) {
        if (measure.of !== 'friends') continue;
        add(sums, { promotionId: promotion.id, span, code, memberId, amount: SCALE });
        if (rule?.trigger.on === 'friend')
          candidates.push({
            promotion,
            rule,
            memberId,
            day,
            span,
            cause: `friend:${friend.friendId}`,
            base: 0n,
            rank: 1,
          });
      }
    }
    return candidates;
  }

  /** The rewards due for values that have grown: for steps that were not paid yet. */
  async function reachedBy(
    tx: ReadHandle,
    promotions: readonly Promotion[],
    counted: readonly progress.Progress[],
    zone: string,
  ): Promise<Candidate[]> {
    const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]));
    const all = await withNeighbours(tx, byId, counted);
    const candidates: Candidate[] = [];
    for (const place of all) {
      const promotion = byId.get(place.promotionId)!;
      const rule = promotion.definition.rules.find(({ code }) => code === place.code);
      if (!rule) continue;
      const base = place.value;
      const reached = stepsReached(rule.trigger, base);
      if (reached <= place.paid) continue;
      const day = dayAt(clock.now(), zone);
      const { memberId, span } = place;
      const own = { promotion, rule, memberId, day, span, base };
      if (rule.trigger.on === 'every') {
        const paid = { place, upTo: reached };
        candidates.push({ ...own, cause: `${span}:${reached}`, rank: reached, times: reached - place.paid, paid });
        continue;
      }
      for (let step = place.paid; step < reached; step += 1) {
        candidates.push({
          ...own,
          cause: `${span}:${step + 1}`,
          rank: step + 1,
          step,
          paid: { place, upTo: step + 1 },
        });
      }
    }
    return candidates;
  }

  // A rule may have a condition on another counter of its promotion: when one grew, all are checked.
  async function withNeighbours(
    tx: ReadHandle,
    byId: ReadonlyMap<bigint, Promotion>,
    counted: readonly progress.Progress[],
  ): Promise<progress.Progress[]> {
    const isAlone = ({ promotionId }: progress.Progress): boolean =>
      byId.get(promotionId)!.definition.rules.every(({ conditions }) => !conditions.some((each) => 'counted' in each));
    const spots = new Map(
      counted
        .filter((each) => !isAlone(each))
        .map((each) => [`${each.promotionId} ${each.span} ${each.memberId}`, each]),
    );
    return [...counted.filter(isAlone), ...(await progress.selectProgress(tx, [...spots.values()]))];
  }

  return { handle, signIn, reachedBy };
}

function takesPart(promotion: Promotion, fact: Fact, entries: ReadonlyMap<string, Temporal.Instant>): boolean {
  const at = happenedAt(fact);
  if (!runsAt(promotion, at)) return false;
  if (promotion.definition.entry === 'open') return true;
  const entered = entries.get(`${promotion.id} ${fact.memberId}`);
  return entered !== undefined && Temporal.Instant.compare(entered, at) <= 0;
}

function kindsOf({ definition }: Promotion): Fact['kind'][] {
  return [
    ...definition.rules.flatMap(({ trigger, measure }) => followed(trigger, measure)),
    ...definition.counters.flatMap(({ measure }) => followed(null, measure)),
  ];
}

function friendsOf({ definition }: Promotion): Counter | undefined {
  return countersOf(definition).find(({ measure }) => measure.of === 'friends');
}

/** The deposits and valid bets of each member in these facts. */
function doneBy(facts: readonly Fact[]): { memberId: string; deposited: Amount; validBet: Amount }[] {
  const done = new Map<string, { memberId: string; deposited: Amount; validBet: Amount }>();
  for (const fact of facts) {
    const { memberId } = fact;
    const one = done.get(memberId) ?? { memberId, deposited: 0n, validBet: 0n };
    if (fact.kind === 'deposit_credited') one.deposited += fact.data.amount;
    else if (fact.kind === 'deposit_refunded') one.deposited -= fact.data.amount;
    else if (fact.kind === 'played') one.validBet += fact.data.plays.reduce((sum, { validBet }) => sum + validBet, 0n);
    else if (fact.kind !== 'registered') continue;
    done.set(memberId, one);
  }
  return [...done.values()].toSorted((a, b) => (BigInt(a.memberId) < BigInt(b.memberId) ? -1 : 1));
}

function isQualified(
  { deposited, validBet, withinDays }: Friends,
  friend: friends.Friend,
  now: Temporal.Instant,
): boolean {
  if (deposited !== undefined && friend.deposited < parseAmount(deposited)) return false;
  if (validBet !== undefined && friend.validBet < parseAmount(validBet)) return false;
  if (withinDays === undefined) return true;
  return now.since(friend.cameAt).total('hours') <= withinDays * 24;
}

function add(sums: Map<string, progress.Delta>, delta: progress.Delta): void {
  const name = `${delta.promotionId} ${delta.span} ${delta.code} ${delta.memberId}`;
  const known = sums.get(name);
  if (known) known.amount += delta.amount;
  else sums.set(name, delta);
}

function byPlace(a: progress.Delta, b: progress.Delta): number {
  return placeText(a) < placeText(b) ? -1 : 1;
}

function placeText({ promotionId, span, code, memberId }: progress.Delta): string {
  return `${String(promotionId).padStart(19, '0')} ${span} ${code} ${memberId.padStart(19, '0')}`;
}
