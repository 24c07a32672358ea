import bombUrl from 'fluentui-emoji/icons/modern/bomb.svg?url';
import gemUrl from 'fluentui-emoji/icons/modern/gem-stone.svg?url';
import {
  type MinesBet,
  type MinesMove,
  minesLadder,
  type MinesView,
  MOST_MINES,
  TILES,
} from '../../../engines/mines/index.ts';
import { h } from '../../shell/dom.ts';
import { createChoice } from '../arcade/choice.ts';
import type { ShownRound, SteppedBoard, Table } from '../arcade/definition.ts';
import { moveFocusByArrows } from '../arcade/grid-keys.ts';
import { move } from '../arcade/motion.ts';
import { createRungs } from '../arcade/rungs.ts';
import { decorationRandom } from '../random.ts';
import type { minesWords } from './words.ts';

const COLUMNS = 5;
const DEFAULT_MINES = 3;
const FLIP_MS = 260;

type Face = 'hidden' | 'gem' | 'hit' | 'left-gem' | 'left-mine';

export function createMinesBoard(
  { shell: { audio }, text, word, changed, say }: Table<keyof (typeof minesWords)['EN']>,
  makeMove: (move: MinesMove) => void,
): SteppedBoard<MinesBet, MinesMove, MinesView> {
  const count = createChoice(
    text('mines'),
    Array.from({ length: MOST_MINES }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
    String(DEFAULT_MINES),
    () => {
      showWorth(bet(), null);
      changed();
    },
  );
  const rungs = createRungs(word);
  const faces: Face[] = Array.from({ length: TILES }, () => 'hidden');
  const tiles = faces.map((_, tile) =>
    h('button', {
      type: 'button',
      class: 'tile',
      'aria-label': text('tile', { number: tile + 1 }),
      onclick: () => press(tile),
    }),
  );
  const grid = h('div', { class: 'mines-grid', role: 'group', 'aria-label': text('board') }, ...tiles);
  moveFocusByArrows(grid, tiles, COLUMNS);
  let isMoving = false;

  function bet(): MinesBet {
    return { mines: Number(count.value()) };
  }

  function press(tile: number): void {
    if (isMoving && faces[tile] === 'hidden') makeMove({ tile });
  }

  function turn(tile: number, face: Face, isFast: boolean): void {
    if (faces[tile] === face) return;
    faces[tile] = face;
    const button = tiles[tile]!;
    button.className = `tile is-${face}`;
    button.replaceChildren(...pictureOf(face));
    const isMine = face === 'hit' || face === 'left-mine';
    const said = face === 'hidden' ? 'tile' : isMine ? 'tileMine' : 'tileGem';
    button.setAttribute('aria-label', text(said, { number: tile + 1 }));
    if (isFast || face === 'hidden') return;
    void move(button, [{ transform: 'rotateY(90deg) scale(0.92)' }, { transform: 'rotateY(0) scale(1)' }], {
      ms: FLIP_MS,
    });
  }

  function showWorth(of: MinesBet, round: ShownRound<MinesView> | null): void {
    const ladder = minesLadder(of.mines);
    const opened = round?.view.opened.length ?? 0;
    const next = round?.isOver ? null : (ladder[opened]?.multiplier ?? null);
    rungs.show(opened > 0 && round && round.multiplier > 0 ? round.multiplier : null, next);
  }

  async function end({ view }: ShownRound<MinesView>, isFast: boolean): Promise<void> {
    const mined = view.mines ?? [];
    for (const [tile, face] of faces.entries()) {
      if (face === 'hidden') turn(tile, mined.includes(tile) ? 'left-mine' : 'left-gem', isFast);
    }
  }

  showWorth(bet(), null);
  return {
    element: h('div', { class: 'mines' }, rungs.element, h('div', { class: 'mines-place' }, grid)),
    options: [count.element],
    bet,
    setChoosing: count.setEnabled,
    setMoving: (moving) => {
      isMoving = moving;
      grid.classList.toggle('is-live', moving);
    },
    autoMove: (_bet, { opened }) => {
      const left = faces.flatMap((_, tile) => (opened.includes(tile) ? [] : [tile]));
      return { tile: left[Math.floor(decorationRandom() * left.length)]! };
    },
    show: async (of, round, isFast) => {
      const opened = round?.view.opened ?? [];
      if (opened.length === 0) for (const tile of tiles.keys()) turn(tile, 'hidden', true);
      showWorth(of, round);
      const mined = round?.view.mines ?? [];
      for (const tile of opened) {
        if (faces[tile] !== 'hidden') continue;
        const isHit = mined.includes(tile);
        turn(tile, isHit ? 'hit' : 'gem', isFast);
        audio.play(isHit ? 'crash' : 'line', opened.length);
        say(text(isHit ? 'tileMine' : 'tileGem', { number: tile + 1 }));
      }
      if (round?.isOver) await end(round, isFast);
    },
  };
}

function pictureOf(face: Face): HTMLElement[] {
  if (face === 'hidden') return [];
  const isMine = face === 'hit' || face === 'left-mine';
  return [h('img', { src: isMine ? bombUrl : gemUrl, alt: '', draggable: 'false' })];
}
