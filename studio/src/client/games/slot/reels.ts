import { Container, Graphics } from 'pixi.js';
import type { SlotRules } from '../../../protocol.ts';
import type { GameAudio } from '../../audio/audio.ts';
import type { Stage } from '../stage/stage.ts';
import { type SlotArt, SymbolSprite } from './art.ts';
import { CELL_WIDTH, cellCentre, type SlotLayout } from './layout.ts';
import { ReelMotion } from './reel-motion.ts';

/** A symbol is drawn a little larger than its cell, because pictures have a margin of their own. */
export const SYMBOL_UNITS = CELL_WIDTH * 1.1;

const START_STAGGER_MS = 55;
const RUN_MS = 850;
const STOP_STAGGER_MS = 240;
const TENSION_MS = 1150;
const SHOWN = 5;

export type Reels = {
  view: Container;
  layout: (layout: SlotLayout) => void;
  /** Sets the strips, of the base game or of the free spins, and shows the given stops. */
  place: (strips: SlotRules['strips'], stops: readonly number[]) => void;
  start: () => void;
  /** Lands reel by reel; `tense` reels run longer. Calls `onLanded` as each stops. */
  land: (
    stops: readonly number[],
    tense: readonly boolean[],
    onLanded: (reel: number) => void,
    onTense: (reel: number) => void,
  ) => Promise<void>;
  /** The current stops. */
  stops: () => readonly number[];
};

type Reel = { view: Container; motion: ReelMotion; strip: readonly string[]; symbols: SymbolSprite[] };

export function createReels(stage: Stage, rules: SlotRules, art: SlotArt, audio: GameAudio, isCalm: boolean): Reels {
  const view = new Container();
  const mask = new Graphics();
  view.addChild(mask);
  view.mask = mask;
  let cellHeight = CELL_WIDTH;
  let resting: readonly number[] = rules.strips.map(() => 0);
  let startedAt = 0;
  let now = 0;

  const reels: Reel[] = rules.strips.map((strip) => {
    const column = new Container();
    view.addChild(column);
    return {
      view: column,
      motion: new ReelMotion(strip.length, 0),
      strip,
      symbols: Array.from({ length: SHOWN }, () => new SymbolSprite(column)),
    };
  });

  function draw({ motion, strip, symbols }: Reel): void {
    const first = Math.floor(motion.top);
    const pushed = motion.top - first;
    for (let row = 0; row < SHOWN; row += 1) {
      const index = (((first + row - 1) % strip.length) + strip.length) % strip.length;
      const sprite = symbols[row]!;
      sprite.fit(art.symbols.get(strip[index]!)!, motion.isBlurred, SYMBOL_UNITS);
      sprite.moveTo(CELL_WIDTH / 2, (row - 1 - pushed + 0.5) * cellHeight, SYMBOL_UNITS);
    }
  }

  stage.onTick((deltaMs) => {
    now += deltaMs;
    let isTurning = false;
    for (const reel of reels) {
      if (reel.motion.isStill) continue;
      isTurning = true;
      reel.motion.tick(deltaMs);
      draw(reel);
    }
    return isTurning;
  });

  async function landOne(index: number, stop: number, dueAt: number): Promise<void> {
    const reel = reels[index]!;
    await stage.animator.wait(Math.max(0, dueAt - now));
    while (!reel.motion.isRunning) await stage.animator.wait(16);
    reel.motion.land(stop);
    // The sound plays when the symbol first reaches its place, before it settles.
    await stage.animator.wait(190);
    audio.play('reelStop', index);
    while (!reel.motion.isStill) await stage.animator.wait(16);
  }

  async function fadeTo(stops: readonly number[], onLanded: (reel: number) => void): Promise<void> {
    await stage.animator.run({ ms: 180, update: (progress) => (view.alpha = 1 - progress) });
    reels.forEach((reel, index) => {
      reel.motion.place(stops[index]!);
      draw(reel);
      onLanded(index);
    });
    await stage.animator.run({ ms: 220, update: (progress) => (view.alpha = progress) });
  }

  return {
    view,
    layout: (layout) => {
      cellHeight = layout.cellHeight;
      mask
        .clear()
        .rect(-2, 0, layout.width + 4, layout.height)
        .fill(0xffffff);
      reels.forEach((reel, index) => {
        reel.view.x = cellCentre(index, 0, cellHeight).x - CELL_WIDTH / 2;
        draw(reel);
      });
    },
    place: (strips, stops) => {
      resting = stops;
      reels.forEach((reel, index) => {
        reel.strip = strips[index]!;
        reel.motion = new ReelMotion(reel.strip.length, stops[index]!);
        draw(reel);
      });
    },
    start: () => {
      startedAt = now;
      if (isCalm) return;
      reels.forEach((reel, index) => {
        void stage.animator.wait(index * START_STAGGER_MS).then(() => reel.motion.start());
      });
    },
    land: async (stops, tense, onLanded, onTense) => {
      resting = stops;
      if (isCalm) return fadeTo(stops, onLanded);
      let dueAt = Math.max(startedAt + RUN_MS, now);
      for (const [index, stop] of stops.entries()) {
        if (tense[index]) {
          onTense(index);
          dueAt = Math.max(dueAt, now) + TENSION_MS;
          await landOne(index, stop, dueAt);
          onLanded(index);
        } else if (tense[index + 1] || index === stops.length - 1) {
          await landOne(index, stop, dueAt);
          onLanded(index);
        } else {
          void landOne(index, stop, dueAt).then(() => onLanded(index));
        }
        dueAt += STOP_STAGGER_MS;
      }
    },
    stops: () => resting,
  };
}
