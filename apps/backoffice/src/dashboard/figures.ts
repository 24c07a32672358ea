import type { DashboardFigures } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { useFormats } from '../kit/formats.ts';

/** The figures that cards and charts show, in their order. */
export const figures = [
  'deposits',
  'withdrawals',
  'stakes',
  'wins',
  'ggr',
  'ngr',
  'bonusCost',
  'commission',
  'signUps',
  'firstDeposits',
  'activeMembers',
  'rounds',
] as const satisfies readonly (keyof DashboardFigures)[];
export type Figure = (typeof figures)[number];

/** A figure that can be compared, and how it is written. */
export type Written = { value: bigint; text: string };

/** How a figure is written: an amount, or a number. */
export function useWritten(): (figure: string | number) => Written {
  const { money, count } = useFormats();
  return (figure) => {
    if (typeof figure === 'number') return { value: BigInt(figure), text: count(figure) };
    const amount = parseAmount(figure);
    return { value: amount, text: money(amount) };
  };
}
