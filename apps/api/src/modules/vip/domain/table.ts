import { isDecimal, parseAmount } from '@champa/money';
import { LocalText, vipUpgrades } from '@champa/contract';
import * as z from 'zod/mini';
import type { Table } from './rank.ts';

const amount = z.string().check(z.refine((text) => isDecimal(text) && parseAmount(text) >= 0n, { error: 'amount' }));
const positive = z.string().check(z.refine((text) => isDecimal(text) && parseAmount(text) > 0n, { error: 'amount' }));
const whole = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));

/** The table of ranks as staff writes it into a file. */
export const TableFile = z.object({
  depositPer: positive,
  betPer: positive,
  upgrade: z.enum(vipUpgrades),
  ranks: z.array(
    z.object({
      level: z.int().check(z.minimum(0), z.maximum(100)),
      names: LocalText,
      growth: whole,
      keep: whole,
      privileges: z.object({
        rebate: amount,
        withdrawal: z.object({
          max: z.nullable(positive),
          dayAmount: z.nullable(positive),
          dayCount: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
          freePerDay: z.nullable(z.int().check(z.minimum(0), z.maximum(1000))),
        }),
        bonus: z.object({ upgrade: amount, weekly: amount, monthly: amount }),
        manager: z.nullable(
          z.object({
            name: z.string().check(z.minLength(1)),
            url: z.string().check(z.regex(/^(?:https?|tel|tg):\S+$/)),
          }),
        ),
      }),
    }),
  ),
});
export type TableFile = z.input<typeof TableFile>;

/** What is wrong with the ranks as a whole, by the form's word for it; null: nothing. */
export function faultOf({ ranks }: Pick<TableFile, 'ranks'>): 'first_rank' | 'rising' | null {
  const sorted = ranks.toSorted((a, b) => a.level - b.level);
  if (sorted[0]?.level !== 0 || sorted[0].growth !== 0) return 'first_rank';
  const isRising = sorted.every(({ level, growth }, at) => {
    const below = sorted[at - 1];
    return !below || (level > below.level && growth > below.growth);
  });
  return isRising ? null : 'rising';
}

const faults = {
  first_rank: 'The first rank is level 0, from growth 0 on.',
  rising: 'Each rank has a level of its own, and needs more growth than the one below it.',
} as const;

/** @throws Error that names its fault */
export function readTable(file: unknown): Omit<Table, 'since'> {
  const { depositPer, betPer, ranks, ...table } = TableFile.parse(file);
  const sorted = ranks.toSorted((a, b) => a.level - b.level);
  const fault = faultOf({ ranks: sorted });
  if (fault) throw new Error(faults[fault]);
  return {
    ...table,
    depositPer: parseAmount(depositPer),
    betPer: parseAmount(betPer),
    ranks: sorted.map(({ growth, keep, ...rank }) => ({ ...rank, growth: BigInt(growth), keep: BigInt(keep) })),
  };
}

/** The same in the form that `readTable` takes. */
export function writeTable(table: Table, decimal: (amount: bigint) => string): TableFile {
  const { depositPer, betPer, upgrade, ranks } = table;
  return {
    depositPer: decimal(depositPer),
    betPer: decimal(betPer),
    upgrade,
    ranks: ranks.map(({ growth, keep, ...rank }) => ({ ...rank, growth: Number(growth), keep: Number(keep) })),
  };
}
