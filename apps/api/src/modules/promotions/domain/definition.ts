import { activityKinds, Decimal, GameType, Id, Instant, Language } from '@champa/contract';
import { parseAmount } from '@champa/money';
import * as z from 'zod/mini';

// A promotion as data. Rules are composed of triggers, measures, conditions and rewards: no kind of promotion has code
// of its own.

const code = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be 1 to 40 small letters, digits and underscores'));
const key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be 1 to 60 small letters, digits and hyphens'));
const Money = Decimal.check(z.refine((text) => !text.startsWith('-'), { error: 'must not be negative' }));
const Positive = Decimal.check(z.refine((text) => parseAmount(text) > 0n, { error: 'must be above zero' }));
const times = z.int().check(z.minimum(1), z.maximum(1_000_000));

const Title = z.object({ lo: z.string(), en: z.string(), cn: z.string() });

/** The brand's days, weeks (from Monday) and months, or the whole promotion as one span. */
export const spanKinds = ['day', 'week', 'month', 'all'] as const;
const Span = z.enum(spanKinds);

const Weekdays = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1));

/** Play that counts: by area, vendor or game (`VENDOR/GAME`); without any, all. */
const Games = z.strictObject({
  areas: z.optional(z.array(GameType)),
  exceptAreas: z.optional(z.array(GameType)),
  vendors: z.optional(z.array(z.string())),
  games: z.optional(z.array(z.string())),
});

/** What is counted for a member. */
const Measure = z.discriminatedUnion('of', [
  /** `net_loss`: stakes less wins of settled play. */
  z.strictObject({
    of: z.enum(['valid_bet', 'net_loss', 'stake', 'rounds']),
    games: z.optional(Games),
    weekdays: z.optional(Weekdays),
  }),
  z.strictObject({ of: z.enum(['deposited', 'deposits']), atLeast: z.optional(Money), weekdays: z.optional(Weekdays) }),
  /** Friends who came by the member's link, deposited and played so much. */
  z.strictObject({
    of: z.literal('friends'),
    deposited: z.optional(Money),
    validBet: z.optional(Money),
    withinDays: z.optional(times),
  }),
  /** Days on which the member signed in. */
  z.strictObject({ of: z.literal('sign_in_days') }),
]);
export type Measure = z.infer<typeof Measure>;

/** An amount: fixed, a part of what is counted, random between two, or by a ladder of these. */
const Plain = z.union([
  z.strictObject({ fixed: Positive }),
  z.strictObject({ percent: Positive, max: z.optional(Positive) }),
  z.strictObject({ random: z.strictObject({ from: Positive, to: Positive, step: Positive }) }).check(
    z.refine(({ random: { from, to } }) => parseAmount(from) <= parseAmount(to), {
      error: 'from must not be above to',
      params: { fault: 'order' },
    }),
  ),
]);
export type Plain = z.infer<typeof Plain>;

/**
 * `by`, the ladder's measure: the member's level; the occasion's own rank (a streak, a level reached); what is counted.
 */
const Size = z.union([
  Plain,
  z
    .strictObject({
      by: z.enum(['level', 'rank', 'base']),
      ladder: z.array(z.strictObject({ from: Money, give: Plain })).check(z.minLength(1)),
    })
    .check(
      z.refine(
        ({ ladder }) => ladder.every((step, n) => n === 0 || parseAmount(ladder[n - 1]!.from) < parseAmount(step.from)),
        {
          error: 'the steps of a ladder must rise',
          path: ['ladder'],
          params: { fault: 'rising' },
        },
      ),
    ),
]);
export type Size = z.infer<typeof Size>;

/** Points and tickets take their number from `size`, rounded to whole ones. */
const Reward = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cash'),
    size: Size,
    turnoverFactor: z._default(z.int().check(z.minimum(0), z.maximum(100)), 1),
  }),
  z.strictObject({ kind: z.literal('bonus'), size: Size, offer: z.string() }),
  z.strictObject({ kind: z.literal('points'), size: Size }),
  z.strictObject({ kind: z.literal('tickets'), size: Size, game: z.string() }),
  z.strictObject({
    kind: z.literal('free_rounds'),
    vassalage: z.string(),
    gameCode: z.string(),
    rounds: times,
    stake: Positive,
  }),
]);
export type Reward = z.infer<typeof Reward>;

/** All conditions of a rule must hold when it is about to give. */
const Condition = z.union([
  /** In the brand's time zone, when it happened. */
  z.strictObject({ weekdays: Weekdays }),
  /** The value of the occasion: a deposit's amount, what was counted. */
  z.strictObject({ base: z.strictObject({ atLeast: z.optional(Money), atMost: z.optional(Money) }) }),
  /** One of the promotion's counters, in the same span. */
  z.strictObject({ counted: code, atLeast: Money }),
  z.strictObject({ balanceAtMost: Money }),
  z.strictObject({ memberForDays: times }),
]);
export type Condition = z.infer<typeof Condition>;

/** Once for each of these: each occasion, a span, or ever. */
const Once = z.enum(['occasion', 'day', 'week', 'month', 'ever']);

const Trigger = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.literal('deposit'),
    /** The member's first is 1. */
    ordinal: z.optional(z.strictObject({ from: times, to: z.optional(times) })),
    once: z._default(Once, 'occasion'),
  }),
  z.strictObject({ on: z.literal('registered') }),
  z.strictObject({
    on: z.literal('signed_in'),
    via: z.optional(z.enum(['web', 'app'])),
    once: z._default(Once, 'ever'),
  }),
  /** Each sign-in day; its rank is the streak, which starts again after `length` days. */
  z.strictObject({ on: z.literal('sign_in_day'), length: z.int().check(z.minimum(1), z.maximum(366)) }),
  z.strictObject({ on: z.literal('messenger'), providers: z.array(z.string()).check(z.minLength(1)) }),
  z.strictObject({ on: z.literal('birthday') }),
  /** Once for each level that is passed; its rank is the level. */
  z.strictObject({ on: z.literal('level_up') }),
  /** A friend who meets the conditions of the rule's measure; once for each. */
  z.strictObject({ on: z.literal('friend') }),
  /** The measure reaches a step, or each further multiple. */
  z.strictObject({ on: z.literal('reached'), at: z.array(Positive).check(z.minLength(1)) }),
  z.strictObject({ on: z.literal('every'), amount: Positive, most: z.optional(times) }),
  /** When the promotion's span is over, for what was counted in it. */
  z.strictObject({ on: z.literal('span_end') }),
  /** When the member requests it; once a span. */
  z.strictObject({ on: z.literal('ask') }),
  z.strictObject({ on: z.literal('application') }),
]);
export type Trigger = z.infer<typeof Trigger>;

const COUNTING: readonly Trigger['on'][] = ['reached', 'every', 'span_end', 'friend'];

const Rule = z
  .strictObject({
    code,
    title: Title,
    trigger: Trigger,
    /** What the rule counts; without it, the value of the occasion. */
    measure: z.optional(Measure),
    conditions: z._default(z.array(Condition), []),
    /** One for all steps, or one for each step of `reached`. */
    reward: z.optional(Reward),
    rewards: z.optional(z.array(Reward)),
  })
  .check(
    z.refine(({ trigger, measure }) => !COUNTING.includes(trigger.on) || measure !== undefined, {
      error: 'this trigger needs a measure',
      path: ['measure'],
      params: { fault: 'measure' },
    }),
    z.refine(({ trigger, measure }) => (trigger.on === 'friend') <= (measure?.of === 'friends'), {
      error: 'the trigger friend needs the measure friends',
      path: ['measure'],
      params: { fault: 'measure_friends' },
    }),
    z.refine(
      ({ trigger, reward, rewards }) =>
        reward ? rewards === undefined : trigger.on === 'reached' && rewards?.length === trigger.at.length,
      {
        error: 'needs a reward; or rewards, one for each step of the trigger reached',
        path: ['reward'],
        params: { fault: 'reward' },
      },
    ),
    z.refine(
      ({ trigger }) =>
        trigger.on !== 'reached' ||
        trigger.at.every((at, n) => n === 0 || parseAmount(trigger.at[n - 1]!) < parseAmount(at)),
      { error: 'steps must rise', path: ['trigger', 'at'], params: { fault: 'rising' } },
    ),
  );
export type Rule = z.infer<typeof Rule>;

export const linkKinds = ['device', 'account', 'ip', 'referral'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const Definition = z
  .strictObject({
    /** The content's promotion that it belongs to, by its key. */
    key,
    kind: z.enum(activityKinds),
    /** The audience; a missing condition admits all. */
    audience: z._default(
      z.strictObject({
        levels: z.optional(z.strictObject({ from: z.int(), to: z.optional(z.int()) })),
        /** Members with one of these. */
        tags: z.optional(z.array(z.string()).check(z.minLength(1))),
        /** Members who registered at most so many days ago, when it happens. */
        newForDays: z.optional(times),
        /** Members whom others brought. */
        invited: z.optional(z.boolean()),
        languages: z.optional(z.array(Language).check(z.minLength(1))),
        /** Members who have deposited, or who have not yet. */
        deposited: z.optional(z.boolean()),
        /** Members in the teams of these agents, by their IDs; the agents themselves, too. */
        agents: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(100))),
        /** The countries they registered from. */
        regions: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1))),
      }),
      {},
    ),
    /** Default: the period of the content's promotion at creation. No end: long-term. */
    startsAt: z.optional(Instant),
    endsAt: z.optional(z.nullable(Instant)),
    /** `join`: a member joins first; `sign_up`: the same, but only during `signUp`. */
    entry: z._default(z.enum(['open', 'join', 'sign_up']), 'open'),
    signUp: z.optional(z.strictObject({ opensAt: Instant, closesAt: Instant })),
    span: z._default(Span, 'all'),
    /** Counters that conditions use and no rule counts itself. */
    counters: z._default(z.array(z.strictObject({ code, title: Title, measure: Measure })), []),
    rules: z.array(Rule).check(z.minLength(1), z.maxLength(20)),
    caps: z._default(
      z.strictObject({
        perMember: z.optional(times),
        perMemberAndDay: z.optional(times),
        /** Of all members together. */
        perDay: z.optional(times),
        perDevice: z.optional(times),
        perAccount: z.optional(times),
        perIp: z.optional(times),
      }),
      {},
    ),
    /** `automatic` pays at once, `claim` waits for the member, `review` for staff and then for the member. */
    approval: z._default(z.enum(['automatic', 'claim', 'review']), 'claim'),
    /** How long a gift waits to be claimed, in days; none: for ever. */
    claimDays: z.optional(z.nullable(times)),
    /** Members with these links to one who registered earlier get nothing; without it, the brand's setting. */
    exclude: z.optional(z.array(z.enum(linkKinds))),
  })
  .check(
    z.refine(({ entry, signUp }) => (entry === 'sign_up') === (signUp !== undefined), {
      error: 'entry sign_up and signUp go together',
      path: ['signUp'],
      params: { fault: 'together' },
    }),
    z.refine(({ signUp }) => !signUp || isBefore(signUp.opensAt, signUp.closesAt), {
      error: 'closesAt must come after opensAt',
      path: ['signUp', 'closesAt'],
      params: { fault: 'order' },
    }),
    z.refine(({ startsAt, endsAt }) => !startsAt || !endsAt || isBefore(startsAt, endsAt), {
      error: 'endsAt must come after startsAt',
      path: ['endsAt'],
      params: { fault: 'order' },
    }),
    z.refine(({ rules, counters }) => isDistinct([...rules, ...counters].map((each) => each.code)), {
      error: 'has a code twice',
      path: ['rules'],
      params: { fault: 'code_twice' },
    }),
    z.refine(({ rules, counters }) => conditionsKnown(rules, counters), {
      error: 'a condition counts what is neither a counter nor a rule with a measure',
      path: ['rules'],
      params: { fault: 'counted' },
    }),
    z.refine(({ rules, span }) => span !== 'all' || rules.every(({ trigger }) => trigger.on !== 'span_end'), {
      error: 'the trigger span_end needs a span of days, weeks or months',
      path: ['span'],
      params: { fault: 'span' },
    }),
    z.refine(({ rules }) => rules.filter(({ trigger }) => trigger.on === 'application').length <= 1, {
      error: 'has more than one rule for applications',
      path: ['rules'],
      params: { fault: 'one_application' },
    }),
  );
export type Definition = z.output<typeof Definition>;
export type DefinitionInput = z.input<typeof Definition>;

export type Audience = Definition['audience'];

/** Reads an operator's file. Throws one error that names every wrong field and why. */
export function readDefinition(given: unknown): Definition {
  const parsed = Definition.safeParse(given, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new Error(`This is not a valid promotion:\n  ${wrong.join('\n  ')}`);
}

function isBefore(from: string, until: string): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(from), Temporal.Instant.from(until)) < 0;
}

function isDistinct(codes: readonly string[]): boolean {
  return new Set(codes).size === codes.length;
}

function conditionsKnown(rules: readonly Rule[], counters: readonly { code: string }[]): boolean {
  const known = new Set([...counters, ...rules.filter(({ measure }) => measure)].map((each) => each.code));
  return rules.every(({ conditions }) => conditions.every((each) => !('counted' in each) || known.has(each.counted)));
}
