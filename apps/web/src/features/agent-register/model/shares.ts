import type { ContractKind, ContractPeriod, ContractTerms, PresetContract } from '@champa/contract';
import { type Amount, formatDecimal, isDecimal, marksOf, parseAmount } from '@champa/money';

/** What an agent can give of a kind: within their own contract, or (null) without a limit. */
export type KindMeans = { kind: ContractKind; own: PresetContract | null };

/** What they want to give of a kind: for each tier of their own ladder a share, as it was typed. */
export type KindDraft = { kind: ContractKind; isOn: boolean; period: ContractPeriod; shares: readonly string[] };

/** The error of a draft: of one of its tiers, or of the whole. */
export type DraftFault = { step: number } | 'empty' | 'rise';

/** The number of a slider's steps from nothing to all that the agent has. */
export const SLIDER_STEPS = 100n;
const HUNDRED_PERCENT = '100';

const firstPeriod: Record<ContractKind, ContractPeriod> = {
  dividend: 'monthly',
  daily: 'daily',
  hourly: 'hour',
  realtime: 'slot',
};

/** The maximum of a tier, as a decimal. */
export function mostOf({ own }: KindMeans, step: number): string {
  return own?.terms.tiers[step]?.share ?? HUNDRED_PERCENT;
}

/** A new draft: switched off, with half of what the agent has. */
export function draftOf(means: KindMeans, locale: string): KindDraft {
  const { kind, own } = means;
  const shares = own
    ? own.terms.tiers.map((_, step) => writeShare(partOf(means, step, SLIDER_STEPS / 2n), locale))
    : [''];
  return { kind, isOn: false, period: own?.period ?? firstPeriod[kind], shares };
}

/** A part of what the agent has at a tier, in hundredths; rounded down to a thousandth percent, unless that is zero. */
export function partOf(means: KindMeans, step: number, hundredths: bigint): Amount {
  const exact = (parseAmount(mostOf(means, step)) * hundredths) / SLIDER_STEPS;
  const rounded = exact - (exact % 100n);
  return rounded > 0n ? rounded : exact;
}

/** The position of a slider for a share: in hundredths of what the agent has. */
export function sliderPosition(means: KindMeans, step: number, share: Amount | null): bigint {
  const most = parseAmount(mostOf(means, step));
  if (share === null || share <= 0n) return 0n;
  const position = (share * SLIDER_STEPS + most / 2n) / most;
  return position > SLIDER_STEPS ? SLIDER_STEPS : position;
}

/** Parses a share as a person types it, with up to 5 decimal places; null where it is not one. */
export function readShare(typed: string, locale: string): Amount | null {
  const { group, decimal } = marksOf(locale);
  const plain = typed.replace(/\s/g, '').replace(/%$/, '').replaceAll(group, '').replace(decimal, '.');
  if (!isDecimal(plain)) return null;
  const share = parseAmount(plain);
  return share >= 0n ? share : null;
}

/** A share as a person would type it: `0.50` is `0.5`, `3.00` is `3`. */
export function writeShare(share: Amount | string, locale: string): string {
  const text = formatDecimal(typeof share === 'string' ? parseAmount(share) : share);
  return text.replace(/\.?0+$/, '').replace('.', marksOf(locale).decimal) || '0';
}

/** The error of a draft; null: none. The server applies the same rules. */
export function faultOf(draft: KindDraft, means: KindMeans, locale: string): DraftFault | null {
  const shares = draft.shares.map((typed) => (typed.trim() === '' ? 0n : readShare(typed, locale)));
  const wrong = shares.findIndex((share, step) => share === null || share > parseAmount(mostOf(means, step)));
  if (wrong >= 0) return { step: wrong };
  const given = shares.filter((share): share is bigint => share !== null && share > 0n);
  if (given.length === 0) return 'empty';
  return given.every((share, n) => n === 0 || share > given[n - 1]!) ? null : 'rise';
}

/** The contract of a valid draft: the agent's own tiers with smaller shares. Tiers that give nothing are left out. */
export function presetOf(draft: KindDraft, { own }: KindMeans, locale: string): PresetContract {
  const { kind, period } = draft;
  const steps = own?.terms.tiers ?? [{ activeMembers: 0, validBet: '0', profit: '0', share: '0' }];
  const tiers = steps.flatMap((tier, n) => {
    const share = readShare(draft.shares[n] ?? '', locale) ?? 0n;
    return share > 0n ? [{ ...tier, share: formatDecimal(share) }] : [];
  });
  const plain: Omit<ContractTerms, 'tiers'> = { pay: 'rate', unit: '0', carriesDeficit: false, feePercent: '0' };
  return { kind, period, terms: { ...(own?.terms ?? plain), tiers } };
}
