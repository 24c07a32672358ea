import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { KENO_NUMBERS, type KenoBet, kenoPays, type KenoView, MOST_PICKS } from '../../../engines/keno/index.ts';
import { h } from '../../shell/dom.ts';
import type { InstantBoard, Table } from '../arcade/definition.ts';
import { moveFocusByArrows } from '../arcade/grid-keys.ts';
import { move, pause } from '../arcade/motion.ts';
import { decorationRandom } from '../random.ts';
import type { kenoWords } from './words.ts';

const COLUMNS = 8;
const DRAW_MS = 150;
const FAST_DRAW_MS = 22;
const QUICK_PICKS = 5;

export function createKenoBoard({
  shell: { audio, toast },
  text,
  changed,
  say,
}: Table<keyof (typeof kenoWords)['EN']>): InstantBoard<KenoBet, KenoView> {
  const picked = new Set<number>();
  let drawn: readonly number[] = [];
  let isChoosing = true;
  const balls = Array.from({ length: KENO_NUMBERS }, (_, index) =>
    h('button', { type: 'button', class: 'keno-ball', onclick: () => toggle(index + 1) }, String(index + 1)),
  );
  const grid = h('div', { class: 'keno-grid', role: 'group', 'aria-label': text('board') }, ...balls);
  moveFocusByArrows(grid, balls, COLUMNS);
  const pays = h('ol', { class: 'keno-pays' });
  const tools = h(
    'div',
    { class: 'keno-tools' },
    h('button', { type: 'button', class: 'button', onclick: () => quickPick() }, text('quick')),
    h('button', { type: 'button', class: 'button', onclick: () => clear() }, text('clear')),
  );

  function toggle(number: number): void {
    if (!isChoosing) return;
    if (!picked.has(number) && picked.size === MOST_PICKS) return toast(text('most'));
    if (!picked.delete(number)) picked.add(number);
    audio.play('click');
    chosen();
  }

  function quickPick(): void {
    if (!isChoosing) return;
    const wanted = picked.size > 0 ? picked.size : QUICK_PICKS;
    picked.clear();
    while (picked.size < wanted) picked.add(1 + Math.floor(decorationRandom() * KENO_NUMBERS));
    audio.play('chip', 2);
    chosen();
  }

  function clear(): void {
    if (!isChoosing) return;
    picked.clear();
    chosen();
  }

  function chosen(): void {
    drawn = [];
    for (const number of balls.keys()) paint(number + 1);
    paintPays(null);
    changed();
  }

  function paint(number: number): void {
    const [isPicked, isDrawn] = [picked.has(number), drawn.includes(number)];
    const state = isPicked && isDrawn ? 'hit' : isDrawn ? 'drawn' : isPicked ? 'picked' : 'free';
    const said = { hit: 'numberHit', drawn: 'numberDrawn', picked: 'numberPicked', free: 'number' } as const;
    const ball = balls[number - 1]!;
    ball.className = `keno-ball is-${state}`;
    ball.setAttribute('aria-label', text(said[state], { number }));
    ball.setAttribute('aria-pressed', String(isPicked));
  }

  function paintPays(hits: number | null): void {
    if (picked.size === 0) return pays.replaceChildren(h('li', { class: 'keno-invite' }, text('invite')));
    pays.replaceChildren(
      ...kenoPays(picked.size).flatMap((multiplier, count) =>
        multiplier === 0
          ? []
          : [
              h(
                'li',
                { class: count === hits ? 'is-hit' : '' },
                h('small', {}, `${count}`),
                h('b', {}, `${showMultiplier(multiplier).replace(/\.00$/, '')}×`),
              ),
            ],
      ),
    );
  }

  for (const number of balls.keys()) paint(number + 1);
  paintPays(null);
  return {
    element: h('div', { class: 'keno' }, h('div', { class: 'keno-place' }, grid), pays, tools),
    options: [],
    bet: () => (picked.size === 0 ? null : { picks: [...picked].toSorted((a, b) => a - b) }),
    setChoosing: (choosing) => {
      isChoosing = choosing;
      tools.classList.toggle('is-resting', !choosing);
    },
    start: () => {
      drawn = [];
      for (const number of balls.keys()) paint(number + 1);
      paintPays(null);
    },
    show: async (_bet, view, isFast) => {
      for (const [index, number] of view.drawn.entries()) {
        drawn = view.drawn.slice(0, index + 1);
        paint(number);
        const isHit = picked.has(number);
        audio.play(isHit ? 'coin' : 'ball', index);
        if (!isFast)
          void move(
            balls[number - 1]!,
            [{ transform: 'scale(0.7)' }, { transform: `scale(${isHit ? 1.18 : 1.06})` }, { transform: 'none' }],
            { ms: 240 },
          );
        await pause(isFast ? FAST_DRAW_MS : DRAW_MS);
      }
      const hits = view.hits.length;
      paintPays(hits);
      say(text('hits', { hits, picks: picked.size }));
      await pause(isFast ? 40 : 260);
    },
  };
}
