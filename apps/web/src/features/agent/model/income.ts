import type { agentIncome, ContractKind, IncomeDay, OperationValue } from '@champa/contract';
import { type Amount, formatDecimal, parseAmount, shownAmount, ZERO } from '@champa/money';
import { shownRows } from '../../../kit/lists/shown-figures.ts';
import { kinds } from './contract-kinds.ts';

/** The contract payments of a kind within a range. */
export type KindIncome = { kind: ContractKind; received: string; paidDown: string; net: string; owed: string };

export type IncomeSums = Record<'received' | 'paidDown' | 'net' | 'owed', Amount>;

const nothing = { received: '0.00', paidDown: '0.00', net: '0.00', owed: '0.00' };

/** Every kind in its order, also those without income. */
export function everyKind(list: readonly KindIncome[]): KindIncome[] {
  return kinds.map((kind) => list.find((each) => each.kind === kind) ?? { kind, ...nothing });
}

/** Kinds that add up to their sums as they are shown. */
export function shownKinds(list: readonly KindIncome[]): KindIncome[] {
  return shownRows(list, ['received', 'paidDown', 'owed']).map((income) => ({
    ...income,
    net: formatDecimal(parseAmount(income.received) - parseAmount(income.paidDown)),
  }));
}

type IncomePayments = OperationValue<typeof agentIncome>['payments'];

/**
 * The way from what is left of the periods (as it is shown) to what was paid, adding up as it is shown. The payments of other
 * periods take what rounding leaves.
 */
export function shownPayments(payments: IncomePayments, left: Amount): IncomePayments {
  const { paidOnOtherDays, received, paidDown } = shownEach(payments);
  const net = received - paidDown;
  return {
    left: formatDecimal(left),
    paidOnOtherDays: formatDecimal(paidOnOtherDays),
    ofOtherPeriods: formatDecimal(net - left + paidOnOtherDays),
    received: formatDecimal(received),
    paidDown: formatDecimal(paidDown),
    net: formatDecimal(net),
  };
}

function shownEach({ paidOnOtherDays, received, paidDown }: IncomePayments) {
  const shown = (text: string) => shownAmount(parseAmount(text));
  return { paidOnOtherDays: shown(paidOnOtherDays), received: shown(received), paidDown: shown(paidDown) };
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
