import { describe, expect, it } from 'vitest';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { createTranslator } from './index.ts';
import { lo } from './lo.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();

describe.each([
  ['LO', lo],
  ['CN', cn],
])('the %s catalogue', (_, catalogue) => {
  it('has exactly the messages of the English catalogue', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('uses the same arguments in every message', () => {
    const differing = Object.entries(en).filter(
      ([id, text]) => String(placeholders(catalogue[id as keyof typeof en])) !== String(placeholders(text)),
    );
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  it('has no empty message', () => {
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('a translator', () => {
  it('inserts arguments and formats money with the currency symbol', async () => {
    const { text, money } = await createTranslator('EN', '₭');
    expect(text('errorFunds', { balance: money('1234.5') })).toContain('₭1,234.50');
  });

  it('falls back to English for an unknown language', async () => {
    expect((await createTranslator('XX', '$')).text('spin')).toBe(en.spin);
  });
});
