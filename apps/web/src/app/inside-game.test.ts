import { expect, test } from 'vitest';
import { tellPageAround } from './inside-game.ts';

function siteAt(address: string) {
  const sent: unknown[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => void sent.push([message, origin]) };
  return { here: { parent, location: new URL(address) } as unknown as Window, sent };
}

test.each([
  ['https://champa.example/', 'leftForHome'],
  ['https://champa.example/rng?x=1', 'leftForHome'],
  ['https://champa.example/wallet/deposit', 'leftForDeposit'],
])('in a game’s frame, %s tells the page around it to %s', (address, type) => {
  const { here, sent } = siteAt(address);
  expect(tellPageAround(here)).toBe(true);
  expect(sent).toEqual([[{ source: 'champa-site', type }, 'https://champa.example']]);
});

test('a page of its own starts', () => {
  const alone: { parent?: unknown } = {};
  alone.parent = alone;
  expect(tellPageAround(alone as Window)).toBe(false);
});
