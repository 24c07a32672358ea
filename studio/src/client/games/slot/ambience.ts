import type { Texture } from 'pixi.js';
import type { Ambience } from '../../skins/skin.ts';
import type { Lights } from '../stage/lights.ts';
import { fade, paint, radial } from '../stage/paint.ts';
import type { Particle, ParticleKind } from '../stage/particles.ts';

/** Size of the scene, read again for every new particle. */
export type Extent = { width: number; height: number };

type Drift = {
  textures: (lights: Lights) => Texture[];
  tints: readonly number[];
  isAdditive: boolean;
  /** CSS pixels per second, downwards and to the right positive; `sway` is the width of a sideways swing. */
  vx: [number, number];
  vy: [number, number];
  sway: number;
  size: [number, number];
  life: [number, number];
  spin: number;
  from: 'top' | 'bottom' | 'anywhere';
  alpha: number;
};

const DRIFTS: Record<Ambience, Drift> = {
  petals: {
    textures: () => [petal()],
    tints: [0xffc0d8, 0xff9abf, 0xffe3ee],
    isAdditive: false,
    vx: [8, 34],
    vy: [24, 52],
    sway: 26,
    size: [0.28, 0.6],
    life: [11000, 19000],
    spin: 1,
    from: 'top',
    alpha: 0.9,
  },
  leaves: {
    textures: () => [petal()],
    tints: [0x8fd05a, 0xc8d84a, 0x4f9e4a],
    isAdditive: false,
    vx: [10, 40],
    vy: [26, 58],
    sway: 34,
    size: [0.3, 0.62],
    life: [10000, 17000],
    spin: 1.2,
    from: 'top',
    alpha: 0.85,
  },
  bubbles: {
    textures: () => [bubble()],
    tints: [0xffffff, 0xbdf4ff],
    isAdditive: false,
    vx: [-6, 6],
    vy: [-74, -30],
    sway: 14,
    size: [0.12, 0.5],
    life: [9000, 16000],
    spin: 0,
    from: 'bottom',
    alpha: 0.65,
  },
  embers: {
    textures: ({ glow }) => [glow],
    tints: [0xffb03a, 0xff6a2a, 0xffe08a],
    isAdditive: true,
    vx: [-14, 22],
    vy: [-66, -28],
    sway: 20,
    size: [0.03, 0.1],
    life: [6000, 12000],
    spin: 0,
    from: 'bottom',
    alpha: 0.95,
  },
  fireflies: {
    textures: ({ glow }) => [glow],
    tints: [0xffe9a0, 0xd8ff9a, 0xffc0e0],
    isAdditive: true,
    vx: [-12, 12],
    vy: [-10, 10],
    sway: 30,
    size: [0.06, 0.17],
    life: [5000, 10000],
    spin: 0,
    from: 'anywhere',
    alpha: 0.9,
  },
  snow: {
    textures: ({ glow, disc }) => [glow, disc],
    tints: [0xffffff],
    isAdditive: false,
    vx: [-14, 18],
    vy: [26, 64],
    sway: 18,
    size: [0.04, 0.14],
    life: [11000, 20000],
    spin: 0,
    from: 'top',
    alpha: 0.85,
  },
  stars: {
    textures: ({ spark, glow }) => [spark, glow],
    tints: [0xffffff, 0xbfd4ff, 0xffe0ff],
    isAdditive: true,
    vx: [-5, -1],
    vy: [0, 1],
    sway: 0,
    size: [0.05, 0.28],
    life: [4000, 9000],
    spin: 0.1,
    from: 'anywhere',
    alpha: 0.9,
  },
  dust: {
    textures: ({ glow }) => [glow],
    tints: [0xffe6b0, 0xffd08a],
    isAdditive: true,
    vx: [10, 42],
    vy: [-8, 4],
    sway: 10,
    size: [0.03, 0.12],
    life: [8000, 14000],
    spin: 0,
    from: 'anywhere',
    alpha: 0.55,
  },
  confetti: {
    textures: ({ disc, spark }) => [disc, spark],
    tints: [0xff5aa0, 0xffe14a, 0x5ad8ff, 0xa5f28e, 0xc8a0ff],
    isAdditive: false,
    vx: [-10, 10],
    vy: [22, 48],
    sway: 24,
    size: [0.14, 0.34],
    life: [12000, 20000],
    spin: 1.4,
    from: 'top',
    alpha: 0.7,
  },
};

const FADE_MS = 900;

/** What floats through a scene. */
export function ambience(name: Ambience, lights: Lights, extent: Extent): ParticleKind {
  const drift = DRIFTS[name];
  return {
    textures: drift.textures(lights),
    isAdditive: drift.isAdditive,
    birth: (particle, random) => {
      const between = ([low, high]: [number, number]) => low + (high - low) * random();
      particle.vx = between(drift.vx);
      particle.vy = between(drift.vy);
      particle.spin = drift.spin * (random() - 0.5) * 2;
      particle.life = between(drift.life);
      particle.seed = random();
      particle.size = between(drift.size);
      particle.sprite.scale.set(particle.size);
      particle.sprite.tint = drift.tints[Math.floor(random() * drift.tints.length)]!;
      particle.sprite.position.set(random() * extent.width, birthHeight(drift.from, extent.height, random()));
      particle.sprite.alpha = 0;
    },
    move: (particle, seconds) => {
      const swing = Math.cos(particle.age / 900 + particle.seed * 20) * drift.sway;
      particle.sprite.x += (particle.vx + swing) * seconds;
      particle.sprite.y += particle.vy * seconds;
      particle.sprite.rotation += particle.spin * seconds;
      particle.sprite.alpha =
        drift.alpha * visibility(particle) * (0.75 + 0.25 * Math.sin(particle.age / 300 + particle.seed * 30));
    },
  };
}

function visibility({ age, life }: Particle): number {
  return Math.min(1, age / FADE_MS, (life - age) / FADE_MS);
}

function birthHeight(from: Drift['from'], height: number, part: number): number {
  if (from === 'top') return height * (part * 0.7 - 0.1);
  if (from === 'bottom') return height * (1.05 - part * 0.6);
  return height * part;
}

function petal(): Texture {
  return paint(48, 48, 1, (brush) => {
    brush.translate(24, 24);
    brush.rotate(0.6);
    brush.fillStyle = radial(brush, 0, 8, 26, ['#ffffff', '#ffffff', fade('#d0d0d0', 0.95)]);
    brush.beginPath();
    brush.moveTo(0, 20);
    brush.bezierCurveTo(-20, 6, -12, -20, 0, -20);
    brush.bezierCurveTo(12, -20, 20, 6, 0, 20);
    brush.fill();
  });
}

function bubble(): Texture {
  return paint(64, 64, 1, (brush) => {
    brush.fillStyle = radial(brush, 32, 32, 30, [fade('#ffffff', 0.02), fade('#ffffff', 0.08), fade('#ffffff', 0.6)]);
    brush.beginPath();
    brush.arc(32, 32, 29, 0, Math.PI * 2);
    brush.fill();
    brush.fillStyle = fade('#ffffff', 0.85);
    brush.beginPath();
    brush.ellipse(23, 21, 6, 4, -0.7, 0, Math.PI * 2);
    brush.fill();
  });
}
