import type { ContractKind, IncomeDay } from '@champa/contract';
import { type Amount, parseAmount, ZERO } from '@champa/money';
import { kinds } from './contract-kinds.ts';

/** The contract payments of a kind within a range. */
export type KindIncome = { kind: ContractKind; received: string; paidDown: string; net: string; owed: string };

export type IncomeSums = Record<'received' | 'paidDown' | 'net' | 'owed', Amount>;

const nothing = { received: '0.00', paidDown: '0.00', net: '0.00', owed: '0.00' };

/** Every kind in its order, also those without income. */
export function everyKind(list: readonly KindIncome[]): KindIncome[] {
  return kinds.map((kind) => list.find((each) => each.kind === kind) ?? { kind, ...nothing });
}

export function sumOf(list: readonly KindIncome[]): IncomeSums {
  const add = (part: keyof IncomeSums) => list.reduce((sum, each) => sum + parseAmount(each[part]), ZERO);
  return { received: add('received'), paidDown: add('paidDown'), net: add('net'), owed: add('owed') };
}

/** The net income of each day, of a kind or of all; days without any are zero. */
export function netByDay(
  list: readonly IncomeDay[],
  days: readonly string[],
  kind: ContractKind | undefined,
): { day: string; value: Amount }[] {
  const nets = new Map<string, Amount>();
  for (const each of list) {
    if (kind !== undefined && each.kind !== kind) continue;
    nets.set(each.day, (nets.get(each.day) ?? ZERO) + parseAmount(each.net));
  }
  return days.map((day) => ({ day, value: nets.get(day) ?? ZERO }));
}
