import '../../styles/table.css';
import '../../styles/dice-cup.css';
import '../../styles/craps.css';
import {
  craps,
  CRAPS_PAYS,
  CRAPS_SPOTS,
  type CrapsMove,
  crapsPays,
  type CrapsSpot,
  type CrapsView,
  ELEVEN_PAYS,
  SEVEN_PAYS,
  sumOfRoll,
} from '../../../engines/craps/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { steppedFelt } from '../table/stepped-felt.ts';
import { createLayout, noteOf, printFelt } from './board.ts';
import { crapsWords } from './words.ts';

type Id = keyof (typeof crapsWords)['EN'];

/** The dice, against the house or with it. */
export const crapsGame = steppedFelt<Id, CrapsMove, readonly number[][], CrapsView>({
  name: 'craps',
  game: craps,
  words: crapsWords,
  theatre: createLayout,
  print: printFelt,
  choices: ({ hasOdds, rolls }, { spots }, text) => [
    ...(spots['pass'] && !hasOdds && rolls.length === 1
      ? [{ move: { act: 'odds' } as const, label: text('odds'), key: 'O', cost: spots['pass'] }]
      : []),
    { move: { act: 'roll' }, label: text('roll'), key: 'R', isMain: true },
  ],
  pays: (view, spot) => crapsPays(view, spot),
  nameOf: (spot, text) => text(spot as CrapsSpot),
  payRows: (text, common) =>
    CRAPS_SPOTS.map((spot) => ({ name: text(spot), pays: common('toOne', { odds: oddsOf(spot, text) }), spot })),
  rules: (text) => (['rule', 'dont', 'spots', 'back', 'leave'] as const).map((part) => h('p', {}, text(part))),
  result: ({ rolls, result }) => {
    const total = sumOfRoll(rolls.at(-1) ?? []);
    return h('span', { class: `side-bead is-${result ?? 'bar'}` }, String(total));
  },
  story: (view, text) => [
    [text('rolls'), view.rolls.map((roll) => `${roll.join('+')}=${sumOfRoll(roll)}`).join(' · ')],
    [text('pass'), noteOf(view, text)],
  ],
});

function oddsOf(spot: CrapsSpot, text: Text<Id>): string {
  const odds = { pass: '1', 'dont-pass': '1', seven: SEVEN_PAYS, craps: CRAPS_PAYS, eleven: ELEVEN_PAYS };
  return spot === 'field' ? text('fieldPays') : String(odds[spot]);
}
