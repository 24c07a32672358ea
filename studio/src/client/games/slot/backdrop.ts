import { Container, Sprite, Texture } from 'pixi.js';
import type { Prop, Scene, SlotSkin } from '../../skins/skin.ts';
import { decorationRandom } from '../random.ts';
import { easeInOut, mix } from '../stage/ease.ts';
import type { Lights } from '../stage/lights.ts';
import { fade, linear, paint, radial, repaint } from '../stage/paint.ts';
import { ParticlePool } from '../stage/particles.ts';
import type { Area, Stage } from '../stage/stage.ts';
import { ambience } from './ambience.ts';
import type { SlotArt } from './art.ts';
import { paintLand } from './land.ts';
import type { SlotLayout } from './layout.ts';

export type Backdrop = {
  view: Container;
  layout: (area: Area, board: SlotLayout) => void;
  /** Switches the scene to its free-spins look, or back. */
  setBonus: (isBonus: boolean) => Promise<void>;
  /** Makes the mascot jump. */
  cheer: () => void;
};

type Placed = { sprite: Sprite; prop: Prop; x: number; y: number; phase: number };

const AMBIENCE_COUNT = 46;

/** The scene behind the reels: sky, light, land from far to near, objects, and floating particles. */
export function createBackdrop(stage: Stage, skin: SlotSkin, art: SlotArt, lights: Lights, isCalm: boolean): Backdrop {
  const { scene, bonus } = skin;
  const view = new Container();
  const sky = new Sprite();
  const bonusSky = new Sprite();
  bonusSky.alpha = 0;
  const rays = light(lights.rays, scene.glow, scene.rays * 0.5);
  const halo = light(lights.glow, scene.glow, 0.45);
  const land = scene.land.map(() => new Sprite());
  const props: Placed[] = scene.props
    .toSorted((a, b) => b.depth - a.depth)
    .map((prop, index) => ({ sprite: propSprite(prop, art, scene), prop, x: 0, y: 0, phase: index * 1.7 }));
  const mascotLight = light(lights.glow, scene.glow, 0.4);
  const mascot = new Sprite(art.mascot);
  mascot.anchor.set(0.5, 1);
  const vignette = new Sprite();
  const extent = { width: 1, height: 1 };
  const air = new ParticlePool(ambience(scene.ambience, lights, extent), AMBIENCE_COUNT, decorationRandom);

  const far = props.filter(({ prop }) => prop.depth > 0.5);
  const near = props.filter(({ prop }) => prop.depth <= 0.5);
  const middle = Math.ceil(land.length / 2);
  view.addChild(sky, bonusSky, halo, rays, ...land.slice(0, middle), ...far.map(({ sprite }) => sprite));
  view.addChild(...land.slice(middle), ...near.map(({ sprite }) => sprite), vignette, air.view, mascotLight, mascot);

  let time = 0;
  let leap = 0;
  let mascotFoot = 0;
  let mascotScale = 1;
  let isWide = true;
  let isSlow = false;
  stage.onSlow(() => {
    isSlow = true;
    rays.visible = halo.visible = air.view.visible = vignette.visible = false;
  });
  if (!isCalm) {
    stage.onTick((deltaMs) => {
      if (isSlow) return;
      time += deltaMs / 1000;
      rays.rotation = time * 0.05;
      sway();
      air.tick(deltaMs);
      air.emit(1);
    });
  }

  function sway(): void {
    for (const { sprite, prop, x, y, phase } of props) {
      if (prop.y < 0.7) sprite.position.set(x + Math.sin(time * 0.5 + phase) * 5, y + Math.sin(time * 1.1 + phase) * 6);
      else sprite.rotation = Math.sin(time * 0.8 + phase) * 0.016;
    }
    for (let index = 0; index < land.length; index += 1) {
      land[index]!.x = -20 + Math.sin(time * 0.12 + index) * 14;
    }
    const breath = Math.sin(time * 2.1);
    mascot.scale.set(mascotScale * (1 - breath * 0.008), mascotScale * (1 + breath * 0.014));
    mascot.rotation = Math.sin(time * 1.05) * 0.02;
    mascot.y = mascotFoot - leap;
  }

  function layout(area: Area, board: SlotLayout): void {
    const { width, height } = area;
    extent.width = width;
    extent.height = height;
    isWide = !board.isPortrait;
    repaint(sky, paintSky(width, height, scene));
    repaint(bonusSky, paintSky(width, height, bonus));
    repaint(vignette, paintVignette(width, height));
    const centreX = board.x + (board.width * board.scale) / 2;
    const centreY = board.y + (board.height * board.scale) / 2;
    rays.position.set(centreX, centreY);
    rays.setSize(Math.hypot(width, height) * 1.25);
    halo.position.set(centreX, centreY);
    halo.setSize(Math.max(width, height) * 1.1);
    const ground = area.y + area.innerHeight + (height - area.y - area.innerHeight) * 0.25;
    for (const [index, { shape, height: part, tones }] of scene.land.entries()) {
      const tall = Math.max(40, ground * part * (board.isPortrait ? 0.8 : 1) + (height - ground));
      const sprite = land[index]!;
      repaint(
        sprite,
        paintLand({ shape, tones, height: part }, width + 40, tall, index * 0.37 + skin.id.length * 0.13),
      );
      sprite.position.set(-20, height - tall);
    }
    for (const placed of props) placeProp(placed, width, ground, board.isPortrait);
    mascotScale = board.mascot.height / mascot.texture.height;
    mascotFoot = board.mascot.foot;
    mascot.scale.set(mascotScale);
    mascot.position.set(board.mascot.x, mascotFoot);
    mascot.visible = board.mascot.height > 70;
    mascotLight.visible = mascot.visible;
    mascotLight.setSize(board.mascot.height * 1.7);
    mascotLight.position.set(board.mascot.x, mascotFoot - board.mascot.height * 0.45);
    air.clear();
    if (isCalm) air.emit(10);
    else air.emit(AMBIENCE_COUNT / 2);
  }

  function placeProp(placed: Placed, width: number, ground: number, isPortrait: boolean): void {
    const { sprite, prop } = placed;
    const unit = Math.min(ground, width * (isPortrait ? 1.15 : 0.8));
    const size = prop.size * unit;
    const ratio = size / sprite.texture.height;
    sprite.scale.set(prop.isMirrored ? -ratio : ratio, ratio);
    placed.x = prop.x * width;
    placed.y = prop.y * ground;
    sprite.position.set(placed.x, placed.y);
  }

  return {
    view,
    layout,
    setBonus: (isBonus) => {
      const from = bonusSky.alpha;
      const target = isBonus ? 1 : 0;
      halo.tint = rays.tint = isBonus ? bonus.glow : scene.glow;
      const shade = isBonus ? 0xb0a0e0 : 0xffffff;
      for (const sprite of land) sprite.tint = shade;
      return stage.animator.run({
        ms: isCalm ? 250 : 900,
        ease: easeInOut,
        update: (progress) => {
          bonusSky.alpha = mix(from, target, progress);
        },
      });
    },
    cheer: () => {
      if (isCalm || !isWide) return;
      void stage.animator.run({
        ms: 1400,
        update: (progress) => {
          leap = Math.abs(Math.sin(progress * Math.PI * 3)) * 46 * (1 - progress);
        },
      });
    },
  };
}

function light(texture: Texture, tint: string, alpha: number): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.blendMode = 'add';
  sprite.tint = tint;
  sprite.alpha = alpha;
  return sprite;
}

// Distant things take on the colour of the air.
function propSprite({ art: name, depth }: Prop, art: SlotArt, { sky }: Scene): Sprite {
  const sprite = new Sprite(art.props.get(name) ?? Texture.EMPTY);
  sprite.anchor.set(0.5, 1);
  sprite.tint = blend(0xffffff, Number.parseInt(sky[1].slice(1), 16), depth * 0.62);
  return sprite;
}

function blend(from: number, to: number, part: number): number {
  const channel = (shift: number) => Math.round(mix((from >> shift) & 255, (to >> shift) & 255, part)) << shift;
  return channel(16) | channel(8) | channel(0);
}

function paintSky(width: number, height: number, { sky, glow }: Pick<Scene, 'sky' | 'glow'>): Texture {
  return paint(width, height, 1, (brush) => {
    brush.fillStyle = linear(brush, [0, 0], [0, height * 0.86], sky);
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = radial(brush, width / 2, height * 0.46, Math.max(width, height) * 0.62, [
      fade(glow, 0.5),
      fade(glow, 0.14),
      fade(glow, 0),
    ]);
    brush.fillRect(0, 0, width, height);
  });
}

function paintVignette(width: number, height: number): Texture {
  return paint(width, height, 0.5, (brush) => {
    brush.fillStyle = radial(brush, width / 2, height * 0.45, Math.hypot(width, height) * 0.6, [
      fade('#000000', 0),
      fade('#000000', 0),
      fade('#000000', 0.12),
      fade('#000000', 0.62),
    ]);
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = linear(brush, [0, height * 0.7], [0, height], [fade('#000000', 0), fade('#000000', 0.6)]);
    brush.fillRect(0, height * 0.7, width, height * 0.3);
    brush.fillStyle = linear(brush, [0, 0], [0, height * 0.14], [fade('#000000', 0.5), fade('#000000', 0)]);
    brush.fillRect(0, 0, width, height * 0.14);
  });
}
