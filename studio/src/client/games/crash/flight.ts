import { Container, MeshRope, MeshSimple, Point, Sprite, type Texture } from 'pixi.js';
import { decorationRandom } from '../random.ts';
import { easeOut, mix } from '../stage/ease.ts';
import type { Lights } from '../stage/lights.ts';
import { fade, linear, paint } from '../stage/paint.ts';
import { ParticlePool } from '../stage/particles.ts';
import type { Stage } from '../stage/stage.ts';
import { type Tip, traceCurve, type Window } from './curve.ts';

export type Flight = {
  view: Container;
  layout: (window: Window) => void;
  /** On the pad, waiting. */
  prepare: () => void;
  /** Moves the flight to this time; called every frame. */
  fly: (elapsedMs: number) => void;
  explode: () => void;
};

const POINTS = 40;
/** The picture of the rocket points to the upper right. */
const NOSE = -Math.PI / 4;

/** The rocket, its flame and the curve it has flown. A frame moves existing vertices and allocates nothing. */
export function createFlight(
  stage: Stage,
  rocketArt: Texture,
  lights: Lights,
  growthPerMs: number,
  isCalm: boolean,
): Flight {
  const view = new Container();
  const points = Array.from({ length: POINTS }, () => new Point(0, 0));
  const tip: Tip = { x: 0, y: 0, angle: 0 };
  const fill = createFill();
  const glow = new MeshRope({
    texture: paintStroke(30, [fade('#ff5a9a', 0), fade('#ff5a9a', 0.4), fade('#ff5a9a', 0)]),
    points,
  });
  const line = new MeshRope({ texture: paintStroke(8, ['#ff7ab0', '#ffe2ee', '#ff7ab0']), points });
  glow.blendMode = 'add';
  const flame = createFlame(lights);
  const sparks = createSparks(lights);
  const rocketGlow = new Sprite(lights.glow);
  rocketGlow.anchor.set(0.5);
  rocketGlow.blendMode = 'add';
  rocketGlow.tint = 0xffb060;
  const rocket = new Sprite(rocketArt);
  rocket.anchor.set(0.5);
  view.addChild(fill.mesh, glow, line, flame.pool.view, rocketGlow, rocket, sparks.view);

  let window: Window = { left: 0, bottom: 0, width: 1, height: 1 };
  let size = 80;
  let time = 0;
  let isBurning = false;
  stage.onTick((deltaMs) => {
    time += deltaMs / 1000;
    flame.pool.tick(deltaMs);
    sparks.tick(deltaMs);
    if (!isBurning || isCalm) return;
    flame.source.x = rocket.x - Math.cos(tip.angle) * size * 0.42;
    flame.source.y = rocket.y - Math.sin(tip.angle) * size * 0.42;
    flame.source.angle = tip.angle;
    flame.pool.emit(2);
  });

  function setTrail(isShown: boolean): void {
    fill.mesh.visible = glow.visible = line.visible = isShown;
  }

  function place(): void {
    const shake = isBurning && !isCalm ? Math.sin(time * 31) * 1.6 : 0;
    rocket.position.set(tip.x + size * 0.16, tip.y - size * 0.1 + shake);
    rocket.rotation = tip.angle - NOSE;
    rocketGlow.position.copyFrom(rocket.position);
  }

  function trace(elapsedMs: number): void {
    traceCurve(elapsedMs, growthPerMs, window, points, tip);
    fill.follow(points, window.bottom);
    place();
  }

  return {
    view,
    layout: (next) => {
      window = next;
      size = Math.min(130, Math.max(72, Math.min(next.width * 0.2, next.height * 0.3)));
      rocket.setSize(size);
      rocketGlow.setSize(size * 2.4);
      trace(0);
    },
    prepare: () => {
      isBurning = false;
      view.alpha = 1;
      rocket.visible = rocketGlow.visible = true;
      rocketGlow.alpha = 0.25;
      setTrail(false);
      trace(0);
      tip.angle = NOSE;
      place();
    },
    fly: (elapsedMs) => {
      isBurning = true;
      rocket.visible = rocketGlow.visible = true;
      rocketGlow.alpha = 0.5 + Math.sin(time * 14) * 0.12;
      setTrail(elapsedMs > 30);
      trace(elapsedMs);
    },
    explode: () => {
      isBurning = false;
      rocket.visible = rocketGlow.visible = false;
      if (!isCalm) sparks.emit(60);
      void stage.animator.run({
        ms: isCalm ? 200 : 900,
        ease: easeOut,
        update: (part) => {
          fill.mesh.alpha = glow.alpha = line.alpha = mix(1, 0.25, part);
          if (part === 1) fill.mesh.alpha = glow.alpha = line.alpha = 1;
        },
      });
    },
  };

  function createSparks({ spark, glow: light }: Lights): ParticlePool {
    return new ParticlePool(
      {
        textures: [spark, light],
        isAdditive: true,
        birth: (particle, random) => {
          const angle = random() * Math.PI * 2;
          const speed = 60 + random() * 460;
          particle.vx = Math.cos(angle) * speed;
          particle.vy = Math.sin(angle) * speed;
          particle.life = 600 + random() * 900;
          particle.size = 0.2 + random() * 0.9;
          particle.sprite.position.set(tip.x, tip.y);
          particle.sprite.tint = [0xffe08a, 0xff8a3a, 0xff4a4a][Math.floor(random() * 3)]!;
        },
        move: (particle, seconds) => {
          particle.vx *= 1 - seconds * 1.8;
          particle.vy = particle.vy * (1 - seconds * 1.8) + 160 * seconds;
          particle.sprite.x += particle.vx * seconds;
          particle.sprite.y += particle.vy * seconds;
          const left = 1 - particle.age / particle.life;
          particle.sprite.alpha = left;
          particle.sprite.scale.set(particle.size * (0.4 + left * 0.6));
        },
      },
      70,
      decorationRandom,
    );
  }
}

type Flame = { pool: ParticlePool; source: { x: number; y: number; angle: number } };

function createFlame({ glow }: Lights): Flame {
  const source = { x: 0, y: 0, angle: 0 };
  const pool = new ParticlePool(
    {
      textures: [glow],
      isAdditive: true,
      birth: (particle, random) => {
        const angle = source.angle + Math.PI + (random() - 0.5) * 0.5;
        const speed = 130 + random() * 160;
        particle.vx = Math.cos(angle) * speed;
        particle.vy = Math.sin(angle) * speed;
        particle.life = 260 + random() * 320;
        particle.size = 0.2 + random() * 0.24;
        particle.sprite.position.set(source.x, source.y);
      },
      move: (particle, seconds) => {
        particle.sprite.x += particle.vx * seconds;
        particle.sprite.y += particle.vy * seconds;
        const left = 1 - particle.age / particle.life;
        particle.sprite.tint = left > 0.66 ? 0xfff0b0 : left > 0.33 ? 0xffa03a : 0xd0405a;
        particle.sprite.alpha = left * 0.9;
        particle.sprite.scale.set(particle.size * (0.5 + left));
      },
    },
    60,
    decorationRandom,
  );
  return { pool, source };
}

type Fill = { mesh: MeshSimple; follow: (points: readonly { x: number; y: number }[], bottom: number) => void };

/** The lit area under the curve: a strip of triangles whose upper corners follow it. */
function createFill(): Fill {
  const vertices = new Float32Array(POINTS * 4);
  const uvs = new Float32Array(POINTS * 4);
  const indices = new Uint32Array(POINTS * 2);
  for (let index = 0; index < POINTS; index += 1) {
    uvs.set([index / POINTS, 0, index / POINTS, 1], index * 4);
    indices.set([index * 2, index * 2 + 1], index * 2);
  }
  const texture = paint(8, 64, 1, (brush) => {
    brush.fillStyle = linear(brush, [0, 0], [0, 64], [fade('#ff5a9a', 0.5), fade('#8a3ad0', 0.14)]);
    brush.fillRect(0, 0, 8, 64);
  });
  const mesh = new MeshSimple({ texture, vertices, uvs, indices, topology: 'triangle-strip' });
  return {
    mesh,
    follow: (points, bottom) => {
      for (let index = 0; index < POINTS; index += 1) {
        const { x, y } = points[index]!;
        vertices[index * 4] = x;
        vertices[index * 4 + 1] = y;
        vertices[index * 4 + 2] = x;
        vertices[index * 4 + 3] = bottom;
      }
    },
  };
}

function paintStroke(width: number, stops: readonly string[]): Texture {
  return paint(8, width, 2, (brush) => {
    brush.fillStyle = linear(brush, [0, 0], [0, width], stops);
    brush.fillRect(0, 0, 8, width);
  });
}
