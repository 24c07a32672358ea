import { accountTypes, type MemberLock } from '@champa/contract';

export type MemberStatus = 'active' | 'suspended' | 'closed';

export type Member = {
  id: string;
  username: string;
  nickname: string;
  type: number;
  status: MemberStatus;
  /** What staff has locked. */
  locks: readonly MemberLock[];
  currency: string;
  country: string;
  language: string;
  registeredAt: Temporal.Instant;
  /** As `icons.service.ts` writes it; empty where the member chose none. */
  icon: string;
};

export type NewMember = {
  username: string;
  /** The username where none is given. */
  nickname?: string;
  type: number;
  currency: string;
  country: string;
  language: string;
  registerUrl: string;
  referralCode: string;
  affiliateCode: string;
  /** The direct upline. */
  uplineId?: string | null;
  termsVersion?: string;
  /** When the account closes by itself; only trial accounts do. */
  expiresAt?: Temporal.Instant | null;
};

const agentTypes: readonly number[] = accountTypes.agent;

/** Agents are of the account types 1, 2, 41 and 42, trial members of type 4. */
export function accountFlags(type: number): { isAgent: boolean; isTrial: boolean } {
  return { isAgent: agentTypes.includes(type), isTrial: type === accountTypes.trial };
}
