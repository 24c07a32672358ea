import { payoutOf } from '../../../engines/arcade/multiplier.ts';
import { allTargets, chanceOf, type LimboBet, type LimboView, multiplierOf } from '../../../engines/limbo/index.ts';
import { h, setText } from '../../shell/dom.ts';
import type { InstantBoard, Table } from '../arcade/definition.ts';
import { pause } from '../arcade/motion.ts';
import { percentOf } from '../arcade/rungs.ts';
import { showHeight } from './height.ts';
import { createSky } from './sky.ts';
import type { limboWords } from './words.ts';

const TARGETS = allTargets();
const FIRST = TARGETS.indexOf(200);

export function createLimboBoard({
  shell: { audio, translator },
  text,
  word,
  stake,
  changed,
  say,
}: Table<keyof (typeof limboWords)['EN']>): InstantBoard<LimboBet, LimboView> {
  const sky = createSky();
  const slider = h('input', {
    type: 'range',
    class: 'limbo-slider',
    min: 0,
    max: TARGETS.length - 1,
    step: 1,
    value: FIRST,
    'aria-label': text('target'),
    oninput: () => chosen(),
  });
  const mark = h('output', { class: 'limbo-mark', 'aria-hidden': 'true' });
  const steps = [
    step('½', 'half', () => nearest(target() / 2)),
    step('−', 'lower', () => Number(slider.value) - 1),
    step('+', 'higher', () => Number(slider.value) + 1),
    step('2×', 'double', () => nearest(target() * 2)),
  ] as const;
  const [chance, wins] = [h('b', {}), h('b', {})];

  function step(shown: string, label: 'half' | 'lower' | 'higher' | 'double', to: () => number): HTMLButtonElement {
    return h(
      'button',
      {
        type: 'button',
        class: 'limbo-step',
        'aria-label': text(label),
        title: text(label),
        onclick: () => {
          if (slider.disabled) return;
          slider.value = String(to());
          audio.play('click');
          chosen();
        },
      },
      shown,
    );
  }

  function target(): number {
    return TARGETS[Number(slider.value)] ?? TARGETS[FIRST]!;
  }

  function chosen(): void {
    hang();
    changed();
  }

  function hang(): void {
    sky.hang(target());
    slider.setAttribute('aria-valuetext', `${showHeight(target())}×`);
    setText(mark, `${showHeight(target())}×`);
    const { num, den } = chanceOf(target());
    setText(chance, percentOf(Number(num) / Number(den)));
    refresh();
  }

  function refresh(): void {
    setText(wins, translator.money(payoutOf(stake(), multiplierOf(target()))));
  }

  const figure = (label: string, value: HTMLElement) =>
    h('div', { class: 'limbo-figure' }, h('small', {}, label), value);
  const element = h(
    'div',
    { class: 'limbo' },
    sky.element,
    h(
      'div',
      { class: 'limbo-choice' },
      h('div', { class: 'limbo-steps' }, steps[0], steps[1], mark, steps[2], steps[3]),
      slider,
      h('div', { class: 'limbo-figures' }, figure(word('chance'), chance), figure(translator.text('win'), wins)),
    ),
  );
  return {
    element,
    options: [],
    bet: () => ({ target: target() }),
    refresh: () => {
      if (mark.textContent === '') hang();
      else refresh();
    },
    setChoosing: (isChoosing) => {
      slider.disabled = !isChoosing;
    },
    start: sky.rest,
    show: async (bet, { height, isReached }, isFast) => {
      audio.play('takeOff');
      await sky.rise(height, bet.target, isFast);
      audio.play(isReached ? 'line' : 'refuse', 3);
      say(text(isReached ? 'reached' : 'missed', { height: showHeight(height) }));
      await pause(isFast ? 60 : 240);
    },
  };
}

/** The place of the target closest to a height. */
function nearest(height: number): number {
  const above = TARGETS.findIndex((target) => target >= height);
  return above < 0 ? TARGETS.length - 1 : above;
}
