import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { LocalText } from './site.ts';

/** The module that gave a reward. */
export const rewardKinds = ['rebate', 'promotion', 'mission', 'vip', 'prize', 'envelope', 'points', 'staff'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** The content of a reward. `turnoverFactor`: times that the amount must be staked before a withdrawal. */
export const RewardContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash'), amount: Decimal, currency: z.string(), turnoverFactor: z.number() }),
  z.object({ kind: z.literal('bonus'), amount: Decimal, currency: z.string() }),
  z.object({ kind: z.literal('points'), points: z.int() }),
  /** `game`: the prize game that they are for. */
  z.object({ kind: z.literal('tickets'), game: z.string(), tickets: z.int() }),
  z.object({
    kind: z.literal('free_rounds'),
    vassalage: z.string(),
    gameCode: z.string(),
    rounds: z.int(),
    stake: Decimal,
    currency: z.string(),
  }),
]);
export type RewardContent = z.infer<typeof RewardContent>;

const named = {
  id: z.string(),
  kind: z.enum(rewardKinds),
  /** Its name; null: the name of its kind. */
  title: z.nullable(LocalText),
  content: RewardContent,
};

/** A reward that can be claimed now. `id` identifies it while it can be claimed. */
export const Reward = z.object({
  ...named,
  /** It expires then; null: never. */
  expiresAt: z.nullable(Instant),
});
export type Reward = z.infer<typeof Reward>;

/** A reward that can be claimed later. */
export const ComingReward = z.extend(Reward, { claimableFrom: Instant });
export type ComingReward = z.infer<typeof ComingReward>;

/** The final state of a reward. `credited`: it was paid without a claim. */
export const pastRewardStates = ['claimed', 'credited', 'expired', 'taken_back'] as const;

export const PastReward = z.object({ ...named, state: z.enum(pastRewardStates), at: Instant });
export type PastReward = z.infer<typeof PastReward>;

/** Number of rewards that can be claimed. */
export const RewardCount = z.object({ count: z.int() });
export type RewardCount = z.infer<typeof RewardCount>;

export const rewards = operation({
  id: 'rewards',
  method: 'GET',
  path: '/api/rewards',
  access: 'member',
  summary: 'Everything the member can claim now',
  value: z.object({ list: z.array(Reward) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const comingRewards = operation({
  id: 'comingRewards',
  method: 'GET',
  path: '/api/rewards/coming',
  access: 'member',
  summary:
    'What the member can claim later, the next first; `next` begins the following page, and is null after the last',
  query: z.object({
    /** Only those after this one. */
    after: z.optional(Id),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  value: z.object({ list: z.array(ComingReward), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const pastRewards = operation({
  id: 'pastRewards',
  method: 'GET',
  path: '/api/rewards/history',
  access: 'member',
  summary:
    'What became of the member’s rewards, latest first; `next` begins the following page, and is null after the last',
  query: z.object({
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.maxLength(80))),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  value: z.object({ list: z.array(PastReward), next: z.nullable(z.string()) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

const RewardId = z.string().check(z.regex(/^[a-z][\w:-]{0,79}$/));
const ClaimedReward = z.object({ id: z.string(), content: RewardContent });
export type ClaimedReward = z.infer<typeof ClaimedReward>;

const claimErrors = [
  'TRUE_ACCOUNT_REQUIRED',
  'NOTHING_TO_CLAIM',
  'REWARDS_USED_UP',
  'BONUS_OFFER_UNAVAILABLE',
  'PLAY_LOCKED',
  'PLAY_TIME_OUT',
  'SELF_EXCLUDED',
  'SESSION_TIME_REACHED',
] as const;

export const claimReward = operation({
  id: 'claimReward',
  method: 'POST',
  path: '/api/rewards/{id}/claim',
  access: 'member',
  summary: 'Claims one reward; the same idempotency key claims it once',
  params: z.object({ id: RewardId }),
  body: z.object({ idempotencyKey: z.uuid() }),
  value: ClaimedReward,
  errors: claimErrors,
});

export const claimAllRewards = operation({
  id: 'claimAllRewards',
  method: 'POST',
  path: '/api/rewards/claim',
  access: 'member',
  summary:
    'Claims everything that can be claimed now; the same idempotency key claims each once. What could not be claimed stops nothing else',
  body: z.object({ idempotencyKey: z.uuid() }),
  value: z.object({
    claimed: z.array(ClaimedReward),
    /** By the code of the refusal. */
    refused: z.array(z.object({ id: z.string(), code: z.string() })),
  }),
  errors: claimErrors,
});
