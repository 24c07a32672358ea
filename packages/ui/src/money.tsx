import { type Amount, formatExactMoney, formatMoney, MASK, type MoneyFormat, parseAmount, ZERO } from '@champa/money';
import { createContext, use } from 'react';
import { cx } from './cx.ts';

const MoneyFormatContext = createContext<MoneyFormat>({ symbol: '', locale: 'en-US' });

/** Gives the brand's symbol and the visitor's locale to every `Money` below. */
export const MoneyFormatProvider = MoneyFormatContext.Provider;

/** Formats amounts for texts that contain one. */
export function useMoneyFormat(): (amount: Amount | string) => string {
  const format = use(MoneyFormatContext);
  return (amount) => formatMoney(toAmount(amount), format);
}

type MoneyProps = {
  /** An amount, or a decimal string as the API writes it. */
  value: Amount | string;
  /** A movement: wins are green with a plus, losses plain. */
  signed?: boolean;
  /** With all decimals that it has: a row that stands below the sum of pages not yet read. */
  exact?: boolean;
  /** Hidden by the visitor. */
  masked?: boolean;
  className?: string;
};

/** An amount in the brand's currency: symbol, 2 decimals rounded down unless it is `exact`, digits of equal width. */
export function Money({ value, signed = false, exact = false, masked = false, className }: MoneyProps) {
  const format = use(MoneyFormatContext);
  const amount = toAmount(value);
  const isWin = signed && amount > ZERO;
  const write = exact ? formatExactMoney : formatMoney;
  return (
    <span className={cx('isolate-text whitespace-nowrap tabular', isWin && !masked && 'text-jade', className)}>
      {masked ? MASK : `${isWin ? '+' : ''}${write(amount, format)}`}
    </span>
  );
}

function toAmount(value: Amount | string): Amount {
  return typeof value === 'bigint' ? value : parseAmount(value);
}
