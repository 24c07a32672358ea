import { type Amount, formatDecimal } from '@champa/money';

/** ISO 4217 numbers of the currencies the demo may use. */
const CURRENCY_NUMBERS: Record<string, string> = { LAK: '418', THB: '764', VND: '704', CNY: '156', USD: '840' };

const GAMBLING_MERCHANT = '7995';

type Payment = { amount: Amount; currency: string; reference: string; merchantName: string };

/**
 * A merchant-presented QR payment as EMVCo's specification (version 1.1) writes it, the form LAO QR, PromptPay and VietQR
 * share: fields of a two-digit tag, a two-digit length and a value, closed by a checksum. The account scheme is the
 * sandbox's own (tag 26), so that no real bank can take it for one of theirs. `null` for a currency without a number here.
 */
export function emvQr({ amount, currency, reference, merchantName }: Payment): string | null {
  const number = CURRENCY_NUMBERS[currency];
  if (!number) return null;
  const fields = [
    field('00', '01'),
    field('01', '12'), // one payment only
    field('26', field('00', 'test.sandpay') + field('01', reference.slice(0, 25))),
    field('52', GAMBLING_MERCHANT),
    field('53', number),
    field('54', formatDecimal(amount)),
    field('58', 'LA'),
    field('59', merchantName.slice(0, 25)),
    field('60', 'VIENTIANE'),
    field('62', field('05', reference.slice(0, 25))),
  ].join('');
  const unsealed = `${fields}6304`;
  return unsealed + checksum(unsealed);
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE in 4 hex digits, over everything up to and including the checksum's own tag and length. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
