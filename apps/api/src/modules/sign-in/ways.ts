import type { ExtraVerificationMethod } from '@champa/contract';
import { hideAddress, hideNumber } from '../verification/index.ts';
import { type Known, methodsOf } from './domain/extra-verification.ts';

/** A way to prove oneself, and a hint of where its code goes. */
export type Way = { method: ExtraVerificationMethod; hint: string };

/** How a member may prove themself beyond their password, with hints that show little of a number or a mailbox. */
export function waysOf(known: Known): Way[] {
  return methodsOf(known).map((method) => ({ method, hint: hintOf(known, method) }));
}

function hintOf({ mobile, email }: Known, method: ExtraVerificationMethod): string {
  if (method === 'mobile' && mobile !== null) return hideNumber(mobile);
  return method === 'email' ? hideAddress(email) : '';
}
