import { type Amount, isDecimal, parseAmount } from '@champa/money';
import { InvalidArgumentError } from 'commander';

/** An amount that an operator writes, more or less than nothing. */
export function readSignedAmount(text: string): Amount {
  const isMoney = isDecimal(text) && /^-?\d{1,12}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text);
  if (!isMoney) throw new InvalidArgumentError('It is an amount with at most two decimals, as 1000 or 250.50.');
  return parseAmount(text);
}

/** An amount of more than nothing. */
export function readAmount(text: string): Amount {
  const amount = readSignedAmount(text);
  if (amount < 0n) throw new InvalidArgumentError('It is more than nothing.');
  return amount;
}
