import { GameCategory } from '@champa/contract';
import { describe, expect, test } from 'vitest';
import { later as cn } from './catalogues/cn/later.ts';
import { later as en } from './catalogues/en/later.ts';
import { later as lo } from './catalogues/lo/later.ts';
import { mainMovementKinds, movementLabel } from './movement-kinds.ts';
import { areaWord, movementWord } from './staff-words.ts';

const kinds = [...mainMovementKinds, 'deposit_refund', 'gift', 'dividend', 'salary_daily', 'hold', 'whatever_comes'];
const languages = [
  { language: 'en', messages: en, letters: /^[A-Z][a-z-]+( \w+)?$/ },
  { language: 'lo', messages: lo, letters: /^[\u0e81-\u0edf]+$/ },
  { language: 'cn', messages: cn, letters: /^[\u4e00-\u9fff]+$/ },
] as const;

describe.each(languages)('in $language', ({ language, messages, letters }) => {
  test.each(kinds)('the console uses the site’s name for the movement %s', (kind) => {
    expect(movementWord(kind, language)).toBe((messages as Record<string, string>)[movementLabel(kind)]);
  });

  test('no area is shown as its code', () => {
    for (const area of GameCategory.options) expect(areaWord(area, language)).toMatch(letters);
  });
});
