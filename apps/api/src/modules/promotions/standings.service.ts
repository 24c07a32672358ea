import type { Activity, Language } from '@champa/contract';
import type { Amount } from '@champa/money';
import { dayAt, startOfDay } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import * as applications from './applications.repo.ts';
import { presentApplication } from './applications.present.ts';
import type { Awards, Candidate } from './awards.service.ts';
import { type Award, selectAwards } from './awards.repo.ts';
import { actionIn } from './domain/activity-state.ts';
import { budgetOf, isUsedUp } from './domain/budget.ts';
import type { ContentLink } from './domain/content-link.ts';
import { nextChange, type Part, standingAt } from './domain/history.ts';
import { holds, type Refusal, type Someone } from './domain/judging.ts';
import { type Promotion, runsAt } from './domain/promotion.ts';
import { presentGiven } from './domain/promise.ts';
import { costOf } from './domain/reward.ts';
import { openSpan, spanEnds } from './domain/spans.ts';
import { isAhead, shown, taskOf } from './domain/task.ts';
import * as progress from './progress.repo.ts';
import { selectEntries, selectPromotions } from './promotions.repo.ts';

type GiftState = 'coming' | 'waiting' | 'claimed' | 'expired' | 'taken_back';
/** A gift that waits to be claimed. */
type WaitingGift = { id: bigint; expiresAt: Temporal.Instant | null };

export type StandingsNeeds = {
  pool: Pool;
  clock: Clock;
  awards: Pick<Awards, 'meet' | 'refusal' | 'circumstances' | 'worthOf'>;
  alarm: UnreadableAlarm;
  timeZone: () => Promise<string>;
  links: () => Promise<ContentLink[]>;
  giftStates: (ids: readonly string[]) => Promise<ReadonlyMap<string, GiftState>>;
  /** What is left of budgets. */
  leftOf: (budgets: readonly string[]) => Promise<readonly { id: string; currency: string; left: Amount }[]>;
  waitingGifts: (memberId: string) => Promise<readonly WaitingGift[]>;
};

/** The number of a member's latest awards and applications that are read. */
const AWARDS = 500;
const APPLICATIONS = 100;

/** A member's state in one promotion, and the data it comes from. */
export type Standing = {
  promotion: Promotion;
  link: ContentLink;
  someone: Someone;
  part: Part;
  awards: readonly Award[];
  gifts: ReadonlyMap<string, GiftState>;
  /** The reward they may request now. */
  asking: Candidate | null;
  counted: ReadonlyMap<string, { value: Amount; paid: number }>;
  span: string;
  activity: Activity;
};

export type Standings = ReturnType<typeof createStandings>;

/** Members' states in promotions: computed from stored data, by one state machine. */
export function createStandings(needs: StandingsNeeds) {
  const { pool, clock, awards, timeZone, links, giftStates, leftOf, waitingGifts } = needs;

  /** All states, in the content's order; only of one content promotion, where `activityId` is given. */
  async function of(memberId: string, language: Language, activityId: string | null = null): Promise<Standing[]> {
    const known = new Map((await links()).map((link) => [link.key, link]));
    const shownOnes = (await selectPromotions(pool, needs.alarm)).filter(({ key }) => {
      const link = known.get(key);
      return link && (activityId === null || link.id === activityId);
    });
    if (shownOnes.length === 0) return [];
    const someone = (await awards.meet(pool, [memberId])).get(memberId);
    if (!someone) return [];
    const zone = await timeZone();
    const today = dayAt(clock.now(), zone);
    const ids = shownOnes.map(({ id }) => id);
    const closed = await progress.selectClosed(pool, ids, today.subtract({ months: 2 }).toString());
    const spans = new Map(
      shownOnes.map((promotion) => [
        promotion.id,
        openSpan(promotion.definition.span, today, (span) => closed.has(`${promotion.id} ${span}`)),
      ]),
    );
    const wanted = ids.map((promotionId) => ({ promotionId, span: spans.get(promotionId)!, memberId }));
    const [entries, counted, given, sent, waiting, budgets] = await Promise.all([
      selectEntries(pool, ids, [memberId]),
      progress.selectProgress(pool, wanted),
      selectAwards(pool, memberId, AWARDS),
      applications.selectOwn(pool, memberId, { before: null, limit: APPLICATIONS }),
      waitingGifts(memberId),
      leftOf(shownOnes.map(({ key }) => budgetOf(key))),
    ]);
    const inCurrency = budgets.filter(({ currency }) => currency === someone.currency);
    const left = new Map(inCurrency.map((budget) => [budget.id, budget.left]));
    const gifts = await giftStates(given.flatMap(({ giftId }) => giftId ?? []));
    const standings: Standing[] = [];
    for (const promotion of shownOnes) {
      const own = counted.filter(({ promotionId }) => promotionId === promotion.id);
      const ownAwards = given.filter(({ promotionId }) => promotionId === promotion.id);
      const ownSent = sent.filter(({ promotionId }) => promotionId === promotion.id);
      const values = new Map(own.map(({ code, value, paid }) => [code, { value, paid }]));
      const span = spans.get(promotion.id)!;
      const why = await awards.refusal(someone, promotion);
      const enteredAt = entries.get(`${promotion.id} ${memberId}`) ?? null;
      const mayTake = why === null && takesPartNow(promotion, enteredAt);
      const asking = mayTake ? await askable(promotion, someone, values, span, today, ownAwards) : null;
      const isAllGiven = isGivenOut(promotion, asking, someone, left.get(budgetOf(promotion.key)) ?? 0n);
      const mayAsk = asking !== null && !isAllGiven;
      const part = partOf({ promotion, own, ownAwards, ownSent, gifts, why, enteredAt, mayAsk, zone, span });
      const link = known.get(promotion.key)!;
      const standing = { promotion, link, someone, part, awards: ownAwards, gifts, asking, counted: values, span };
      const activity = present(standing, { why, waiting, ownSent, isAllGiven, language });
      standings.push({ ...standing, activity });
    }
    const order = [...known.keys()];
    return standings.toSorted((a, b) => order.indexOf(a.link.key) - order.indexOf(b.link.key));
  }

  /** The reward a member may request now, if its conditions hold; null: none. */
  async function askable(
    promotion: Promotion,
    someone: Someone,
    values: ReadonlyMap<string, { value: Amount }>,
    span: string,
    today: Temporal.PlainDate,
    given: readonly Award[],
  ): Promise<Candidate | null> {
    const rule = promotion.definition.rules.find(({ trigger }) => trigger.on === 'ask');
    if (!rule || given.some(({ cause }) => cause === `${rule.code}:${span}`)) return null;
    const base = values.get(rule.code)?.value ?? 0n;
    const { memberId } = someone;
    const candidate: Candidate = { promotion, rule, memberId, cause: span, base, rank: 1, day: today, span };
    const now = (await awards.circumstances(pool, [candidate]))(candidate);
    return rule.conditions.every((condition) => holds(condition, someone, now)) ? candidate : null;
  }

  /** Whether the budget is used up for the reward they may request; without one: for any reward. */
  function isGivenOut({ definition }: Promotion, asking: Candidate | null, someone: Someone, left: Amount): boolean {
    const asked = asking && awards.worthOf(asking, someone);
    return asked ? costOf(asked) > left : isUsedUp(definition.rules, left);
  }

  type Found = {
    promotion: Promotion;
    own: readonly progress.Progress[];
    ownAwards: readonly Award[];
    ownSent: readonly applications.Application[];
    gifts: ReadonlyMap<string, GiftState>;
    why: Refusal | null;
    enteredAt: Temporal.Instant | null;
    mayAsk: boolean;
    zone: string;
    span: string;
  };

  function partOf({ promotion, own, ownAwards, ownSent, gifts, why, enteredAt, mayAsk, zone, span }: Found): Part {
    const { definition } = promotion;
    const most = definition.caps.perMember;
    const isSpent = most !== undefined && ownAwards.filter(({ state }) => state !== 'refused').length >= most;
    const spanBegan = definition.span === 'all' ? null : startOfDay(span, zone);
    const ways = new Map(definition.rules.map((rule) => [rule.code, rule]));
    const moving = isSpent
      ? []
      : own.filter(({ code, value, paid }) => value > 0n && (!ways.has(code) || isAhead(ways.get(code)!, paid)));
    return {
      enteredAt,
      progressedAt: latest(moving.map(({ changedAt }) => changedAt)),
      awards: ownAwards.map((award) => ({ at: award.at, became: became(award, gifts, definition.approval) })),
      applications: ownSent.map(({ state, appliedAt, decidedAt }) => ({ state, at: appliedAt, decidedAt })),
      mayAsk,
      isForbidden: why !== null,
      renewedAt: isSpent ? null : spanBegan,
      renewsAt: isSpent ? null : spanEnds(definition.span, span, zone),
    };
  }

  function takesPartNow(promotion: Promotion, enteredAt: Temporal.Instant | null): boolean {
    const isIn = promotion.definition.entry === 'open' || enteredAt !== null;
    return promotion.state === 'running' && runsAt(promotion, clock.now()) && isIn;
  }

  type Shown = {
    why: Refusal | null;
    waiting: readonly WaitingGift[];
    ownSent: readonly applications.Application[];
    isAllGiven: boolean;
    language: Language;
  };

  function present(
    standing: Omit<Standing, 'activity'>,
    { why, waiting, ownSent, isAllGiven, language }: Shown,
  ): Activity {
    const { promotion, link, someone, part, awards: own, counted } = standing;
    const { definition, startsAt, endsAt } = promotion;
    const state = standingAt(promotion, part, clock.now());
    const reader = { level: someone.level, currency: someone.currency, language };
    const expiries = new Map(waiting.map(({ id, expiresAt }) => [String(id), expiresAt]));
    const latestSent = ownSent[0] ?? null;
    return {
      id: link.id,
      kind: definition.kind,
      state,
      action: actionIn(state, {
        application: definition.rules.some(({ trigger }) => trigger.on === 'application'),
        checkIn: definition.rules.some(({ trigger }) => trigger.on === 'sign_in_day') && part.awards.every(isNotToday),
      }),
      reason: reasonOf(state, { why, isAllGiven, promotion, application: latestSent }),
      startsAt: startsAt.toString(),
      endsAt: endsAt?.toString() ?? null,
      signUp: definition.signUp ?? null,
      renewsAt: part.renewsAt?.toString() ?? null,
      next: presentNext(nextChange(promotion, part, state, clock.now())),
      tasks: definition.rules.map((rule) => {
        const { value = 0n, paid = 0 } = counted.get(rule.code) ?? {};
        return taskOf(rule, { value: shown(value), paid }, reader);
      }),
      waiting: own.flatMap(({ giftId, reward }) =>
        giftId !== null && expiries.has(giftId)
          ? [
              {
                id: `gift:${giftId}`,
                reward: presentGiven(reward),
                expiresAt: expiries.get(giftId)?.toString() ?? null,
              },
            ]
          : [],
      ),
      given: { times: own.filter((award) => award.state === 'given').length, most: definition.caps.perMember ?? null },
      application: latestSent && presentApplication(latestSent, link, language),
    };

    function isNotToday({ at }: { at: Temporal.Instant }): boolean {
      return part.renewedAt === null || Temporal.Instant.compare(at, part.renewedAt) < 0;
    }
  }

  return { of };
}

function became(
  { state, giftId }: Award,
  gifts: ReadonlyMap<string, GiftState>,
  approval: 'automatic' | 'claim' | 'review',
): Part['awards'][number]['became'] {
  if (state !== 'given') return state;
  const gift = gifts.get(giftId!);
  if (gift === 'waiting' || gift === 'coming') return 'waiting';
  if (gift === 'claimed') return approval === 'automatic' ? 'paid' : 'claimed';
  return 'gone';
}

/** The states in which a member expects a reward. */
const EXPECTING: readonly Activity['state'][] = ['join', 'joined', 'process'];

type Known = {
  why: Refusal | null;
  isAllGiven: boolean;
  promotion: Promotion;
  application: applications.Application | null;
};

function reasonOf(state: Activity['state'], { why, isAllGiven, promotion, application }: Known): Activity['reason'] {
  if (state === 'prohibited' && why) return { code: why, text: null };
  if (state === 'rejected') return { code: 'application_rejected', text: application?.reason || null };
  if (isAllGiven && EXPECTING.includes(state)) return { code: 'all_given', text: null };
  return promotion.state === 'paused' ? { code: 'paused', text: null } : null;
}

function presentNext(next: ReturnType<typeof nextChange>): Activity['next'] {
  return next && { state: next.state, at: next.at.toString() };
}

function latest(all: readonly Temporal.Instant[]): Temporal.Instant | null {
  return all.toSorted((a, b) => Temporal.Instant.compare(b, a))[0] ?? null;
}
