/** So many others have to confirm that an employee lost their second factors. */
export const CONFIRMATIONS = 2;

/** That one employee confirmed it of another. `mayManage`: they may still change employees, and whatever this one may do. */
export type Consent = { by: bigint; name: string; at: Temporal.Instant; mayManage: boolean };

type Asked = { of: bigint; now: Temporal.Instant; hours: number };

/**
 * The confirmations that count now: of others, who may still manage the employee, each once, and not older than the time that a brand gives
 * them.
 */
export function standingConsents(consents: readonly Consent[], { of, now, hours }: Asked): Consent[] {
  const since = now.subtract({ hours });
  const counted = consents.filter(
    ({ by, at, mayManage }) => by !== of && mayManage && Temporal.Instant.compare(at, since) > 0,
  );
  return counted.filter((consent, index) => counted.findIndex(({ by }) => by === consent.by) === index);
}

/** Whether enough others have confirmed it. */
export function isAgreed(consents: readonly Consent[], asked: Asked): boolean {
  return standingConsents(consents, asked).length >= CONFIRMATIONS;
}

/** Until when the confirmations that count now last: the oldest ends first. Null where there are none. */
export function standUntil(standing: readonly Consent[], hours: number): Temporal.Instant | null {
  const [oldest] = standing.map(({ at }) => at).toSorted(Temporal.Instant.compare);
  return oldest?.add({ hours }) ?? null;
}
