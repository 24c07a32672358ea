/** What a profit report tells apart beside play. */
export type MoneyFamily = 'deposits' | 'withdrawals' | 'bonus';

/** How the kinds of movement begin that each of them is made of. */
export const moneyFamilies: Readonly<Record<MoneyFamily, readonly string[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdraw'],
  bonus: ['bonus', 'rebate', 'gift', 'promotion', 'reward'],
};

const families = Object.entries(moneyFamilies) as [MoneyFamily, readonly string[]][];

/** To which of them a kind of movement belongs; null: to none. */
export function familyOf(kind: string): MoneyFamily | null {
  return families.find(([, beginnings]) => beginnings.some((beginning) => kind.startsWith(beginning)))?.[0] ?? null;
}
