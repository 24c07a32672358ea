import ghostUrl from 'fluentui-emoji/icons/modern/ghost.svg?url';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  FLOORS,
  type Level,
  LEVELS,
  type TowerBet,
  towerLadder,
  type TowerMove,
  type TowerView,
} from '../../../engines/tower/index.ts';
import { h } from '../../shell/dom.ts';
import { createChoice } from '../arcade/choice.ts';
import type { SteppedBoard, Table } from '../arcade/definition.ts';
import { moveFocusByArrows } from '../arcade/grid-keys.ts';
import { move, pause } from '../arcade/motion.ts';
import { createRungs } from '../arcade/rungs.ts';
import { svg } from '../arcade/svg.ts';
import { decorationRandom } from '../random.ts';
import type { towerWords } from './words.ts';

const OPEN_MS = 260;

type Face = 'shut' | 'lit' | 'caught' | 'left-lit' | 'left-ghost';
type Floor = { element: HTMLElement; windows: HTMLButtonElement[]; faces: Face[] };

export function createTowerBoard(
  { shell: { audio }, text, word, changed, say }: Table<keyof (typeof towerWords)['EN']>,
  makeMove: (move: TowerMove) => void,
): SteppedBoard<TowerBet, TowerMove, TowerView> {
  const level = createChoice(
    text('level'),
    LEVELS.map((value) => ({ value, label: text(value) })),
    'easy',
    () => {
      build(level.value());
      changed();
    },
  );
  const rungs = createRungs(word);
  const body = h('div', { class: 'tower-floors' });
  const element = h(
    'div',
    { class: 'tower' },
    rungs.element,
    h('div', { class: 'tower-place' }, h('div', { class: 'tower-body' }, roofPicture(), body)),
  );
  let built: Level | null = null;
  let floors: Floor[] = [];
  let isMoving = false;
  let standing = 0;
  let isOver = true;

  function build(wished: Level): void {
    if (built === wished) return;
    built = wished;
    floors = towerLadder(wished).map(({ multiplier }, index) => floorOf(wished, index, showMultiplier(multiplier)));
    body.replaceChildren(...floors.map((floor) => floor.element).toReversed());
    body.style.setProperty('--count', String(floors.length));
    standing = 0;
    showWorth();
  }

  function floorOf(of: Level, index: number, multiplier: string): Floor {
    const windows = Array.from({ length: FLOORS[of].windows }, (_, window) =>
      h('button', { type: 'button', class: 'tower-window', onclick: () => press(index, window) }),
    );
    const row = h(
      'div',
      { class: 'tower-row', role: 'group', 'aria-label': text('floor', { number: index + 1, multiplier }) },
      ...windows,
    );
    moveFocusByArrows(row, windows, windows.length);
    const floor = h('div', { class: 'tower-floor' }, h('b', { 'aria-hidden': 'true' }, `${multiplier}×`), row);
    floor.style.setProperty('--floor', String(index));
    const made = { element: floor, windows, faces: windows.map((): Face => 'shut') };
    for (const window of windows.keys()) name(made, window);
    return made;
  }

  function press(index: number, window: number): void {
    if (isMoving && index === standing) makeMove({ window });
  }

  function name({ windows, faces }: Floor, window: number): void {
    const face = faces[window]!;
    const said = face === 'shut' ? 'window' : face === 'lit' || face === 'left-lit' ? 'lit' : 'ghost';
    windows[window]!.setAttribute('aria-label', text(said, { number: window + 1 }));
  }

  function turn(floor: Floor, window: number, face: Face, isFast: boolean): void {
    if (floor.faces[window] === face) return;
    floor.faces[window] = face;
    const button = floor.windows[window]!;
    button.className = `tower-window is-${face}`;
    const hasGhost = face === 'caught' || face === 'left-ghost';
    button.replaceChildren(...(hasGhost ? [h('img', { src: ghostUrl, alt: '', draggable: 'false' })] : []));
    name(floor, window);
    if (isFast || face === 'shut') return;
    void move(button, [{ transform: 'scaleX(0.15)' }, { transform: 'scaleX(1)' }], { ms: OPEN_MS });
  }

  function showWorth(): void {
    const ladder = towerLadder(built ?? 'easy');
    const now = standing > 0 ? ladder[standing - 1]?.multiplier : null;
    rungs.show(now ?? null, isOver && standing > 0 ? null : (ladder[standing]?.multiplier ?? null));
  }

  function light(): void {
    for (const [index, floor] of floors.entries()) {
      const isNext = isMoving && index === standing;
      floor.element.classList.toggle('is-next', isNext);
      floor.element.classList.toggle('is-climbed', index < standing);
      for (const button of floor.windows) button.disabled = !isNext;
    }
  }

  function shut(): void {
    for (const floor of floors) for (const window of floor.windows.keys()) turn(floor, window, 'shut', true);
  }

  async function enter({ entered, ghosts: seen }: TowerView, fast: boolean): Promise<void> {
    for (const [index, window] of entered.entries()) {
      const floor = floors[index]!;
      if (floor.faces[window] !== 'shut') continue;
      const isCaught = seen[index]!.includes(window);
      turn(floor, window, isCaught ? 'caught' : 'lit', fast);
      audio.play(isCaught ? 'crash' : 'line', index + 1);
      say(text(isCaught ? 'caught' : 'climbed', { number: index + 1 }));
    }
    for (const [index, ghosts] of seen.entries()) {
      const floor = floors[index]!;
      for (const window of floor.windows.keys()) {
        if (floor.faces[window] === 'shut')
          turn(floor, window, ghosts.includes(window) ? 'left-ghost' : 'left-lit', true);
      }
    }
    if (!fast && entered.length > 0) await pause(OPEN_MS);
  }

  build('easy');
  light();
  return {
    element,
    options: [level.element],
    bet: () => ({ level: level.value() }),
    setChoosing: level.setEnabled,
    setMoving: (moving) => {
      const held = floors.findIndex(({ windows }) => windows.some((button) => button === document.activeElement));
      const place = floors[held]?.windows.findIndex((button) => button === document.activeElement) ?? 0;
      isMoving = moving;
      light();
      // Who climbs by keyboard stands at the same window of the next floor.
      if (moving && (held >= 0 || document.activeElement === document.body) && held !== standing)
        floors[standing]?.windows[Math.max(0, place)]?.focus();
    },
    autoMove: ({ level: of }) => ({ window: Math.floor(decorationRandom() * FLOORS[of].windows) }),
    show: async (bet, round, isFast) => {
      build(bet.level);
      const view = round?.view;
      if (!view || view.entered.length === 0) shut();
      isOver = round?.isOver ?? true;
      const isCaught = round?.multiplier === 0 && isOver;
      standing = view ? view.entered.length - (isCaught ? 1 : 0) : 0;
      showWorth();
      light();
      if (view) await enter(view, isFast);
    },
  };
}

/** The roof with its finial. */
function roofPicture(): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 120 34', class: 'tower-roof', 'aria-hidden': 'true' },
    svg('path', { d: 'M60 0L62.4 10H57.6Z', class: 'tower-finial' }),
    svg('circle', { cx: 60, cy: 11.5, r: 2.6, class: 'tower-finial' }),
    svg('path', {
      d: 'M60 11C70 22 92 25 119 24C108 28 104 34 104 34H16C16 34 12 28 1 24C28 25 50 22 60 11Z',
      class: 'tower-tiles',
    }),
    svg('path', { d: 'M1 24C28 25 50 22 60 11C70 22 92 25 119 24', class: 'tower-eave' }),
  );
}
