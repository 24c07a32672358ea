import { readFileSync } from 'node:fs';
import path from 'node:path';
import { payTableRtp } from '@champa/titles';
import { expect, test } from 'vitest';
import { ArcadeName, ReelsName, TableName } from '../../protocol.ts';
import { fraction, multiply, toDecimal } from '../fraction.ts';
import { highestMultiplier, highestReturn, lowestReturn, returnOf } from './game.ts';
import { ARCADE_GAMES } from './index.ts';
import { SLOT_KINDS } from '../slot-kinds/index.ts';
import { showMultiplier } from './multiplier.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/GAMES.md');

test('the table of returns in docs/GAMES.md says what the rules compute', () => {
  const stated = rowsOf('## Returns of the arcade games');
  const computed = ArcadeName.options
    .filter((name) => !isTable(name) && !isReels(name))
    .map((name) => {
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

test('the table of spots in docs/GAMES.md says what the rules compute, for every spot of every table', () => {
  const stated = rowsOf('## Returns of the tables');
  const kinds = TableName.options.flatMap((name) => {
    const returns = new Map<string, string[]>();
    for (const offer of ARCADE_GAMES[name].offers()) {
      const percent = `${toDecimal(multiply(returnOf(offer), fraction(100)), 4)} %`;
      // Spots that differ only in the number or the picture that they name.
      const [kind = ''] = offer.name.split(':');
      returns.set(kind, [...new Set([...(returns.get(kind) ?? []), percent])]);
    }
    return [...returns].map(([kind, percents]) => [`\`${name}\``, kind, percents.join(', ')]);
  });
  expect(stated).toEqual(kinds);
});

test('the table of slots in docs/GAMES.md says what their tables state', () => {
  const computed = Object.values(SLOT_KINDS).map(({ slot: { name, figures, mostStakes, exact } }) => [
    `\`${name}\``,
    `${percentOf(exact ? toDecimal(exact(), 5) : figures.rtp, 3)} %`,
    figures.error === null ? 'exact' : `± ${percentOf(figures.error, 3)} %`,
    `${percentOf(figures.hitFrequency, 2)} %`,
    `${figures.deviation}×`,
    `${mostStakes}×`,
  ]);
  expect(rowsOf('## Returns of the slots')).toEqual(computed);
});

test('the table of extras in docs/GAMES.md says what they cost and return', () => {
  const computed = Object.values(SLOT_KINDS).flatMap(({ slot: { name, extras = {} } }) =>
    Object.entries(extras).map(([extra, { price, figures, exact }]) => [
      `\`${name}\``,
      extra,
      `${(price / 100).toFixed(2)}×`,
      `${percentOf(exact ? toDecimal(multiply(exact(), fraction(100, price)), 5) : figures.rtp, 3)} %`,
      figures.error === null ? 'exact' : `± ${percentOf(figures.error, 3)} %`,
      `${figures.deviation}×`,
    ]),
  );
  expect(rowsOf('## Returns of the extras')).toEqual(computed);
});

function percentOf(share: string, digits: number): string {
  return (Number(share) * 100).toFixed(digits);
}

function isTable(name: string): boolean {
  return TableName.options.some((table) => table === name);
}

function isReels(name: string): boolean {
  return ReelsName.options.some((reels) => reels === name);
}

/** The rows of the table below a heading. */
function rowsOf(heading: string): string[][] {
  const [, part = ''] = readFileSync(DOCUMENT, 'utf8').split(heading);
  return part
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
