import {
  alike,
  DIAMOND_PAYS,
  DIAMOND_RISKS,
  type DiamondsBet,
  type DiamondsView,
  GEMS,
  handOf,
  HANDS,
} from '../../../engines/diamonds/index.ts';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { h, setText } from '../../shell/dom.ts';
import { createChoice } from '../arcade/choice.ts';
import type { InstantBoard, Table } from '../arcade/definition.ts';
import { move, pause } from '../arcade/motion.ts';
import { crownPicture } from './crown.ts';
import { gemPicture } from './gem.ts';
import { gemName } from './gem-name.ts';
import type { diamondsWords } from './words.ts';

const LATER_MS = 110;
const DROP_MS = 300;
/** How many of each hand are alike, for the row of dots. */
const DOTS = {
  five: 'aaaaa',
  four: 'aaaa-',
  'full-house': 'aaabb',
  three: 'aaa--',
  'two-pair': 'aabb-',
  pair: 'aa---',
  none: '-----',
} as const;

export function createDiamondsBoard({
  shell: { audio },
  text,
  word,
  changed,
  say,
}: Table<keyof (typeof diamondsWords)['EN']>): InstantBoard<DiamondsBet, DiamondsView> {
  const risk = createChoice(
    word('risk'),
    DIAMOND_RISKS.map((value) => ({ value, label: word(value) })),
    'medium',
    () => {
      rest();
      list();
      changed();
    },
  );
  const places = Array.from({ length: GEMS }, (_, index) => {
    const place = h('div', { class: 'gem-place' });
    place.style.setProperty('--place', String(index));
    return place;
  });
  const middle = h('b', { class: 'crown-hand' });
  const crown = h('div', { class: 'crown', 'aria-hidden': 'true' }, crownPicture(), ...places, middle);
  const pays = h('ul', { class: 'gem-pays', 'aria-label': text('pays') });

  function list(): void {
    const paid = DIAMOND_PAYS[risk.value()];
    pays.replaceChildren(
      ...HANDS.filter((hand) => paid[hand] > 0).map((hand) =>
        h(
          'li',
          { class: `hand-${hand}` },
          h(
            'span',
            { class: 'dots', 'aria-hidden': 'true' },
            ...[...DOTS[hand]].map((dot) => h('i', { class: dot === '-' ? '' : `is-${dot}` })),
          ),
          h('span', {}, text(hand)),
          h('b', {}, `${showMultiplier(paid[hand])}×`),
        ),
      ),
    );
  }

  function rest(): void {
    for (const place of places) {
      place.replaceChildren();
      place.className = 'gem-place';
    }
    setText(middle, '');
    pays.querySelector('.is-hit')?.classList.remove('is-hit');
  }

  async function lay(gem: number, index: number, isFast: boolean): Promise<void> {
    const picture = gemPicture(gem);
    places[index]!.append(picture);
    if (isFast) return;
    const from = { transform: 'translateY(-46%) scale(1.5) rotate(-28deg)', opacity: 0 };
    await move(picture, [from, { transform: 'none', opacity: 1 }], {
      ms: DROP_MS,
      delay: index * LATER_MS,
      fill: 'backwards',
    });
    audio.play('reelStop', index);
  }

  list();
  return {
    element: h('div', { class: 'diamonds' }, h('div', { class: 'crown-room' }, crown), pays),
    options: [risk.element],
    bet: () => ({ risk: risk.value() }),
    setChoosing: risk.setEnabled,
    start: rest,
    rest,
    show: async (_bet, { gems }, isFast) => {
      rest();
      await Promise.all(gems.map((gem, index) => lay(gem, index, isFast)));
      const hand = handOf(gems);
      for (const [index, gem] of gems.entries())
        places[index]!.classList.add(alike(gems, gem) > 1 ? 'is-alike' : 'is-alone');
      setText(middle, text(hand));
      pays.querySelector(`.hand-${hand}`)?.classList.add('is-hit');
      audio.play(hand === 'none' ? 'refuse' : 'coin', 3);
      say(`${gems.map((gem) => text(gemName(gem))).join(', ')}: ${text(hand)}.`);
      await pause(isFast ? 60 : 260);
    },
  };
}
