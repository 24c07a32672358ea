import { ApiError } from '@champa/api-client';
import { expect, test } from 'vitest';
import { areaOfPath, areaOrder, areas } from './areas.ts';
import { brandStyles } from './brand-tokens.ts';
import { coverSources, imageBases } from './cover-sources.ts';
import { describeError, describeField } from './describe-error.ts';
import { mayReload } from './part-failure.ts';

const spoken = (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`;

test('every area has a path of its own that leads back to it', () => {
  expect(new Set(areaOrder.map((category) => areas[category].path)).size).toBe(12);
  for (const category of areaOrder) expect(areaOfPath(areas[category].path)).toBe(category);
  expect(areaOfPath('nowhere')).toBeUndefined();
});

test('a brand’s tokens become styles, for one theme where it says so', () => {
  expect(brandStyles({ gold: '#fff', 'light.petal': 'red' })).toBe(
    ":root:root{--gold:#fff}\n:root[data-theme='light']:root{--petal:red}",
  );
});

test('a token cannot smuggle in another rule', () => {
  expect(brandStyles({ gold: 'red}body{display:none', 'x y': '1', '--gold': 'red' })).toBe('');
});

test('a picture is offered in four widths and two formats', () => {
  const { avif, src } = coverSources('/media/covers/a', 'https://cdn.example');
  expect(avif.split(', ')).toHaveLength(4);
  expect(avif).toContain('https://cdn.example/media/covers/a-360.avif 360w');
  expect(src).toBe('https://cdn.example/media/covers/a-240.webp');
});

test('pictures are looked for in the networks in random order, then on the site', () => {
  expect(
    imageBases(
      ['https://a/', 'https://b'],
      (
        (values) => () =>
          values.pop() ?? 0
      )([0.1, 0.9]),
    ),
  ).toEqual(['https://b', 'https://a', '']);
  expect(imageBases([], () => 0)).toEqual(['']);
});

test('a refusal is told in the visitor’s language with its amounts written as money', () => {
  const error = new ApiError('AMOUNT_OUT_OF_RANGE', 422, 'x', { min: '1', max: '2' });
  expect(describeError(error, spoken, (amount) => `₭${amount}`)).toContain('"min":"₭1","max":"₭2"');
  expect(describeError(new Error('bug'), spoken, String)).toContain('error.SYSTEM_ERROR');
  const wordless = ((id: string) => (id === 'error.SYSTEM_ERROR' ? 'a system error' : id)) as typeof spoken;
  const ofTomorrow = new ApiError('OF_A_NEWER_SERVER' as never, 409, 'x');
  expect(describeError(ofTomorrow, wordless, String)).toBe('a system error');
  expect(describeField('taken', spoken)).toContain('error.USERNAME_TAKEN');
  expect(describeField('never-heard', spoken)).toContain('field.invalid');
});

test('a missing part reloads the page once, not in a loop', () => {
  expect(mayReload(null, 1000)).toBe(true);
  expect(mayReload(1000, 2000)).toBe(false);
  expect(mayReload(1000, 1000 + 11 * 60_000)).toBe(true);
});
