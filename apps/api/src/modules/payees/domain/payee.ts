import { type CryptoNetwork, cryptoNetworks, type PayeeKind, payeeKinds, payeeNumberLength } from '@champa/contract';
import { isAddress } from './crypto-address.ts';

/** An account as the member enters it. */
export type GivenPayee = { kind: PayeeKind; provider: string; number: string; holderName: string; branch: string };

/** The sealed fields. */
export type PayeeDetails = Pick<GivenPayee, 'number' | 'holderName' | 'branch'>;

export type Provider = { code: string; name: string };

/** The providers and networks that a brand pays to. */
export type OfferedPayees = { banks: Provider[]; wallets: Provider[]; networks: CryptoNetwork[] };

const networkNames: Record<CryptoNetwork, string> = {
  TRC20: 'USDT (TRC20)',
  ERC20: 'USDT (ERC20)',
  BEP20: 'USDT (BEP20)',
  BTC: 'Bitcoin',
  LTC: 'Litecoin',
};

export function providersOf({ banks, wallets, networks }: OfferedPayees): Record<PayeeKind, Provider[]> {
  return { BANK: banks, E_WALLET: wallets, CRYPTO: networks.map((code) => ({ code, name: networkNames[code] })) };
}

/** An account as it is stored: numbers without spaces and dashes, names with single spaces. */
export function plainPayee(given: GivenPayee): GivenPayee {
  const isCrypto = given.kind === 'CRYPTO';
  return {
    kind: given.kind,
    provider: given.provider.trim(),
    number: isCrypto ? given.number.trim() : given.number.replaceAll(/[\s-]/gu, ''),
    holderName: isCrypto ? '' : plainName(given.holderName),
    branch: given.kind === 'BANK' ? plainName(given.branch) : '',
  };
}

/** The faults of an account, by field; empty where it is valid. `holderName` is the required name, if known. */
export function checkPayee(
  payee: GivenPayee,
  offered: Record<PayeeKind, readonly Provider[]>,
  holderName: string,
): Partial<Record<keyof GivenPayee, string>> {
  const { kind, provider } = payee;
  const isOffered = offered[kind].some(({ code }) => code === provider);
  const failures = {
    provider: isOffered ? null : provider === '' ? 'required' : 'pattern',
    number: numberFailure(payee),
    holderName: kind === 'CRYPTO' ? null : holderFailure(payee.holderName, holderName),
    branch: [...payee.branch].length > 100 ? 'length' : null,
  };
  return Object.fromEntries(Object.entries(failures).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The masked form of a number. */
export function hiddenNumber(number: string): string {
  return `****${number.slice(-4)}`;
}

/** The text whose keyed hash recognises the same account, however it is written. */
export function sameness({ kind, provider, number }: Pick<GivenPayee, 'kind' | 'provider' | 'number'>): string {
  // Case is part of an address, except of segregated witness, which may be written in either.
  const isEitherCase = kind !== 'CRYPTO' || /^(?:bc|ltc)1/i.test(number);
  return [kind, provider, isEitherCase ? number.toLowerCase() : number].join('\n');
}

/** Whether two spellings are one name, ignoring case, spaces and the order of Unicode's marks. */
export function isSameHolder(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/** The number of a member's accounts of each kind. */
export function countByKind(payees: readonly { kind: PayeeKind }[]): Record<PayeeKind, number> {
  const count = (kind: PayeeKind): number => payees.filter((payee) => payee.kind === kind).length;
  return Object.fromEntries(payeeKinds.map((kind) => [kind, count(kind)])) as Record<PayeeKind, number>;
}

function numberFailure({ kind, provider, number }: GivenPayee): string | null {
  if (number === '') return 'required';
  if (kind === 'CRYPTO') {
    const network = cryptoNetworks.find((known) => known === provider);
    return network && isAddress(network, number) ? null : 'checksum';
  }
  if (!/^[0-9]+$/.test(number)) return 'pattern';
  const { min, max } = payeeNumberLength;
  return number.length < min || number.length > max ? 'length' : null;
}

function holderFailure(given: string, holderName: string): string | null {
  if (given === '') return 'required';
  const { length } = [...given];
  if (length < 2 || length > 60) return 'length';
  if (!/^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]*$/u.test(given)) return 'pattern';
  return holderName === '' || isSameHolder(given, holderName) ? null : 'holder';
}

function plainName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
