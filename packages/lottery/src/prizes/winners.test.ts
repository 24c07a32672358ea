import { describe, expect, test } from 'vitest';
import { families, playsOf, type Result, type Win, winningLines } from '../index.ts';
import { clusteredResult, seeded, wideChoice } from '../testing/random.ts';

describe.each(families)('%s', (family) => {
  // A choice that pays as one (`wholeKind`) wins more or less than its lines.
  const plays = playsOf(family).filter(({ wholeKind }) => !wholeKind);
  test.each(plays.map((play) => ({ id: play.id, play })))(
    '$id: the winning lines are what the choice wins',
    ({ play }) => {
      const source = seeded(play.id.length * 31 + family.length);
      for (let ticket = 0; ticket < 40; ticket += 1) {
        const result = clusteredResult(play, source);
        const choice = wideChoice(play, result, source);
        const lines = play.lines(choice);
        const winning = winningLines({ family, play: play.id, choice, lines }, result);
        if (lines > 20_000n) expect(winning).toBeNull();
        else expect(byTier(winning!.flatMap(({ wins }) => wins))).toEqual(byTier(play.wins(choice, result)));
      }
    },
  );
});

test('of three numbers, the one that was drawn has won', () => {
  const result: Result = { family: 'lao', top: '543921', front3: ['543'], back3: [], bottom2: '54' };
  const choice = { rows: [['20', '21', '22']] };
  const winning = winningLines({ family: 'lao', play: 'top2', choice, lines: 3n }, result);
  expect(winning?.map(({ line }) => line.picks)).toEqual([['21']]);
});

function byTier(wins: readonly Win[]): Record<string, bigint> {
  const tiers: Record<string, bigint> = {};
  for (const { tier, times } of wins) tiers[tier] = (tiers[tier] ?? 0n) + times;
  return tiers;
}
