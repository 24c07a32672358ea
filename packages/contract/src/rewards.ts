import * as z from 'zod/mini';
import { Decimal, Instant } from './common.ts';
import { operation } from './operation.ts';

/** What a reward is given for. */
export const rewardKinds = ['rebate'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What the member can claim now. `id` names it while it can be claimed. */
export const Reward = z.object({
  id: z.string(),
  kind: z.enum(rewardKinds),
  amount: Decimal,
  currency: z.string(),
  /** From then on it is gone; null: it waits. */
  expiresAt: z.nullable(Instant),
});
export type Reward = z.infer<typeof Reward>;

/** How many rewards wait to be claimed. */
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

const RewardId = z.string().check(z.regex(/^[a-z][\w:-]{0,79}$/));

export const claimReward = operation({
  id: 'claimReward',
  method: 'POST',
  path: '/api/rewards/{id}/claim',
  access: 'member',
  summary: 'Claims one reward; the same idempotency key claims it once',
  params: z.object({ id: RewardId }),
  body: z.object({ idempotencyKey: z.uuid() }),
  value: z.object({ amount: Decimal, currency: z.string() }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'NOTHING_TO_CLAIM'],
});

export const claimAllRewards = operation({
  id: 'claimAllRewards',
  method: 'POST',
  path: '/api/rewards/claim',
  access: 'member',
  summary: 'Claims everything that can be claimed now; the same idempotency key claims each once',
  body: z.object({ idempotencyKey: z.uuid() }),
  value: z.object({ claimed: z.array(z.object({ id: z.string(), amount: Decimal, currency: z.string() })) }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'NOTHING_TO_CLAIM'],
});
