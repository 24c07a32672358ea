import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { verdicts } from '../../domain/deposit.ts';

const Amount = z.pipe(z.string().check(z.refine(isDecimal)), z.transform(parseAmount));

/** SandPay's answer about an order. */
export const Order = z.object({
  orderId: z.string().check(z.minLength(1), z.maxLength(100)),
  merchantRef: z.string(),
  amount: Amount,
  currency: z.string(),
  status: z.enum(['pending', ...verdicts]),
  paymentUrl: z.url({ protocol: /^https?$/ }),
});

/** SandPay's callback. */
export const Callback = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  merchantRef: z.string().check(z.maxLength(100)),
  amount: Amount,
  currency: z.string().check(z.maxLength(10)),
  status: z.enum(verdicts),
});

/** `undefined` for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
