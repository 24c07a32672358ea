import type { GoodsKind, Recipient } from '@champa/contract';

export type RecipientField = keyof Recipient;

type Rule = { min: number; max: number; pattern?: RegExp };

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]*$/u;

/** The fields that each kind of goods needs. */
const needs: Record<GoodsKind, Partial<Record<RecipientField, Rule>>> = {
  parcel: {
    name: { min: 2, max: 60, pattern: NAME },
    phone: { min: 6, max: 20, pattern: /^\+?[0-9][0-9 -]*$/ },
    address: { min: 10, max: 300 },
  },
  account: {
    account: { min: 4, max: 60, pattern: /^[\p{L}\p{N}@._+ -]+$/u },
    name: { min: 2, max: 60, pattern: NAME },
  },
  cash: {},
};

/** The stored part of an entry: only the fields that the goods need, trimmed; null where they need nothing. */
export function plainRecipient(kind: GoodsKind, given: Recipient | null): Recipient | null {
  const fields = Object.keys(needs[kind]) as RecipientField[];
  if (fields.length === 0) return null;
  const plain: Recipient = { name: '', phone: '', address: '', account: '' };
  for (const field of fields) plain[field] = (given?.[field] ?? '').normalize('NFC').trim();
  return plain;
}

/** The faults of an entry, by field; empty where it is valid. */
export function checkRecipient(kind: GoodsKind, recipient: Recipient | null): Partial<Record<RecipientField, string>> {
  const failures: Partial<Record<RecipientField, string>> = {};
  for (const [field, rule] of Object.entries(needs[kind]) as [RecipientField, Rule][]) {
    const failure = failureOf(recipient?.[field] ?? '', rule);
    if (failure) failures[field] = failure;
  }
  return failures;
}

function failureOf(text: string, { min, max, pattern }: Rule): string | null {
  if (text === '') return 'required';
  const { length } = [...text];
  if (length < min || length > max) return 'length';
  return pattern && !pattern.test(text) ? 'pattern' : null;
}
