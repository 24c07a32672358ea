/** What a profit report tells apart beside play. */
export type MoneyFamily = 'deposits' | 'withdrawals' | 'bonus';

const families: readonly [RegExp, MoneyFamily][] = [
  [/^deposit/, 'deposits'],
  [/^withdraw/, 'withdrawals'],
  [/^(bonus|rebate|promotion|reward)/, 'bonus'],
];

/** To which of them a kind of movement belongs; null: to none. */
export function familyOf(kind: string): MoneyFamily | null {
  return families.find(([pattern]) => pattern.test(kind))?.[1] ?? null;
}
