import { GameCategory } from '@champa/contract';
import { expect, test } from 'vitest';
import { later } from './catalogues/en/later.ts';
import { mainMovementKinds, movementLabel } from './movement-kinds.ts';
import { areaWord, movementWord } from './staff-words.ts';

const kinds = [...mainMovementKinds, 'deposit_refund', 'gift', 'dividend', 'salary_daily', 'hold', 'whatever_comes'];

test.each(kinds)('the console uses the site’s name for the movement %s', (kind) => {
  expect(movementWord(kind)).toBe((later as Record<string, string>)[movementLabel(kind)]);
});

test('no area is shown as its code', () => {
  for (const area of GameCategory.options) expect(areaWord(area)).toMatch(/^[A-Z][a-z-]+( \w+)?$/);
});
