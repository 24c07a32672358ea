import '../../styles/table.css';
import '../../styles/video-poker.css';
import { parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { toDecimal } from '../../../engines/fraction.ts';
import {
  MOST_COINS,
  PokerBet,
  type PokerMove,
  type PokerName,
  POKER_VARIANTS,
  type PokerView,
  pokerUnits,
  VIDEO_POKER,
} from '../../../engines/video-poker/index.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import { ladderTable } from '../arcade/rungs.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { rulesOf } from '../arcade/table.ts';
import { createPokerBoard } from './board.ts';
import { placeSign } from './face.ts';
import { type VideoPokerWord, videoPokerWords } from './words.ts';

export const jacksOrBetter = machine('jacks-or-better');
export const deucesWild = machine('deuces-wild');
export const jokerPoker = machine('joker-poker');
export const doubleBonus = machine('double-bonus');

/** Five cards, a hold and a draw, paid by the table of the variant. */
function machine(name: PokerName) {
  const variant = POKER_VARIANTS[name];
  return steppedGame<VideoPokerWord, PokerBet, PokerMove, readonly number[], PokerView>({
    name,
    game: VIDEO_POKER[name],
    words: videoPokerWords,
    mostSteps: 1,
    board: (table) => {
      table.shell.scene.classList.add('scene-video-poker');
      return createPokerBoard(name, table);
    },
    rules: ({ text }) =>
      [
        h('p', {}, text('rule')),
        variant.hasJoker ? h('p', {}, text('rulesJoker')) : null,
        variant.wildRank === 2 ? h('p', {}, text('rulesDeuces')) : null,
        ladderTable(
          [text('hand'), ...Array.from({ length: MOST_COINS }, (_, index) => String(index + 1))],
          variant.lines.map(({ kind, pays }) => [
            text(kind),
            ...Array.from({ length: MOST_COINS }, (_, index) => String(pays * (index + 1))),
          ]),
        ),
        h('p', {}, text('perCoin')),
        h('p', {}, `${text('optimal')} (${toDecimal({ ...variant.optimal, num: variant.optimal.num * 100n }, 4)} %)`),
      ].filter((part) => part !== null),
    closing: ({ shell, text }) => {
      const { money } = shell.translator;
      const [least, most] = [shell.game.stakes[0] ?? '0', shell.game.stakes.at(-1) ?? '0'];
      const { waitsMs } = rulesOf(shell);
      return [
        facts([
          [text('stake'), `${money(least)} – ${money(parseAmount(most) * BigInt(MOST_COINS))}`],
          [text('highest'), `${variant.lines[0].pays}×`],
        ]),
        h('p', { class: 'small' }, text('leave', { hours: Math.round(waitsMs / 3_600_000) })),
        h('h3', {}, shell.translator.text('rulesKeys')),
        h('p', {}, text('keys')),
      ];
    },
    summary: ({ cards, kind }, text) => [
      document.createTextNode([cards.map(placeSign).join(' '), kind ? text(kind) : ''].join(' ').trim()),
    ],
    describe: (given, { dealt, held, cards, kind }, text, _word, { money, opening }) => {
      const bet = z.parse(PokerBet, given) as PokerBet;
      const coin = money((opening / BigInt(pokerUnits(bet))) * BigInt(bet.value));
      return [
        [text('coins'), `${bet.coins} × ${coin}`],
        [text('dealt'), dealt.map(placeSign).join(' ')],
        [text('held'), held?.map((place) => placeSign(dealt[place]!)).join(' ') || '—'],
        [text('drawn'), held ? cards.map(placeSign).join(' ') : '—'],
        [text('hand'), kind && held ? text(kind) : '—'],
      ];
    },
  });
}
