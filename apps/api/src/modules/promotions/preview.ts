import { type ActivityPromise, type ActivityTask, type Language, languages, type PlanPreview } from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import { translate } from '@champa/i18n/server';
import { formatMoney, parseAmount, SCALE } from '@champa/money';
import type { Rule } from './domain/definition.ts';
import { taskOf } from './domain/task.ts';

type Money = { currency: string; symbol: string };

/** The rules of a promotion as the site writes them for a member who has done nothing yet, in each language. */
export function previewOf(rules: readonly Rule[], { currency, symbol }: Money): PlanPreview {
  const of = (language: Language) => {
    const say = createWords(language, symbol);
    return rules.map((rule) => say(taskOf(rule, { value: 0n, paid: 0 }, { level: 0, currency, language })));
  };
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as PlanPreview;
}

function createWords(language: Language, symbol: string) {
  const money = (amount: string): string =>
    formatMoney(parseAmount(amount), { symbol, locale: languageInfo[language].tag });
  const count = (figure: string): number => Number(parseAmount(figure) / SCALE); // a count, never money

  function sized(kind: ActivityPromise['kind'], size: string): string {
    if (kind === 'cash') return money(size);
    if (kind === 'bonus') return translate('given_bonus', language, { amount: money(size) });
    return translate(`given_${kind}`, language, { count: count(size) });
  }

  function promised({ kind, amount, percent, min, max }: ActivityPromise): string {
    if (percent !== null) {
      const plain = percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
      return max === null
        ? translate('promise_percent', language, { percent: plain })
        : translate('promise_percent_max', language, { percent: plain, max: sized(kind, max) });
    }
    if (amount !== null) return sized(kind, amount);
    if (min === null || max === null) return max === null ? '' : sized(kind, max);
    return translate('promise_between', language, { min: sized(kind, min), max: sized(kind, max) });
  }

  function figure(value: string, unit: ActivityTask['unit']): string {
    return unit === 'money' ? money(value) : translate(`activity_${unit}`, language, { count: count(value) });
  }

  return ({ title, unit, every, steps, promise }: ActivityTask) => {
    if (steps.length > 0) {
      return { title, lines: steps.map((step) => `${figure(step.at, unit)}: ${promised(step.promise)}`) };
    }
    if (every === null) return { title, lines: [promised(promise)] };
    const amount = figure(every.amount, unit);
    return { title, lines: [translate('activity_every', language, { amount, promise: promised(promise) })] };
  };
}
