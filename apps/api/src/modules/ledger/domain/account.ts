import type { Amount } from '@champa/money';

export type AccountId = bigint;

/**
 * The owner of an account. A member's accounts are guarded: their balance is stored, and no movement takes it below
 * zero. All others are the house's side: no bet locks them, and their balance may be negative.
 */
export const ownerTypes = ['member', 'house', 'vendor', 'provider', 'promotion', 'agent_pool'] as const;
export type OwnerType = (typeof ownerTypes)[number];
export type Owner = { type: OwnerType; id: string };

/** The purposes of a member's accounts. `locked` holds reserved money; `in_vendor` money in a vendor's own wallet. */
export const memberPurposes = ['cash', 'bonus', 'locked', 'in_vendor'] as const;
export type MemberPurpose = (typeof memberPurposes)[number];

/** Names one account. The purpose of a house-side account is free: `'settlement'`, `'fees'`, ... */
export type AccountName = { owner: Owner; purpose: string; currency: string };

export type MemberBalance = {
  account: AccountId;
  purpose: MemberPurpose;
  currency: string;
  balance: Amount;
  /** Grows by one with each movement of the account: of two balances, the higher version is the newer. */
  version: bigint;
};
