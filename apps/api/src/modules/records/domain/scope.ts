import type { Days, Span } from './days.ts';

/** Which days are asked for, and the time they take in the brand's time zone. */
type Dated = { days: Days; span: Span; timeZone: string };

/** A member's cash account; they have one from their first sign-in with a wallet on. */
export type Cash = { account: bigint; currency: string };

/** A member's own records; without cash there are none. */
export type MemberScope = Dated & { of: 'member'; memberId: string; cash: Cash | null };

/** From the first agent line to before the last one: a part of the tree is one range of lines (decision 0028). */
export type Lines = { first: string; last: string };

/** The part of an agent's team that a report covers: a member and everybody below, or the member alone. */
export type TeamPart = Lines & {
  memberId: string;
  isAlone: boolean;
  /** IDs from the agent's direct downline to the member; empty for the agent. */
  path: string[];
};

/** The records of a part of an agent's team. */
export type TeamScope = Dated & TeamPart & { of: 'team' };

/** Whose records are asked for, and of which days. */
export type Scope = MemberScope | TeamScope;
