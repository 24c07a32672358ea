import { expect, test } from 'vitest';
import { canonicalAddress, pageHead } from './page-head.ts';

test.each([
  ['/', 'https://champa.example/'],
  ['/login', 'https://champa.example/'],
  ['/register', 'https://champa.example/'],
  ['/index.html', 'https://champa.example/'],
  ['/rng', 'https://champa.example/rng'],
  ['/promotions/', 'https://champa.example/promotions'],
])('search engines know %s as %s', (path, canonical) => {
  expect(canonicalAddress('https://champa.example/', path)).toBe(canonical);
  expect(canonicalAddress('https://champa.example', path)).toBe(canonical);
});

const site = {
  brand: { name: 'Champa', defaultLanguage: 'lo' },
  about: { en: 'Games of the Mekong.' },
  mainDomain: 'https://champa.example',
} as Parameters<typeof pageHead>[3];
const t: Parameters<typeof pageHead>[4] = (id, values) => `${id} ${Object.values(values ?? {}).join(' ')}`;

test('the home page is described in the operator’s own words, or in ours where they wrote none in the language', () => {
  expect(pageHead({}, '/', 'en', site, t)).toEqual({
    title: 'site_title Champa',
    description: 'Games of the Mekong.',
    canonical: 'https://champa.example/',
  });
  expect(pageHead({}, '/', 'cn', site, t).description).toBe('site_description Champa');
});

test('another page is described by its own description, else by its title', () => {
  expect(pageHead({ title: 'Slots' }, '/rng', 'en', site, t)).toMatchObject({
    title: 'Slots · Champa',
    description: 'page_description Slots Champa',
  });
  expect(pageHead({ title: 'Get the app', description: 'On any phone.' }, '/down', 'en', site, t).description).toBe(
    'On any phone.',
  );
});
