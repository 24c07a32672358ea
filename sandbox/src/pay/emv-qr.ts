import { type Amount, formatDecimal, isDecimal, parseAmount } from '@champa/money';
import { encode, parse, tag, withCrcTag } from 'promptparse';
import { billPayment } from 'promptparse/validate';
import { QRPay } from 'vietnam-qr-pay';

/** The payment that a code requests. */
export type Asked = { code: string; amount: Amount; currency: string };

type Scheme = {
  currency: string;
  build: (asked: Asked, merchantName: string) => string;
  /** The order's code in a payload; undefined if the payload has another scheme. */
  codeIn: (payload: string) => string | undefined;
};

const GAMBLING_MERCHANT = '7995';
const CHECKSUM = '63';
/** ISO 4217 numbers of the schemes' currencies. */
const numbers: Record<string, string> = { LAK: '418', THB: '764', VND: '704' };

/** The sandbox's own payees, so that no real bank takes one for its customer's. */
const LAO_ACCOUNT = 'test.sandpay';
const THAI_BILLER = '099999999999990';
const VIETNAMESE_ACCOUNT = { bankBin: '999042', bankNumber: '0042424242' };

/** The payment codes of three countries: all are EMVCo's merchant-presented form, each with its own account template. */
const schemes = {
  laoqr: {
    currency: 'LAK',
    build: (asked, name) =>
      sealed(asked, tag('26', encode([tag('00', LAO_ACCOUNT), tag('01', asked.code)])), 'LA', 'VIENTIANE', name),
    codeIn: (payload) => {
      const read = parse(payload, true, true);
      return read?.getTagValue('26', '00') === LAO_ACCOUNT ? read.getTagValue('26', '01') : undefined;
    },
  },
  promptpay: {
    currency: 'THB',
    build: (asked, name) => {
      const bill = [tag('00', 'A000000677010112'), tag('01', THAI_BILLER), tag('02', asked.code)];
      return sealed(asked, tag('30', encode(bill)), 'TH', 'BANGKOK', name);
    },
    codeIn: (payload) => {
      const bill = billPayment(payload);
      return bill?.billerId === THAI_BILLER ? bill.ref1 : undefined;
    },
  },
  vietqr: {
    currency: 'VND',
    // The dong has no hundredths.
    build: ({ amount, code }) =>
      QRPay.initVietQR({
        ...VIETNAMESE_ACCOUNT,
        amount: formatDecimal(amount).replace(/\.00$/, ''),
        purpose: code,
      }).build(),
    codeIn: (payload) => {
      const read = new QRPay(payload);
      const isOurs = read.isValid && read.consumer.bankBin === VIETNAMESE_ACCOUNT.bankBin;
      return isOurs ? read.additionalData.purpose : undefined;
    },
  },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

const names = Object.keys(schemes) as SchemeName[];

/** The scheme for a currency. */
export function schemeOf(currency: string): SchemeName | null {
  return names.find((name) => schemes[name].currency === currency) ?? null;
}

export function isScheme(name: string | null): name is SchemeName {
  return name !== null && Object.hasOwn(schemes, name);
}

/** A code for one payment of exactly this amount. */
export function qrPayload(scheme: SchemeName, asked: Asked, merchantName: string): string {
  return schemes[scheme].build(asked, merchantName);
}

/** Parses a scanned code like a banking app; null if it is damaged, or has an unknown scheme. */
export function readQr(payload: string): (Asked & { scheme: SchemeName }) | null {
  // Without nested tags: `4003215922.00` would be parsed as two tags, and the code would count as damaged.
  const read = parse(payload, true, false);
  const amount = read?.getTagValue('54') ?? '';
  if (!read?.validate(CHECKSUM) || !isDecimal(amount)) return null;
  for (const scheme of names) {
    const { currency, codeIn } = schemes[scheme];
    const code = codeIn(payload);
    if (code === undefined || read.getTagValue('53') !== numbers[currency]) continue;
    return { scheme, code, amount: parseAmount(amount), currency };
  }
  return null;
}

function sealed(
  { amount, currency, code }: Asked,
  account: ReturnType<typeof tag>,
  country: string,
  city: string,
  merchantName: string,
): string {
  const fields = [
    tag('00', '01'),
    tag('01', '12'), // one payment only
    account,
    tag('52', GAMBLING_MERCHANT),
    tag('53', numbers[currency]!),
    tag('54', formatDecimal(amount)),
    tag('58', country),
    tag('59', merchantName.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 25) || 'MERCHANT'),
    tag('60', city),
    tag('62', encode([tag('05', code)])),
  ];
  return withCrcTag(encode(fields), CHECKSUM);
}
