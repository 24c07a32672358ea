import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { Bytes } from './profile.ts';

/** Promotions as members take part in them. The `id` of an activity is that of its promotion (`promotions`). */

/**
 * A member's state in a promotion (specification, section 4). `prohibited`: the member cannot take part; `process`: the member
 * has begun but earned no reward yet; `issued`: a reward was given without a claim.
 */
export const activityStates = [
  'coming_soon',
  'signing_up_open',
  'signed_up',
  'registration_closed',
  'join',
  'joined',
  'process',
  'claim',
  'applying',
  'rejected',
  'prohibited',
  'issued',
  'claimed',
  'close',
] as const;
export type ActivityState = (typeof activityStates)[number];

/** What the member can do now. */
export const activityActions = ['sign_up', 'join', 'claim', 'apply', 'check_in'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** The kind of promotion, by which a screen chooses its picture. */
export const activityKinds = [
  'deposit',
  'cashback',
  'rebate',
  'friends',
  'birthday',
  'vip',
  'sign_in_days',
  'tasks',
  'app',
  'messenger',
  'rescue',
  'raffle',
  'red_envelope',
  'golden_egg',
  'wheel',
  'free_form',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * Why a member was refused or cannot take part. `text` is what staff wrote to the member. `all_given`: the promotion has nothing
 * left to give; this may change.
 */
export const activityReasons = [
  'not_for_you',
  'linked_account',
  'excluded',
  'application_rejected',
  'all_given',
  'paused',
] as const;
export type ActivityReason = (typeof activityReasons)[number];

/** A reward as it was given. */
export const ActivityReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash'), amount: Decimal, currency: z.string(), turnoverFactor: z.int() }),
  z.object({ kind: z.literal('bonus'), amount: Decimal, currency: z.string(), offer: z.string() }),
  z.object({ kind: z.literal('points'), points: z.int() }),
  z.object({ kind: z.literal('tickets'), game: z.string(), tickets: z.int() }),
  z.object({
    kind: z.literal('free_rounds'),
    gameCode: z.string(),
    rounds: z.int(),
    stake: Decimal,
    currency: z.string(),
  }),
]);
export type ActivityReward = z.infer<typeof ActivityReward>;

/** A reward as it is promised: a fixed amount, a percentage up to a maximum, or an amount within a range. */
export const ActivityPromise = z.object({
  kind: z.enum(['cash', 'bonus', 'points', 'tickets', 'free_rounds']),
  /** Null if it is not money. */
  currency: z.nullable(z.string()),
  /** A fixed amount or number; null if it varies. */
  amount: z.nullable(Decimal),
  /** Percentage of the amount that counts; null if it is not a percentage. */
  percent: z.nullable(Decimal),
  /** Random between `min` and `max`; the cap of a percentage is in `max`. */
  min: z.nullable(Decimal),
  max: z.nullable(Decimal),
  /** The prize game its tickets are for. */
  game: z.nullable(z.string()),
});
export type ActivityPromise = z.infer<typeof ActivityPromise>;

/** One step of a task: `paid` was given; `reached` is given at once or after review. */
export const ActivityStep = z.object({
  at: Decimal,
  state: z.enum(['ahead', 'reached', 'paid']),
  promise: ActivityPromise,
});
export type ActivityStep = z.infer<typeof ActivityStep>;

/** One task, and the member's progress. `every`: a reward each time this amount is reached, at most `most` times. */
export const ActivityTask = z.object({
  code: z.string(),
  title: z.string(),
  /** What `value` and `at` count: money of the brand's currency, days, friends, or times. */
  unit: z.enum(['money', 'days', 'friends', 'times', 'rounds']),
  value: Decimal,
  /** The next amount to reach; null: nothing more, or nothing to count. */
  goal: z.nullable(Decimal),
  steps: z.array(ActivityStep),
  every: z.nullable(z.object({ amount: Decimal, most: z.nullable(z.int()), paid: z.int() })),
  promise: ActivityPromise,
});
export type ActivityTask = z.infer<typeof ActivityTask>;

export const applicationStates = ['applying', 'approved', 'rejected'] as const;

/** What a member sent to take part. */
export const ActivityApplication = z.object({
  id: Id,
  /** The ID of the promotion. */
  activityId: z.nullable(Id),
  title: z.string(),
  state: z.enum(applicationStates),
  comment: z.string(),
  /** How many pictures were sent with it. */
  pictures: z.int(),
  /** What staff wrote when it was rejected. */
  reason: z.nullable(z.string()),
  appliedAt: Instant,
  decidedAt: z.nullable(Instant),
});
export type ActivityApplication = z.infer<typeof ActivityApplication>;

/** A reward of this promotion that can be claimed; `id` is its ID in the reward centre. */
export const ActivityGift = z.object({ id: z.string(), reward: ActivityReward, expiresAt: z.nullable(Instant) });
export type ActivityGift = z.infer<typeof ActivityGift>;

export const Activity = z.object({
  id: Id,
  kind: z.enum(activityKinds),
  state: z.enum(activityStates),
  /** Null: the screen shows no button. */
  action: z.nullable(z.enum(activityActions)),
  reason: z.nullable(z.object({ code: z.enum(activityReasons), text: z.nullable(z.string()) })),
  startsAt: Instant,
  /** Null: long-term. */
  endsAt: z.nullable(Instant),
  /** When members can sign up; null: no sign-up is needed. */
  signUp: z.nullable(z.object({ opensAt: Instant, closesAt: Instant })),
  /** When counting starts again, by the brand's days, weeks or months; null: never. */
  renewsAt: z.nullable(Instant),
  /** The next change of state that happens by itself, and when; null: none is due. */
  next: z.nullable(z.object({ state: z.enum(activityStates), at: Instant })),
  tasks: z.array(ActivityTask),
  /** What can be claimed now. */
  waiting: z.array(ActivityGift),
  /** How many rewards the member has received here, and the maximum; null: no limit. */
  given: z.object({ times: z.int(), most: z.nullable(z.int()) }),
  application: z.nullable(ActivityApplication),
});
export type Activity = z.infer<typeof Activity>;

const one = z.object({ id: Id });
const errors = ['TRUE_ACCOUNT_REQUIRED'] as const;
const ofOne = [...errors, 'NOT_FOUND', 'ACTIVITY_NOT_POSSIBLE'] as const;

export const activities = operation({
  id: 'activities',
  method: 'GET',
  path: '/api/activities',
  access: 'member',
  summary: 'Where the member stands with every promotion that they can do something about',
  value: z.object({ list: z.array(Activity) }),
  errors,
});

export const activity = operation({
  id: 'activity',
  method: 'GET',
  path: '/api/activities/{id}',
  access: 'member',
  summary: 'Where the member stands with one promotion',
  params: one,
  value: Activity,
  errors: [...errors, 'NOT_FOUND'],
});

export const joinActivity = operation({
  id: 'joinActivity',
  method: 'POST',
  path: '/api/activities/{id}/join',
  access: 'member',
  summary: 'Signs up for a promotion that has a time for it, or joins one that runs; doing so again changes nothing',
  params: one,
  value: Activity,
  errors: ofOne,
});

export const claimActivity = operation({
  id: 'claimActivity',
  method: 'POST',
  path: '/api/activities/{id}/claim',
  access: 'member',
  summary:
    'Claims all that a promotion holds for the member now, or what it gives them on asking; the same idempotency key claims once',
  params: one,
  body: z.object({ idempotencyKey: z.uuid() }),
  value: z.object({ claimed: z.array(ActivityReward), activity: Activity }),
  errors: [...ofOne, 'NOTHING_TO_CLAIM', 'REWARDS_USED_UP'],
});

/** Maximum length of an application's comment (specification, section 5). */
export const APPLICATION_COMMENT = 140;
export const APPLICATION_PICTURES = 3;

export const addActivityPicture = operation({
  id: 'addActivityPicture',
  method: 'POST',
  path: '/api/activities/{id}/pictures',
  access: 'member',
  bodyType: 'picture',
  summary:
    'Keeps a picture for the application that follows: png or jpg, at most 5 MB, told by its content. It is gone after a day if none follows',
  params: one,
  body: Bytes,
  value: z.object({ id: Id }),
  errors: [...ofOne, 'VALIDATION', 'BODY_TOO_LARGE', 'PICTURE_UNREADABLE', 'TOO_MANY_PICTURES', 'TOO_MANY_REQUESTS'],
});

export const applyForActivity = operation({
  id: 'applyForActivity',
  method: 'POST',
  path: '/api/activities/{id}/apply',
  access: 'member',
  summary: 'Applies for a promotion that staff decides on; `pictures` are those kept by addActivityPicture',
  params: one,
  body: z.object({
    comment: z.string().check(
      z.trim(),
      z.minLength(1),
      // Counts characters as the writer sees them, not as they are stored.
      z.refine((text) => [...text].length <= APPLICATION_COMMENT, { error: 'length' }),
    ),
    pictures: z._default(z.array(Id).check(z.maxLength(APPLICATION_PICTURES)), []),
    idempotencyKey: z.uuid(),
  }),
  value: Activity,
  errors: [...ofOne, 'VALIDATION'],
});

export const activityApplications = operation({
  id: 'activityApplications',
  method: 'GET',
  path: '/api/activity-applications',
  access: 'member',
  summary: 'The member’s applications, latest first; `next` begins the following page, and is null after the last',
  query: z.object({ before: z.optional(Id), pageSize: z._default(queryInteger(1, 100), 20) }),
  value: z.object({ list: z.array(ActivityApplication), next: z.nullable(Id) }),
  errors,
});

/** A day of the calendar, in the brand's time zone. */
export const SignInDay = z.object({
  date: z.iso.date(),
  /** `before`: the member had not joined yet. */
  state: z.enum(['signed', 'before', 'missed', 'today', 'coming']),
  /** Its position in the streak, if no day is missed. */
  streak: z.nullable(z.int()),
  promise: z.nullable(ActivityPromise),
});
export type SignInDay = z.infer<typeof SignInDay>;

export const SignInDays = z.object({
  /** The ID of the promotion. */
  activityId: z.nullable(Id),
  today: z.iso.date(),
  isSignedToday: z.boolean(),
  /** Consecutive days up to today, or up to yesterday while today has no sign-in. */
  streak: z.int(),
  /** The streak starts again after this many days. */
  length: z.int(),
  /** Each day of the requested month. */
  days: z.array(SignInDay),
  /** The rewards of the streak, by its days. */
  steps: z.array(ActivityStep),
  /** When the next day begins. */
  nextDayAt: Instant,
});
export type SignInDays = z.infer<typeof SignInDays>;

export const signInDays = operation({
  id: 'signInDays',
  method: 'GET',
  path: '/api/sign-in-days',
  access: 'member',
  summary: 'The sign-in days of a month and the streak; NOT_FOUND where the brand offers none',
  query: z.object({ month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))) }),
  value: SignInDays,
  errors: [...errors, 'NOT_FOUND'],
});

export const checkIn = operation({
  id: 'checkIn',
  method: 'POST',
  path: '/api/sign-in-days/today',
  access: 'member',
  summary: 'Signs today in; doing so again changes nothing',
  value: SignInDays,
  errors: [...errors, 'NOT_FOUND', 'ACTIVITY_NOT_POSSIBLE'],
});

export const ReferralMilestones = z.object({
  activityId: z.nullable(Id),
  /** Friends who registered, and how many of them met the conditions. */
  friends: z.int(),
  qualified: z.int(),
  /** What a friend must do to count. */
  conditions: z.object({ deposited: Decimal, validBet: Decimal, days: z.nullable(z.int()), currency: z.string() }),
  /** For each friend; null: only milestones give rewards. */
  perFriend: z.nullable(ActivityPromise),
  milestones: z.array(ActivityStep),
});
export type ReferralMilestones = z.infer<typeof ReferralMilestones>;

export const referralMilestones = operation({
  id: 'referralMilestones',
  method: 'GET',
  path: '/api/referral/milestones',
  access: 'member',
  summary:
    'What bringing friends is rewarded with, and how far the member is; NOT_FOUND where the brand offers nothing',
  value: ReferralMilestones,
  errors: [...errors, 'NOT_FOUND'],
});

export const rafflePromotionClaim = operation({
  id: 'rafflePromotionClaim',
  method: 'POST',
  path: '/api/activities/{id}/raffle',
  access: 'member',
  summary: 'Claims the raffle tickets that the member has earned by a promotion; the same idempotency key claims once',
  params: one,
  body: z.object({ idempotencyKey: z.uuid() }),
  value: z.object({ tickets: z.int(), game: z.string(), activity: Activity }),
  errors: [...ofOne, 'NOTHING_TO_CLAIM', 'REWARDS_USED_UP'],
});
