/** The columns of money beside play in profit and loss. */
export type MoneyFamily = 'deposits' | 'withdrawals' | 'bonus';

/** The beginnings of the kinds of movement that each of them adds up. */
export const moneyFamilies: Readonly<Record<MoneyFamily, readonly string[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdraw'],
  bonus: ['bonus', 'rebate', 'gift', 'promotion', 'reward'],
};

/** How the kinds of movement begin that pay agents' contracts. */
export const contractBeginnings: readonly string[] = ['dividend', 'salary_'];

const families = Object.entries(moneyFamilies) as [MoneyFamily, readonly string[]][];

/** The column that a kind of movement belongs to; null: none. */
export function familyOf(kind: string): MoneyFamily | null {
  return families.find(([, beginnings]) => beginnings.some((beginning) => kind.startsWith(beginning)))?.[0] ?? null;
}
