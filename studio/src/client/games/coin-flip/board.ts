import elephantUrl from 'fluentui-emoji/icons/modern/elephant.svg?url';
import flowerUrl from 'fluentui-emoji/icons/modern/cherry-blossom.svg?url';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  COIN_LADDER,
  type CoinFlipBet,
  type CoinFlipMove,
  type CoinFlipView,
  type Side,
} from '../../../engines/coin-flip/index.ts';
import { h } from '../../shell/dom.ts';
import type { SteppedBoard, Table } from '../arcade/definition.ts';
import { move } from '../arcade/motion.ts';
import { decorationRandom } from '../random.ts';
import type { coinFlipWords } from './words.ts';

const PICTURES = { heads: elephantUrl, tails: flowerUrl } as const satisfies Record<Side, string>;
const FLIP_MS = 1_050;
const TURNS = 4;

export function createCoinBoard(
  { shell: { audio }, text, say }: Table<keyof (typeof coinFlipWords)['EN']>,
  makeMove: (move: CoinFlipMove) => void,
): SteppedBoard<CoinFlipBet, CoinFlipMove, CoinFlipView> {
  const face = (side: Side) =>
    h('div', { class: `coin-face is-${side}` }, h('img', { src: PICTURES[side], alt: '', draggable: 'false' }));
  const coin = h('div', { class: 'coin', 'aria-hidden': 'true' }, face('heads'), face('tails'));
  const shadow = h('div', { class: 'coin-shadow', 'aria-hidden': 'true' });
  const rungs = COIN_LADDER.map(({ multiplier }, index) =>
    h('li', {}, h('small', {}, String(index + 1)), h('b', {}, `${showMultiplier(multiplier)}×`)),
  );
  const ladder = h('ol', { class: 'coin-ladder', 'aria-label': text('streak') }, ...rungs);
  const calls = (['heads', 'tails'] as const).map((side) =>
    h(
      'button',
      { type: 'button', class: `coin-call is-${side}`, onclick: () => (isMoving ? makeMove({ side }) : undefined) },
      h('img', { src: PICTURES[side], alt: '', draggable: 'false' }),
      text(side),
    ),
  );
  let isMoving = false;
  let lying: Side = 'heads';
  let seen = 0;

  async function flipTo(side: Side, isFast: boolean): Promise<void> {
    const from = lying === 'heads' ? 0 : 180;
    const to = side === 'heads' ? 0 : 180;
    lying = side;
    coin.style.setProperty('transform', `rotateX(${to}deg)`);
    if (isFast) return;
    audio.play('spin');
    const end = TURNS * 360 + to;
    await Promise.all([
      move(
        coin,
        [
          { transform: `translateY(0) rotateX(${from}deg)` },
          { transform: `translateY(-46%) rotateX(${(from + end) / 2}deg) scale(1.16)`, offset: 0.45 },
          { transform: `translateY(0) rotateX(${end}deg)` },
        ],
        { ms: FLIP_MS, easing: 'cubic-bezier(0.35, 0.1, 0.4, 1)' },
      ),
      move(shadow, [{ opacity: 1 }, { opacity: 0.35, transform: 'scale(0.6)', offset: 0.45 }, { opacity: 1 }], {
        ms: FLIP_MS,
      }),
    ]);
  }

  function climb(view: CoinFlipView | null): void {
    const right = view ? view.calls.filter((side, index) => side === view.flips[index]).length : 0;
    for (const [index, rung] of rungs.entries())
      rung.className = index < right ? 'is-done' : index === right ? 'is-next' : '';
    ladder.scrollLeft = Math.max(0, (rungs[right]?.offsetLeft ?? 0) - ladder.clientWidth / 2);
    ladder.scrollTop = Math.max(0, (rungs[right]?.offsetTop ?? 0) - ladder.clientHeight / 2);
  }

  climb(null);
  return {
    element: h(
      'div',
      { class: 'coin-board' },
      ladder,
      h('div', { class: 'coin-place' }, shadow, coin),
      h('div', { class: 'coin-calls', role: 'group', 'aria-label': text('call') }, ...calls),
    ),
    options: [],
    bet: () => ({}),
    setChoosing: () => undefined,
    setMoving: (moving) => {
      isMoving = moving;
      for (const button of calls) button.setAttribute('aria-disabled', String(!moving));
    },
    autoMove: () => ({ side: decorationRandom() < 0.5 ? 'heads' : 'tails' }),
    show: async (_bet, round, isFast) => {
      const view = round?.view ?? null;
      const count = view?.flips.length ?? 0;
      const last = view?.flips.at(-1);
      if (last && count > seen) {
        await flipTo(last, isFast);
        const isRight = view?.calls.at(-1) === last;
        audio.play(isRight ? 'coin' : 'refuse', count);
        say(text(isRight ? 'right' : 'wrong', { side: text(last) }));
      }
      seen = round?.isOver ? 0 : count;
      climb(view);
    },
  };
}
