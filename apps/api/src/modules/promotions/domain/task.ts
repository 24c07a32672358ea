import type { ActivityStep, ActivityTask, Language } from '@champa/contract';
import { type Amount, formatDecimal, parseAmount, SCALE } from '@champa/money';
import type { Rule } from './definition.ts';
import { promiseOf, unitOf } from './promise.ts';

/** A member's progress in a rule. */
export type Counted = { value: Amount; paid: number };

type Reader = { level: number; currency: string; language: Language };

/** A rule as a member sees it. */
export function taskOf(rule: Rule, { value, paid }: Counted, { level, currency, language }: Reader): ActivityTask {
  const { trigger } = rule;
  const promise = promiseOf(rule.reward ?? rule.rewards![Math.min(paid, rule.rewards!.length - 1)]!, level, currency);
  const steps = stepsOf(rule, { value, paid }, level, currency);
  const every =
    trigger.on === 'every'
      ? { amount: textOf(rule, parseAmount(trigger.amount)), most: trigger.most ?? null, paid }
      : null;
  return {
    code: rule.code,
    title: rule.title[language],
    unit: unitOf(rule),
    value: textOf(rule, value),
    goal: goalOf(rule, { value, paid }),
    steps,
    every,
    promise,
  };
}

/** The steps of a rule that has some. */
export function stepsOf(rule: Rule, { value, paid }: Counted, level: number, currency: string): ActivityStep[] {
  const { trigger } = rule;
  if (trigger.on === 'sign_in_day') {
    return Array.from({ length: trigger.length }, (_, n) => ({
      at: String(n + 1),
      state: value >= BigInt(n + 1) * SCALE ? 'paid' : 'ahead',
      promise: promiseOf(atRank(rule, n + 1), level, currency),
    }));
  }
  if (trigger.on !== 'reached') return [];
  return trigger.at.map((at, n) => ({
    at: textOf(rule, parseAmount(at)),
    state: n < paid ? 'paid' : value >= parseAmount(at) ? 'reached' : 'ahead',
    promise: promiseOf(rule.reward ?? rule.rewards![n]!, level, currency),
  }));
}

/** A rule's reward at one step of its ladder of ranks. */
function atRank({ reward, rewards }: Rule, rank: number): NonNullable<Rule['reward']> {
  const whole = reward ?? rewards![0]!;
  if (whole.kind === 'free_rounds' || !('ladder' in whole.size) || whole.size.by !== 'rank') return whole;
  const step = whole.size.ladder.findLast(({ from }) => BigInt(rank) * SCALE >= parseAmount(from));
  return step ? { ...whole, size: step.give } : whole;
}

function goalOf(rule: Rule, { value, paid }: Counted): string | null {
  const { trigger } = rule;
  if (trigger.on === 'reached') {
    const next = trigger.at.find((at, n) => n >= paid && value < parseAmount(at)) ?? trigger.at.at(-1)!;
    return textOf(rule, parseAmount(next));
  }
  if (trigger.on === 'sign_in_day') return String(trigger.length);
  if (trigger.on !== 'every') return null;
  const next = BigInt(trigger.most === undefined ? paid + 1 : Math.min(paid + 1, trigger.most));
  return textOf(rule, parseAmount(trigger.amount) * next);
}

/** Money has its decimals, counts have none. */
function textOf(rule: Rule, value: Amount): string {
  return unitOf(rule) === 'money' ? formatDecimal(value) : String(value / SCALE);
}

/** Whether a rule can still give something. */
export function isAhead({ trigger }: Rule, paid: number): boolean {
  if (trigger.on === 'reached') return paid < trigger.at.length;
  return trigger.on !== 'every' || trigger.most === undefined || paid < trigger.most;
}

/** The shown form of a value that may have fallen below zero. */
export function shown(value: Amount): Amount {
  return value < 0n ? 0n : value;
}
