import type { QrScheme } from '@champa/contract';
import { type Amount, isDecimal, parseAmount } from '@champa/money';
import { parse } from 'promptparse';

/** ISO 4217 numbers, as codes name their currency, and which scheme pays in which. */
const schemeCurrency = {
  laoqr: { code: 'LAK', number: '418' },
  promptpay: { code: 'THB', number: '764' },
  vietqr: { code: 'VND', number: '704' },
} as const satisfies Record<QrScheme, { code: string; number: string }>;

const CURRENCY = '53';
const AMOUNT = '54';
const CHECKSUM = '63';

/**
 * Whether a code (EMVCo merchant-presented, which all three schemes are) asks for exactly this. Only then is it shown to a
 * member: a banking app pays the amount in the code, not the amount on the page.
 */
export function asksFor(payload: string, scheme: QrScheme, amount: Amount, currency: string): boolean {
  // Without looking for tags in tags: `4003215922.00` would be taken for two of them, and the code for a broken one.
  const code = parse(payload, true, false);
  const asked = code?.getTagValue(AMOUNT) ?? '';
  const expected = schemeCurrency[scheme];
  return (
    code?.validate(CHECKSUM) === true &&
    currency === expected.code &&
    code.getTagValue(CURRENCY) === expected.number &&
    isDecimal(asked) &&
    parseAmount(asked) === amount
  );
}
