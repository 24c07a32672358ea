import { Container } from 'pixi.js';
import type { Shell } from '../../shell/shell.ts';
import { loadFont } from '../../skins/apply.ts';
import type { SlotSkin } from '../../skins/skin.ts';
import { loadArt } from '../slot/art.ts';
import { createBackdrop } from '../slot/backdrop.ts';
import { createCoins } from '../stage/coins.ts';
import { createLights } from '../stage/lights.ts';
import { createStage } from '../stage/stage.ts';

export type Scenery = {
  /** Coins fly, and the figure of the theme jumps. */
  cheer: (ms: number) => void;
  setBonus: (isBonus: boolean) => void;
};

const MASCOT_ROOM = 120;

/** The theme's scene behind the board, and its figure beside it, or above it in an upright window. */
export async function createScenery(shell: Shell, skin: SlotSkin, board: HTMLElement): Promise<Scenery> {
  const { scene, free, isCalm } = shell;
  const [stage, art] = await Promise.all([
    createStage(scene, free),
    loadArt(skin, [], { wild: '', scatter: '' }),
    loadFont(skin.font),
  ]);
  const backdrop = createBackdrop(stage, skin, art, createLights(), isCalm);
  const view = new Container();
  view.addChild(backdrop.view);
  stage.root.addChild(view);
  stage.onLayout((area) => {
    const outer = scene.getBoundingClientRect();
    const { left, right, top, bottom, width, height } = board.getBoundingClientRect();
    const isPortrait = area.innerHeight > area.innerWidth * 1.05;
    const room = area.x + area.innerWidth - (right - outer.left);
    const tall = room < MASCOT_ROOM ? 0 : Math.min(area.innerHeight * 0.42, room * 1.3, 380);
    backdrop.layout(area, {
      isPortrait,
      scale: 1,
      cellHeight: 100,
      width,
      height,
      margin: 0,
      x: left - outer.left,
      y: top - outer.top,
      titleRoom: 0,
      mascot: {
        x: Math.min(right - outer.left + room / 2, area.x + area.innerWidth - tall * 0.48),
        foot: Math.max(bottom - outer.top, area.y + area.innerHeight * 0.94),
        height: isPortrait ? 0 : tall,
      },
    });
  });
  const coins = createCoins(stage);
  return {
    cheer: (ms) => {
      if (isCalm) return;
      coins.burst(stage.canvas.clientWidth / 2, stage.canvas.clientHeight * 0.6, 26 * (ms / 1000), ms);
      backdrop.cheer();
    },
    setBonus: (isBonus) => void backdrop.setBonus(isBonus),
  };
}
