/** What a slot may offer for more than the stake: a likelier feature, or the feature at once. */
export const PAID_FEATURES = ['ante', 'buy'] as const;
export type PaidFeature = (typeof PAID_FEATURES)[number];

/** The brand's rule; in these countries nothing of it is offered. */
export type PaidFeatures = Record<PaidFeature, boolean> & { notIn: string[] };

/** What a player may be offered. A country that is not known does not forbid: it is the account's own that always counts. */
export function paidFeaturesIn(rule: PaidFeatures, countries: readonly (string | null)[]): PaidFeature[] {
  if (countries.some((country) => country !== null && rule.notIn.includes(country))) return [];
  return PAID_FEATURES.filter((feature) => rule[feature]);
}
