import { movedKinds, qrSchemes } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { payoutVerdicts, verdicts } from '../../domain/provider.ts';

const Amount = z.pipe(z.string().check(z.refine(isDecimal)), z.transform(parseAmount));
// Printable ASCII only: a zero character, for example, could not be stored.
const Reference = z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/));
const Currency = z.string().check(z.regex(/^[A-Z]{3,10}$/));
const Status = z.enum(['pending', ...verdicts]);
const Count = z.int().check(z.minimum(0), z.maximum(10_000));

/** What was really sent to an address, and how many blocks stand upon it. */
const progress = {
  received: z.nullable(Amount),
  confirmations: z.nullable(z.object({ seen: Count, required: Count })),
};

const Qr = z.object({ scheme: z.enum(qrSchemes), payload: z.string().check(z.minLength(20), z.maxLength(1000)) });

const Crypto = z.object({
  asset: z.string().check(z.minLength(1), z.maxLength(20)),
  network: z.string().check(z.minLength(1), z.maxLength(40)),
  address: z.string().check(z.regex(/^[A-Za-z0-9:]{10,120}$/)),
  amount: z.string().check(z.refine(isDecimal)),
});

/** SandPay's answer about an order. */
export const Order = z.object({
  orderId: z.string().check(z.minLength(1), z.maxLength(100)),
  merchantRef: z.string(),
  amount: Amount,
  currency: z.string(),
  status: Status,
  paymentUrl: z.url({ protocol: /^https?$/ }),
  qr: z.nullable(Qr),
  crypto: z.nullable(Crypto),
  ...progress,
});

/** SandPay's answer to a refund. */
export const Refund = z.object({
  refundRef: z.string(),
  amount: Amount,
  currency: z.string(),
  status: z.enum(['done']),
});

/** SandPay's callback about an order. */
export const DepositCallback = z.object({
  eventId: Reference,
  orderId: Reference,
  merchantRef: Reference,
  amount: Amount,
  currency: Currency,
  status: Status,
  received: z._default(progress.received, null),
  confirmations: z._default(progress.confirmations, null),
});

/** A page of SandPay's statement. */
export const Statement = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(movedKinds),
      reference: Reference,
      amount: Amount,
      currency: Currency,
      at: z.pipe(
        z.iso.datetime(),
        z.transform((text) => Temporal.Instant.from(text)),
      ),
    }),
  ),
  next: z.nullable(z.string().check(z.maxLength(200))),
});

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
export const PayoutCallback = z.object({
  eventId: Reference,
  payoutId: Reference,
  merchantRef: Reference,
  amount: Amount,
  currency: Currency,
  status: z.enum(payoutVerdicts),
});
