import type { SecondFactorKind } from '@champa/contract';

/** An authenticator or a passkey of an employee, as lists show it. */
export type SecondFactor = {
  id: bigint;
  kind: SecondFactorKind;
  label: string;
  addedAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
};

/** Each is a way in for whoever holds it: nobody needs more. */
export const MOST_SECOND_FACTORS = 10;

/** What is known of an employee who has, or has not, a second factor. `mustEnrol`: theirs were removed because they lost them. */
export type Enrolment = { secondFactors: number; mustEnrol: boolean };

/** Whether an employee may do nothing but add a second factor. */
export function hasToEnrol({ secondFactors, mustEnrol }: Enrolment, rule: 'required' | 'optional'): boolean {
  return secondFactors === 0 && (mustEnrol || rule === 'required');
}

/** Whether a session's employee confirmed lately who they are. */
export function isFresh(confirmedAt: Temporal.Instant, now: Temporal.Instant, minutes: number): boolean {
  return Temporal.Instant.compare(now, confirmedAt.add({ minutes })) < 0;
}
