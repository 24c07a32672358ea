import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { payoutVerdicts } from '../../domain/provider.ts';

const Amount = z.pipe(z.string().check(z.refine(isDecimal)), z.transform(parseAmount));

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
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  payoutId: z.string(),
  merchantRef: z.string().check(z.maxLength(100)),
  amount: Amount,
  currency: z.string().check(z.maxLength(10)),
  status: z.enum(payoutVerdicts),
});
