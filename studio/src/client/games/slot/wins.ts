import { Container, Graphics, Sprite } from 'pixi.js';
import type { SlotRules, SlotSpin } from '../../../protocol.ts';
import { easeOut, mix } from '../stage/ease.ts';
import type { Lights } from '../stage/lights.ts';
import type { Stage } from '../stage/stage.ts';
import { type SlotArt, SymbolSprite } from './art.ts';
import { CELL_WIDTH, cellCentre, type SlotLayout } from './layout.ts';
import { SYMBOL_UNITS } from './reels.ts';

/** A winning line or the scatters: the cells, and the path of the line. */
export type Winner =
  | { kind: 'line'; index: number; cells: readonly Cell[] }
  | { kind: 'scatter'; cells: readonly Cell[] };
type Cell = readonly [reel: number, row: number];

export type Wins = {
  view: Container;
  layout: (layout: SlotLayout) => void;
  /** Shows these wins together: dims the rest of the board, moves their symbols, draws their lines. */
  show: (grid: SlotSpin['grid'], winners: readonly Winner[]) => Promise<void>;
  /** Flashes a symbol that has just landed. */
  flash: (grid: SlotSpin['grid'], cell: Cell) => void;
  clear: () => void;
};

const LINE_COLORS = [
  0xffd24a, 0xff6f8e, 0x5ad8ff, 0x9dff6a, 0xc8a0ff, 0xff9a4a, 0x6dffd8, 0xff7ad9, 0xf4f46a, 0x8caaff,
] as const;
const DRAW_MS = 380;

type Slot = { box: Container; glow: Sprite; ring: Graphics; symbol: SymbolSprite; isUsed: boolean; phase: number };

/** The wins of a spin in the order in which they are shown: lines from the highest, then the scatters. */
export function winnersOf(spin: SlotSpin, lines: SlotRules['lines']): Winner[] {
  const ways = spin.lineWins.map(({ line, count }): Winner => ({
    kind: 'line',
    index: line,
    cells: lines[line]!.slice(0, count).map((row, reel) => [reel, row] as const),
  }));
  return spin.scatter ? [...ways, { kind: 'scatter', cells: spin.scatter.positions }] : ways;
}

export function createWins(
  stage: Stage,
  rules: SlotRules,
  art: SlotArt,
  lights: Lights,
  accent: string,
  isCalm: boolean,
): Wins {
  const view = new Container();
  const dim = new Graphics();
  const paths = new Graphics();
  const slots: Slot[] = Array.from({ length: rules.reels * rules.rows }, (_, index) => createSlot(index));
  view.addChild(dim, paths, ...slots.map((slot) => slot.box));
  view.visible = false;
  let layout: SlotLayout | null = null;
  let time = 0;
  let showing = 0;

  function createSlot(index: number): Slot {
    const box = new Container();
    const glow = new Sprite(lights.glow);
    glow.anchor.set(0.5);
    glow.blendMode = 'add';
    glow.tint = accent;
    const ring = new Graphics();
    box.addChild(glow, ring);
    const symbol = new SymbolSprite(box);
    box.visible = false;
    return { box, glow, ring, symbol, isUsed: false, phase: index * 0.4 };
  }

  stage.onTick((deltaMs) => {
    if (!view.visible || isCalm) return;
    time += deltaMs / 1000;
    for (const slot of slots) {
      if (!slot.isUsed) continue;
      const beat = Math.sin(time * 6.2 + slot.phase * 0.3);
      slot.box.scale.set(1.05 + beat * 0.055);
      slot.box.rotation = Math.sin(time * 3.1 + slot.phase) * 0.03;
      slot.glow.alpha = 0.5 + beat * 0.22;
    }
  });

  function light(grid: SlotSpin['grid'], [reel, row]: Cell): void {
    const slot = slots[reel * rules.rows + row]!;
    slot.isUsed = true;
    slot.box.visible = true;
    slot.symbol.fit(art.symbols.get(grid[reel]![row]!)!, false, SYMBOL_UNITS);
    slot.symbol.moveTo(0, 0, SYMBOL_UNITS);
  }

  function drawLine(winner: Winner, progress: number): void {
    if (winner.kind !== 'line' || !layout) return;
    const { cellHeight, width } = layout;
    const rows = rules.lines[winner.index]!;
    const centres = rows.map((row, reel) => cellCentre(reel, row, cellHeight));
    const points = [{ x: -8, y: centres[0]!.y }, ...centres, { x: width + 8, y: centres.at(-1)!.y }];
    const color = LINE_COLORS[winner.index % LINE_COLORS.length]!;
    for (const stroke of STROKES) {
      trace(paths, points, progress);
      paths.stroke({
        width: stroke.width,
        color: stroke.isCore ? 0xffffff : color,
        alpha: stroke.alpha,
        cap: 'round',
        join: 'round',
      });
    }
  }

  function clear(): void {
    showing += 1;
    view.visible = false;
    paths.clear();
    for (const slot of slots) {
      slot.isUsed = false;
      slot.box.visible = false;
      slot.box.scale.set(1);
    }
  }

  return {
    view,
    clear,
    layout: (next) => {
      layout = next;
      dim.clear().rect(0, 0, next.width, next.height).fill({ color: 0x000000, alpha: 0.55 });
      slots.forEach((slot, index) => {
        const { x, y } = cellCentre(Math.floor(index / rules.rows), index % rules.rows, next.cellHeight);
        slot.box.position.set(x, y);
        slot.glow.setSize(CELL_WIDTH * 1.9, next.cellHeight * 1.8);
        slot.ring.clear();
        slot.ring
          .roundRect(-CELL_WIDTH / 2 + 1, -next.cellHeight / 2 + 2, CELL_WIDTH - 2, next.cellHeight - 4, 12)
          .fill({ color: accent, alpha: 0.1 })
          .stroke({ width: 3, color: accent, alpha: 0.95 })
          .roundRect(-CELL_WIDTH / 2 + 4, -next.cellHeight / 2 + 5, CELL_WIDTH - 8, next.cellHeight - 10, 10)
          .stroke({ width: 1, color: 0xffffff, alpha: 0.6 });
      });
    },
    show: async (grid, winners) => {
      clear();
      const mine = showing;
      view.visible = true;
      for (const winner of winners) for (const cell of winner.cells) light(grid, cell);
      await stage.animator.run({
        ms: isCalm ? 1 : DRAW_MS,
        ease: easeOut,
        update: (progress) => {
          if (mine !== showing) return;
          paths.clear();
          dim.alpha = mix(0, 1, Math.min(1, progress * 2));
          for (const winner of winners) drawLine(winner, progress);
        },
      });
    },
    flash: (grid, cell) => {
      if (isCalm) return;
      const mine = showing;
      view.visible = true;
      dim.alpha = 0;
      light(grid, cell);
      void stage.animator.run({
        ms: 700,
        update: (progress) => {
          if (mine === showing && progress === 1 && dim.alpha === 0) clear();
        },
      });
    },
  };
}

const STROKES = [
  { width: 15, alpha: 0.22, isCore: false },
  { width: 8, alpha: 0.95, isCore: false },
  { width: 2.6, alpha: 0.95, isCore: true },
] as const;

/** The first part of a path, for a line that is being drawn. */
function trace(graphics: Graphics, points: readonly { x: number; y: number }[], progress: number): void {
  const reach = progress * (points.length - 1);
  graphics.moveTo(points[0]!.x, points[0]!.y);
  for (let index = 1; index < points.length && index - 1 < reach; index += 1) {
    const part = Math.min(1, reach - (index - 1));
    const from = points[index - 1]!;
    const to = points[index]!;
    graphics.lineTo(mix(from.x, to.x, part), mix(from.y, to.y, part));
  }
}
