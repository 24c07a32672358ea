import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { payoutVerdicts } from '../../domain/provider.ts';

const Amount = z.pipe(z.string().check(z.refine(isDecimal)), z.transform(parseAmount));
// Plain signs only: a zero character, say, could not be kept.
const Reference = z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/));
const Currency = z.string().check(z.regex(/^[A-Z]{3,10}$/));

/** SandPay's answer about a payout. */
export const PayoutAnswer = z.object({
  payoutId: z.string().check(z.minLength(1), z.maxLength(100)),
  merchantRef: z.string(),
  amount: Amount,
  currency: z.string(),
  status: z.enum(['pending', ...payoutVerdicts]),
  failure: z._default(z.string().check(z.maxLength(200)), ''),
});

/** SandPay's callback about a payout. */
export const Callback = z.object({
  eventId: Reference,
  payoutId: Reference,
  merchantRef: Reference,
  amount: Amount,
  currency: Currency,
  status: z.enum(payoutVerdicts),
});
