import type { ActivityPromise, ActivityTask } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount, SCALE } from '@champa/money';
import { useMoneyFormat } from '@champa/ui';

/** A whole number as the API writes it beside amounts: `"7.00"`. */
export function wholeOf(decimal: string): number {
  return Number(parseAmount(decimal) / SCALE);
}

/** `8.00` is `8`, `0.50` is `0.5`. */
export function plainPercent(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}

/** A task's progress in whole percent; 100 only when its goal is reached. */
export function percentOf({ value, goal }: Pick<ActivityTask, 'value' | 'goal'>): number {
  if (goal === null) return 100;
  const [done, all] = [parseAmount(value), parseAmount(goal)];
  if (done >= all) return 100;
  return done <= 0n ? 0 : Number((done * 100n) / all);
}

/** Describes a promised reward in one line. */
export function usePromiseWords(): (promise: ActivityPromise) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  const sized = (kind: ActivityPromise['kind'], size: string): string => {
    const count = wholeOf(size);
    switch (kind) {
      case 'cash':
        return money(size);
      case 'bonus':
        return t('given_bonus', { amount: money(size) });
      case 'points':
        return t('given_points', { count });
      case 'tickets':
        return t('given_tickets', { count });
      case 'free_rounds':
        return t('given_free_rounds', { count });
    }
  };
  return ({ kind, amount, percent, min, max }) => {
    if (percent !== null) {
      const plain = plainPercent(percent);
      return max === null
        ? t('promise_percent', { percent: plain })
        : t('promise_percent_max', { percent: plain, max: sized(kind, max) });
    }
    if (amount !== null) return sized(kind, amount);
    if (min !== null && max !== null) return t('promise_between', { min: sized(kind, min), max: sized(kind, max) });
    return max === null ? '' : sized(kind, max);
  };
}

/** A figure of a task in its unit. */
export function useFigureWords(): (figure: string, unit: ActivityTask['unit']) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  return (figure, unit) => {
    const count = wholeOf(figure);
    switch (unit) {
      case 'money':
        return money(figure);
      case 'days':
        return t('activity_days', { count });
      case 'friends':
        return t('activity_friends', { count });
      case 'times':
        return t('activity_times', { count });
      case 'rounds':
        return t('activity_rounds', { count });
    }
  };
}
