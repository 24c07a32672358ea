import type { DefinitionInput } from '../../modules/promotions/index.ts';

type Rule = DefinitionInput['rules'][number];
type Reward = NonNullable<Rule['reward']>;
type Size = Extract<Reward, { kind: 'cash' }>['size'];

export const say = (lo: string, en: string, cn: string): Rule['title'] => ({ lo, en, cn });
export const cash = (size: Size, turnoverFactor = 1): Reward => ({ kind: 'cash', size, turnoverFactor });
export const fixed = (amount: string, turnoverFactor = 1): Reward => cash({ fixed: amount }, turnoverFactor);
export const points = (amount: string): Reward => ({ kind: 'points', size: { fixed: amount } });
export const tickets = (game: string, amount = '1'): Reward => ({ kind: 'tickets', game, size: { fixed: amount } });
export const levels = (
  by: 'level' | 'rank',
  ...amounts: readonly (readonly [from: string, amount: string])[]
): Size => ({
  by,
  ladder: amounts.map(([from, amount]) => ({ from, give: { fixed: amount } })),
});

export const slots = { areas: ['RNG' as const] };
export const atLeast = (amount: string) => ({ base: { atLeast: amount } });

/** Bonus offers of the kind gift, seeded with the others (modules/bonus/bonus.seed.ts). */
export const MATCH = 'activity-match';
export const RELOAD = 'activity-reload';
