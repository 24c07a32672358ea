import { readFileSync } from 'node:fs';
import path from 'node:path';
import { payTableRtp } from '@champa/titles';
import { expect, test } from 'vitest';
import { ArcadeName } from '../../protocol.ts';
import { fraction, multiply, toDecimal } from '../fraction.ts';
import { highestMultiplier, highestReturn, lowestReturn } from './game.ts';
import { ARCADE_GAMES } from './index.ts';
import { showMultiplier } from './multiplier.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/GAMES.md');

test('the table of returns in docs/GAMES.md says what the rules compute', () => {
  const stated = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const computed = ArcadeName.options.map((name) => {
    const offers = ARCADE_GAMES[name].offers();
    const percent = (share: ReturnType<typeof lowestReturn>) => toDecimal(multiply(share, fraction(100)), 4);
    const payTable = Object.keys(payTableRtp).find((id) => id.replace(/-\d+$/, '') === name)!;
    return [
      `\`${name}\``,
      `${payTableRtp[payTable as keyof typeof payTableRtp]} %`,
      `${percent(lowestReturn(offers))} %`,
      `${percent(highestReturn(offers))} %`,
      `${showMultiplier(highestMultiplier(ARCADE_GAMES[name]))}×`,
    ];
  });
  expect(stated).toEqual(computed);
});
