// For: gifts of the house to members, their budgets, and the reward centre.
// Owns: schema `rewards`: budgets, gifts.
// Never: give more than a budget has, or the same cause twice.

export { createRewards, type Rewards } from './rewards.module.ts';
export { reserve } from './budgets.service.ts';
export { createTitles } from './gifts.service.ts';
export { announceRewards } from './notices.ts';
export { rewardsCommands } from './rewards.cli.ts';
export type { Claimable, Claimed, Past, RewardSource } from './rewards.service.ts';
export { type GivableNeeds, requireGivable } from './givable.ts';
export type { Payers } from './payment.ts';
export type { GiftReward, GiftSource, GiftState, GivenGift, LocalText, NewGift } from './domain/gift.ts';
