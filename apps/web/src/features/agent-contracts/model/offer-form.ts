import type { AgentContract, ContractKind, ContractPeriod, ContractTerms } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { readDecimal, writeDecimal } from './decimals.ts';
import { periodChoices } from './kinds.ts';

/** A tier of the ladder as it is typed. */
export type Row = { key: number; activeMembers: string; validBet: string; profit: string; share: string };
export type RowField = Exclude<keyof Row, 'key'>;

/** An offer as it is typed. */
export type Draft = {
  kind: ContractKind;
  period: ContractPeriod;
  pay: ContractTerms['pay'];
  unit: string;
  carriesDeficit: boolean;
  feePercent: string;
  rows: readonly Row[];
};

/** The errors of what was typed: message IDs by field, and for the ladder by row. */
export type DraftFaults = {
  unit?: Fault;
  feePercent?: Fault;
  rows: ReadonlyMap<number, Partial<Record<RowField, Fault>>>;
};
type Fault = 'field.required' | 'contract_number_wrong' | 'contract_share_wrong';

type Own = Pick<AgentContract, 'period' | 'terms'> | undefined;

export function emptyRow(key: number): Row {
  return { key, activeMembers: '', validBet: '', profit: '', share: '' };
}

/** An initial draft: its period and way of payment are those of the agent's own contract, because an offer must keep them. */
export function draftFor(kind: ContractKind, own: Own, locale: string): Draft {
  const terms = own?.terms;
  return {
    kind,
    period: own?.period ?? periodChoices[kind][0],
    pay: terms?.pay ?? 'rate',
    unit: terms?.pay === 'unit' ? writeDecimal(terms.unit, locale) : '',
    carriesDeficit: terms?.carriesDeficit ?? kind === 'dividend',
    feePercent: terms && parseAmount(terms.feePercent) > 0n ? writeDecimal(terms.feePercent, locale) : '',
    rows: [emptyRow(0)],
  };
}

/** Parses a draft into terms, or returns its errors. An empty threshold is no condition. */
export function readDraft(draft: Draft, locale: string): { terms: ContractTerms } | { faults: DraftFaults } {
  const rows = new Map<number, Partial<Record<RowField, Fault>>>();
  const unit = draft.pay === 'unit' ? readDecimal(draft.unit, locale) : '0';
  const fee = draft.feePercent.trim() === '' ? '0' : readDecimal(draft.feePercent, locale);
  const tiers = draft.rows.map((row) => {
    const { tier, faults } = readRow(row, locale);
    if (Object.keys(faults).length > 0) rows.set(row.key, faults);
    return tier;
  });
  if (unit === null || fee === null || rows.size > 0) {
    const unitFault = draft.unit.trim() === '' ? 'field.required' : 'contract_number_wrong';
    const faults = {
      ...(unit === null && { unit: unitFault as Fault }),
      ...(fee === null && { feePercent: 'contract_number_wrong' as Fault }),
    };
    return { faults: { ...faults, rows } };
  }
  const { pay, carriesDeficit } = draft;
  const isDividend = draft.kind === 'dividend';
  return {
    terms: { pay, unit, carriesDeficit: isDividend && carriesDeficit, feePercent: isDividend ? fee : '0', tiers },
  };
}

function readRow(row: Row, locale: string) {
  const faults: Partial<Record<RowField, Fault>> = {};
  const threshold = (field: 'validBet' | 'profit'): string => {
    const read = row[field].trim() === '' ? '0' : readDecimal(row[field], locale);
    if (read === null) faults[field] = 'contract_number_wrong';
    return read ?? '0';
  };
  const members = row.activeMembers.trim() === '' ? '0' : row.activeMembers.trim();
  if (!/^\d{1,9}$/.test(members)) faults.activeMembers = 'contract_number_wrong';
  const share = readDecimal(row.share, locale);
  if (row.share.trim() === '') faults.share = 'field.required';
  else if (share === null || /^[0.]*$/.test(share)) faults.share = 'contract_share_wrong';
  const [validBet, profit] = [threshold('validBet'), threshold('profit')];
  return { tier: { activeMembers: Number(members), validBet, profit, share: share ?? '0' }, faults };
}
