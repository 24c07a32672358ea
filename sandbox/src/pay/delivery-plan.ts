/**
 * How the merchant is told of an outcome, chosen by the tester. All modes happen to real merchants.
 * - `prompt`: at once, once.
 * - `late`: after a minute.
 * - `twice`: the same event three times, two of them simultaneously.
 * - `failedFirst`: first a declined attempt, then the outcome.
 * - `stale`: first the outcome, then an older, declined attempt.
 * - `forged`: before the outcome two forgeries, one with a wrong signature, one with a wrong amount.
 * - `lost`: never. The merchant must ask.
 */
export const deliveryModes = ['prompt', 'late', 'twice', 'failedFirst', 'stale', 'forged', 'lost'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** The deliberate flaw of a forgery. */
export type Flaw = 'signature' | 'amount';

export type PlannedDelivery = {
  /** `declined` is a separate event about an earlier attempt. */
  event: 'outcome' | 'declined' | 'forgery';
  afterSeconds: number;
  flaw?: Flaw;
};

const plans: Record<DeliveryMode, readonly PlannedDelivery[]> = {
  prompt: [{ event: 'outcome', afterSeconds: 0 }],
  late: [{ event: 'outcome', afterSeconds: 60 }],
  twice: [
    { event: 'outcome', afterSeconds: 0 },
    { event: 'outcome', afterSeconds: 0 },
    { event: 'outcome', afterSeconds: 2 },
  ],
  failedFirst: [
    { event: 'declined', afterSeconds: 0 },
    { event: 'outcome', afterSeconds: 2 },
  ],
  stale: [
    { event: 'outcome', afterSeconds: 0 },
    { event: 'declined', afterSeconds: 2 },
  ],
  forged: [
    { event: 'forgery', afterSeconds: 0, flaw: 'signature' },
    { event: 'forgery', afterSeconds: 0, flaw: 'amount' },
    { event: 'outcome', afterSeconds: 2 },
  ],
  lost: [],
};

export function planDeliveries(mode: DeliveryMode): readonly PlannedDelivery[] {
  return plans[mode];
}

const RETRY_AFTER_SECONDS = [1, 2, 5, 15, 30, 60, 300, 900, 3600] as const;
const GIVE_UP_AFTER_HOURS = 24;

/** The time of the next try after the failure of attempt `attempts`; `null`: no more tries. */
export function nextAttempt(
  createdAt: Temporal.Instant,
  attempts: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const wait = RETRY_AFTER_SECONDS[attempts - 1] ?? RETRY_AFTER_SECONDS.at(-1)!;
  const next = now.add({ seconds: wait });
  return Temporal.Instant.compare(next, createdAt.add({ hours: GIVE_UP_AFTER_HOURS })) > 0 ? null : next;
}
