import { examples } from '@champa/testkit/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestOfChoice,
  checkChoice,
  families,
  findPlay,
  type HotMark,
  hotnessOf,
  numberOf,
  oddsBy,
  perMilleOf,
  playsOf,
  prizeOf,
  quote,
  randomChoice,
  stakeOf,
  termsOf,
} from '../index.ts';
import { seeded } from '../testing/random.ts';

const everyPlay = families.flatMap((family) => playsOf(family).map((play) => ({ name: `${family} ${play.id}`, play })));
const mark = (play: string, number: string, perMille = 500): HotMark => ({ play, number, perMille });

/** A choice as typed, checked as the server checks it. */
function choiceOf(family: Parameters<typeof findPlay>[0], id: string, numbers: readonly string[]) {
  const play = findPlay(family, id)!;
  const checked = checkChoice(play, { rows: [numbers] });
  if (!checked.ok) throw new Error(checked.problem.code);
  return { play, choice: checked.choice };
}

describe('a hot number', () => {
  test('applies to a bet on it and to a bet on all its orders, and the bet says which order is hot', () => {
    const marks = [mark('lo3', '213')];
    const plain = choiceOf('vn_south', 'lo3', ['123', '213']);
    expect(hotnessOf(plain.play, plain.choice, marks)).toEqual({
      closed: null,
      hot: { numbers: ['213'], perMille: 500 },
    });
    const inOrders = choiceOf('vn_south', 'lo3.orders', ['321']);
    expect(hotnessOf(inOrders.play, inOrders.choice, marks).hot?.numbers).toEqual(['213']);
    expect(perMilleOf(inOrders.play, '321', marks)).toBe(500);
    expect(perMilleOf(plain.play, '321', marks)).toBe(1000);
  });

  test('closes a choice that contains it, whatever else is hot', () => {
    const marks = [mark('lo2', '01'), mark('lo2', '10', 0)];
    const { play, choice } = choiceOf('vn_south', 'lo2.orders', ['01']);
    expect(hotnessOf(play, choice, marks)).toEqual({ closed: '10', hot: null });
    expect(perMilleOf(play, '01', marks)).toBe(0);
  });

  test('applies in any order if the play wins in any order', () => {
    const { play, choice } = choiceOf('thai', 'tod3', ['321']);
    expect(numberOf(play, '321')).toBe('123');
    expect(hotnessOf(play, choice, [mark('tod3', '213')]).hot?.numbers).toEqual(['321']);
    expect(hotnessOf(play, choice, [mark('top3', '321')]).hot).toBeNull();
  });

  test('halves the maximum win of a choice only if no other number of it could win more', () => {
    const best = (numbers: readonly string[], id: string, marks: readonly HotMark[]) => {
      const { play, choice } = choiceOf('vn_south', id, numbers);
      const quoted = quote(play, stakeOf('yuan', 1), 0, oddsBy(play));
      const { hot } = hotnessOf(play, choice, marks);
      return (bestOfChoice(play, choice, { ...quoted, hot }) * 1000n) / quoted.prizes['win']!;
    };
    expect(best(['12'], 'lo2', [mark('lo2', '12')])).toBe(500n);
    expect(best(['12', '13'], 'lo2', [mark('lo2', '12')])).toBe(1000n);
    expect(best(['12'], 'lo2.orders', [mark('lo2', '12')])).toBe(1000n);
    expect(best(['12'], 'lo2.orders', [mark('lo2', '12'), mark('lo2', '21')])).toBe(500n);
  });

  test('pays the same by ticket as the best of its lines, for every play and any marks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyPlay), fc.nat(), ({ play }, seed) => {
        const source = seeded(seed);
        const choice = randomChoice(play, source);
        const symbols = Array.from(play.enumerate(choice), ({ picks }) => picks).filter(({ length }) => length === 1);
        const marks = symbols
          .flat()
          .filter(() => source.intBelow(3) > 0)
          .map((symbol) => mark(play.id.replace('.orders', ''), symbol));
        const { hot } = hotnessOf(play, choice, marks);
        const quoted = quote(play, stakeOf('yuan', 1), 1850, oddsBy(play));
        const terms = termsOf(play, choice, quoted, { mode: 'LOTT', scale: 1850, hot });
        const lines = Array.from(play.enumerate(choice));
        const paid = lines.flatMap(({ picks, row }) =>
          Object.keys(quoted.prizes).map((tier) =>
            prizeOf(terms, { tier, times: 1n, ...(picks.length === 1 && row !== undefined && { symbol: picks[0]! }) }),
          ),
        );
        const most = paid.reduce((a, b) => (b > a ? b : a), 0n);
        expect(bestOfChoice(play, choice, { ...quoted, hot })).toBe(most);
      }),
      { numRuns: examples(150, 500) },
    );
  });
});
