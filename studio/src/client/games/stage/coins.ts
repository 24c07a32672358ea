import type { Texture } from 'pixi.js';
import { decorationRandom } from '../random.ts';
import { fade, linear, paint, radial } from './paint.ts';
import { ParticlePool } from './particles.ts';
import type { Stage } from './stage.ts';

export type CoinFountain = {
  /** Emits coins from a point for a time; then they fall. */
  burst: (x: number, y: number, count: number, forMs: number) => void;
};

const CAPACITY = 90;
const GRAVITY = 1500;

/** Turning gold coins that fly up and fall, in a pool of fixed size, above everything else of the stage. */
export function createCoins(stage: Stage): CoinFountain {
  let left = 0;
  let perMs = 0;
  let owed = 0;
  const source = { x: 0, y: 0 };
  const pool = new ParticlePool(
    {
      textures: [coin('#fff6c8', '#f6c445', '#9a5c08'), coin('#ffffff', '#ffd76a', '#b47d00')],
      isAdditive: false,
      birth: (particle, random) => {
        particle.vx = (random() - 0.5) * 760;
        particle.vy = -620 - random() * 640;
        particle.spin = 5 + random() * 9;
        particle.life = 2400;
        particle.seed = random() * 6;
        particle.size = 0.32 + random() * 0.34;
        particle.sprite.position.set(source.x + (random() - 0.5) * 120, source.y);
      },
      move: (particle, seconds) => {
        particle.vy += GRAVITY * seconds;
        particle.sprite.x += particle.vx * seconds;
        particle.sprite.y += particle.vy * seconds;
        const turn = Math.cos(particle.seed + (particle.age / 1000) * particle.spin);
        particle.sprite.scale.set(particle.size * turn, particle.size);
        particle.sprite.rotation = particle.seed * 0.2 + particle.vx * 0.0004;
        particle.sprite.alpha = Math.min(1, (particle.life - particle.age) / 300);
      },
    },
    CAPACITY,
    decorationRandom,
  );
  stage.root.addChild(pool.view);
  stage.onTick((deltaMs) => {
    if (left > 0) {
      left -= deltaMs;
      owed += perMs * deltaMs;
      pool.emit(Math.floor(owed));
      owed -= Math.floor(owed);
    }
    pool.tick(deltaMs);
    return left > 0;
  });
  return {
    burst: (x, y, count, forMs) => {
      source.x = x;
      source.y = y;
      left = forMs;
      perMs = count / forMs;
    },
  };
}

function coin(light: string, body: string, deep: string): Texture {
  return paint(96, 96, 1, (brush) => {
    const ring = (radius: number, fill: string | CanvasGradient) => {
      brush.beginPath();
      brush.arc(48, 48, radius, 0, Math.PI * 2);
      brush.fillStyle = fill;
      brush.fill();
    };
    ring(46, deep);
    ring(43, linear(brush, [10, 4], [80, 92], [light, body, deep]));
    ring(34, linear(brush, [80, 92], [14, 6], [light, body, deep]));
    ring(31, radial(brush, 38, 34, 44, [light, body, body]));
    brush.translate(48, 48);
    for (let petal = 0; petal < 5; petal += 1) {
      brush.rotate((Math.PI * 2) / 5);
      brush.beginPath();
      brush.ellipse(0, -13, 7, 12, 0.25, 0, Math.PI * 2);
      brush.fillStyle = fade(deep, 0.75);
      brush.fill();
      brush.beginPath();
      brush.ellipse(-1, -14, 5.5, 10.5, 0.25, 0, Math.PI * 2);
      brush.fillStyle = light;
      brush.fill();
    }
  });
}
