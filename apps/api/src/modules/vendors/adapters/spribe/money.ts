import { type Amount, SCALE } from '@champa/money';

/** An amount on the wire is a whole number of thousandths. */
const THOUSANDTH = SCALE / 1000n;

export function fromWire(thousandths: bigint): Amount {
  return thousandths * THOUSANDTH;
}

/** Rounded down: a player is never told of money that they don't have. */
export function toWire(amount: Amount): bigint {
  return amount / THOUSANDTH;
}
