import { payoutOf, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  type DiceBet,
  diceMultiplier,
  type DiceView,
  FEWEST_WINNING,
  MOST_WINNING,
  ROLLS,
  splitOf,
} from '../../../engines/dice/index.ts';
import { h, setText } from '../../shell/dom.ts';
import type { InstantBoard, Table } from '../arcade/definition.ts';
import { move, pause } from '../arcade/motion.ts';
import { percentOf } from '../arcade/rungs.ts';
import { createDrums } from './drums.ts';
import { showRoll } from './roll.ts';
import type { diceWords } from './words.ts';

const STEP = 50;
const SIDES = ['under', 'over'] as const;

export function createDiceBoard({
  shell: { audio, translator },
  text,
  word,
  stake,
  changed,
  say,
}: Table<keyof (typeof diceWords)['EN']>): InstantBoard<DiceBet, DiceView> {
  let side: DiceBet['side'] = 'over';
  const drums = createDrums();
  const slider = h('input', {
    type: 'range',
    class: 'dice-slider',
    min: FEWEST_WINNING,
    max: ROLLS - FEWEST_WINNING,
    step: STEP,
    value: 5_050,
    'aria-label': text('split'),
    oninput: () => chosen(),
  });
  const marker = h('output', { class: 'dice-marker', 'aria-hidden': 'true' });
  const track = h('div', { class: 'dice-track' }, h('div', { class: 'dice-fill' }), slider, marker);
  const scale = h(
    'div',
    { class: 'dice-scale', 'aria-hidden': 'true' },
    ...['0', '25', '50', '75', '100'].map((mark) => h('span', {}, mark)),
  );
  const buttons = SIDES.map((each) =>
    h(
      'button',
      {
        type: 'button',
        class: 'dice-side',
        onclick: () => {
          if (slider.disabled) return;
          // The other side with the same chance: the mark is mirrored.
          if (side !== each) slider.value = String(ROLLS - Number(slider.value));
          side = each;
          audio.play('click');
          chosen();
        },
      },
      text(each),
    ),
  );
  const mark = h('b', { class: 'dice-mark' });
  const [payout, chance, wins] = [h('b', {}), h('b', {}), h('b', {})];
  const figure = (label: string, value: HTMLElement) =>
    h('div', { class: 'dice-figure' }, h('small', {}, label), value);

  function bet(): DiceBet {
    const split = Number(slider.value);
    const winning = side === 'under' ? split : ROLLS - split;
    return { side, winning: Math.min(MOST_WINNING, Math.max(FEWEST_WINNING, winning)) };
  }

  function chosen(): void {
    const chosenBet = bet();
    const split = splitOf(chosenBet);
    slider.value = String(split);
    slider.setAttribute('aria-valuetext', `${text(side)} ${showRoll(split)}`);
    track.style.setProperty('--split', `${split / 100}%`);
    track.classList.toggle('is-under', side === 'under');
    for (const [index, each] of SIDES.entries()) buttons[index]!.setAttribute('aria-pressed', String(each === side));
    setText(mark, showRoll(split));
    marker.classList.remove('is-shown');
    refresh();
    changed();
  }

  function refresh(): void {
    const { winning } = bet();
    const multiplier = diceMultiplier(winning);
    setText(payout, `${showMultiplier(multiplier)}×`);
    setText(chance, percentOf(winning / ROLLS));
    setText(wins, translator.money(payoutOf(stake(), multiplier)));
  }

  const element = h(
    'div',
    { class: 'dice' },
    drums.element,
    h('div', { class: 'dice-bar' }, scale, track),
    h('div', { class: 'dice-sides', role: 'group', 'aria-label': text('side') }, buttons[0]!, mark, buttons[1]!),
    h(
      'div',
      { class: 'dice-figures' },
      figure(word('payout'), payout),
      figure(word('chance'), chance),
      figure(translator.text('win'), wins),
    ),
  );
  // Not `chosen`: nothing has changed for the panel yet, which is not there.
  track.style.setProperty('--split', '50.5%');
  return {
    element,
    options: [],
    bet,
    refresh: () => {
      const { winning } = bet();
      if (payout.textContent === '') {
        for (const [index, each] of SIDES.entries())
          buttons[index]!.setAttribute('aria-pressed', String(each === side));
        setText(mark, showRoll(ROLLS - winning));
      }
      refresh();
    },
    setChoosing: (isChoosing) => {
      slider.disabled = !isChoosing;
    },
    start: () => {
      drums.rest();
      marker.classList.remove('is-shown');
    },
    show: async (_bet, { roll, isHit }, isFast) => {
      audio.play('spin');
      await drums.roll(showRoll(roll), isFast);
      marker.style.setProperty('--roll', `${roll / 100}%`);
      setText(marker, showRoll(roll));
      marker.className = `dice-marker is-shown ${isHit ? 'is-hit' : 'is-miss'}`;
      audio.play(isHit ? 'line' : 'refuse', 3);
      say(text('roll', { roll: showRoll(roll) }));
      drums.mark(isHit);
      if (!isFast) await move(marker, [{ transform: 'translate(-50%, -14px)', opacity: 0 }, {}], { ms: 220 });
      await pause(isFast ? 60 : 260);
    },
  };
}
