import { type Amount, parseAmount } from '@champa/money';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { RouletteRules } from '../../../protocol.ts';
import type { Translator } from '../../i18n/index.ts';
import { easeIn, easeInOut, easeOutBack, mix, pulse } from '../stage/ease.ts';
import type { Lights } from '../stage/lights.ts';
import { repaint } from '../stage/paint.ts';
import type { Stage } from '../stage/stage.ts';
import type { Layout } from './bets.ts';
import { ChipStack, paintChips } from './chips.ts';
import type { RouletteLayout } from './layout.ts';
import { boxRect, paintTable, TABLE_BLEED } from './table-art.ts';
import { spotPoint, tableBoxes } from './table-map.ts';

export type Table = {
  view: Container;
  layout: (layout: RouletteLayout) => void;
  /** Lays out the chips; if the sum of a spot has grown, a chip falls on it. */
  setBets: (bets: Layout) => void;
  /** Highlights the numbers that a spot covers; null removes the highlight. */
  highlight: (spot: string | null) => void;
  showNumber: (number: number | null) => void;
  /** Removes the lost chips and pays the others. The table is empty afterwards. */
  settle: (wonSpots: ReadonlySet<string>) => Promise<void>;
};

const fall = easeOutBack(1.2);

export function createTable(
  stage: Stage,
  rules: RouletteRules,
  lights: Lights,
  translator: Translator,
  stakes: readonly string[],
  isCalm: boolean,
): Table {
  const view = new Container();
  const felt = new Sprite();
  const light = new Graphics();
  const marker = new Container();
  const chips = new Container();
  view.addChild(felt, light, marker, chips);
  const values: Amount[] = stakes.map(parseAmount);
  const textures = paintChips();
  const spots = new Map(rules.spots.map((spot) => [spot.id, spot]));
  const stacks = new Map<string, { stack: ChipStack; amount: Amount }>();
  let layout: RouletteLayout | null = null;
  let shownNumber: number | null = null;

  const markerGlow = new Sprite(lights.glow);
  markerGlow.anchor.set(0.5);
  markerGlow.blendMode = 'add';
  markerGlow.tint = 0xffe9a0;
  const markerRing = new Graphics();
  marker.addChild(markerGlow, markerRing);
  marker.visible = false;
  let time = 0;
  stage.onTick((deltaMs) => {
    if (!marker.visible || isCalm) return;
    time += deltaMs / 1000;
    markerGlow.alpha = 0.6 + Math.sin(time * 5) * 0.25;
  });

  function placeStack(id: string, stack: ChipStack, amount: Amount): void {
    if (!layout) return;
    const { x, y } = layout.toPixel(spotPoint(spots.get(id)!));
    stack.view.position.set(x, y);
    stack.show(amount, values, textures, layout.chipRadius);
  }

  function drop(heap: Container): void {
    if (isCalm) return;
    void stage.animator.run({ ms: 190, ease: fall, update: (part) => heap.scale.set(mix(1.7, 1, part)) });
  }

  function remove(id: string): void {
    stacks.get(id)?.stack.view.destroy({ children: true });
    stacks.delete(id);
  }

  function showNumber(number: number | null): void {
    shownNumber = number;
    marker.visible = number !== null;
    if (number === null || !layout) return;
    const box = tableBoxes().find((candidate) => candidate.id === `straight:${number}`)!;
    const { x, y, width, height } = boxRect(box, layout);
    marker.position.set(layout.table.x + x + width / 2, layout.table.y + y + height / 2);
    markerGlow.setSize(Math.max(width, height) * 2.1);
    markerRing.clear();
    markerRing.roundRect(-width / 2, -height / 2, width, height, 6).stroke({ width: 4, color: 0xffe27a });
  }

  async function takeAway(heap: Container): Promise<void> {
    const { x, y } = heap;
    await stage.animator.run({
      ms: isCalm ? 200 : 520,
      ease: easeIn,
      update: (part) => {
        heap.alpha = 1 - part;
        if (!isCalm) heap.position.set(x, y - 70 * part);
      },
    });
  }

  async function payOut(heap: Container): Promise<void> {
    if (!isCalm)
      await stage.animator.run({ ms: 1500, update: (part) => heap.scale.set(1 + 0.22 * pulse((part * 3) % 1)) });
    const { x, y } = heap;
    const goal = { x: stage.canvas.clientWidth / 2, y: stage.canvas.clientHeight - 60 };
    await stage.animator.run({
      ms: isCalm ? 250 : 620,
      ease: easeInOut,
      update: (part) => {
        if (!isCalm) heap.position.set(mix(x, goal.x, part), mix(y, goal.y, part));
        heap.alpha = 1 - part * part;
      },
    });
  }

  return {
    view,
    layout: (next) => {
      layout = next;
      repaint(felt, paintTable(next, rules, translator, stage.resolution));
      felt.position.set(next.table.x - TABLE_BLEED, next.table.y - TABLE_BLEED);
      for (const [id, { stack, amount }] of stacks) placeStack(id, stack, amount);
      light.clear();
      showNumber(shownNumber);
    },
    setBets: (bets) => {
      for (const id of stacks.keys()) if (!bets.has(id)) remove(id);
      for (const [id, amount] of bets) {
        const known = stacks.get(id);
        const stack = known?.stack ?? new ChipStack(chips.addChild(new Container()), textures);
        placeStack(id, stack, amount);
        if (!known || known.amount < amount) drop(stack.view);
        stacks.set(id, { stack, amount });
      }
    },
    highlight: (id) => {
      light.clear();
      const spot = id === null ? undefined : spots.get(id);
      if (!spot || !layout) return;
      for (const box of tableBoxes()) {
        const isCovered = box.id === id || spot.numbers.some((number) => box.id === `straight:${number}`);
        if (!isCovered) continue;
        const { x, y, width, height } = boxRect(box, layout);
        light.roundRect(layout.table.x + x + 1, layout.table.y + y + 1, width - 2, height - 2, 5);
      }
      light.fill({ color: 0xffffff, alpha: 0.34 }).stroke({ width: 2, color: 0xfff2b0, alpha: 0.9 });
    },
    showNumber,
    settle: async (wonSpots) => {
      const all = [...stacks];
      await Promise.all(all.map(([id, { stack }]) => (wonSpots.has(id) ? payOut(stack.view) : takeAway(stack.view))));
      for (const [id] of all) remove(id);
    },
  };
}
