import { expect, test } from 'vitest';
import { byTheirSpeed, measureLine, originsOf } from './lines.ts';

function clockOf(...times: number[]): () => number {
  return () => times.shift()!;
}

test('the best of three loads counts, each from an address of its own', async () => {
  const asked: string[] = [];
  const load = async (address: string) => asked.push(address);
  const line = await measureLine('https://a.example', '/line.gif', load, clockOf(0, 90, 100, 112.4, 200, 230));
  expect(line).toEqual({ origin: 'https://a.example', ms: 12 });
  expect(asked).toEqual([0, 100, 200].map((at) => `https://a.example/line.gif?at=${at}`));
});

test('a line that does not answer has no speed', async () => {
  const refuse = () => Promise.reject(new Error('refused'));
  expect(await measureLine('https://a.example', '/line.gif', refuse, () => 0)).toEqual({
    origin: 'https://a.example',
    ms: null,
  });
});

test('the fastest is first, and those without an answer are last', () => {
  const lines = [null, 80, null, 9].map((ms, index) => ({ origin: String(index), ms }));
  expect(byTheirSpeed(lines).map(({ origin }) => origin)).toEqual(['3', '1', '0', '2']);
});

test('an address counts once by its origin, and one that is none is left out', () => {
  expect(originsOf(['https://a.example/', 'https://a.example/home', 'b.example'])).toEqual(['https://a.example']);
});
