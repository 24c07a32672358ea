import type { AdminApproval } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';

const money = new Set(['balance', 'bonus', 'budget', 'amount', 'received', 'paid', 'left', 'stake']);

type Values = {
  /** What is at stake: money, or how many points or pieces. */
  amountOf: (one: AdminApproval) => string;
  /** A value of a field, in words; those of a list each. */
  wordsOf: (field: string, value: unknown) => string[];
};

/** How the fields of things are written. */
export function useValues(): Values {
  const translate = useTranslate();
  const formats = useFormats();

  function wordOf(field: string, value: unknown): string {
    if (typeof value === 'number') return formats.count(value);
    const text = String(value);
    if (money.has(field) && isDecimal(text)) return formats.money(parseAmount(text));
    if (field === 'from' || field === 'oldKeyUntil') return formats.time.full(text);
    if (field === 'state') return translate(`champa.states.${text}`, { _: text });
    if (field === 'draw_state') return translate(`resources.lotteryDraws.states.${text}`, { _: text });
    if (field === 'data') return translate(`resources.approvals.data.${text}`, { _: text });
    if (field === 'roles') return translate(`champa.roles.${text}`, { _: text });
    if (field !== 'permissions') return text;
    const [capability, action] = text.split('.');
    return `${translate(`champa.capabilities.${capability}`, { _: capability })}: ${translate(`champa.actions.${action}`, { _: action })}`;
  }

  return {
    amountOf: ({ kind, amount }) => {
      if (amount === null) return '';
      const isCounted = kind === 'points' || kind === 'goods_stock';
      return isCounted ? formats.count(Number.parseInt(amount, 10)) : formats.money(parseAmount(amount));
    },
    wordsOf: (field, value) => {
      if (value === undefined || value === null) return [];
      return (Array.isArray(value) ? value : [value]).map((one) => wordOf(field, one));
    },
  };
}
