import { Container, Sprite, TilingSprite, Texture } from 'pixi.js';
import { decorationRandom } from '../random.ts';
import { clamp, mix } from '../stage/ease.ts';
import type { Lights } from '../stage/lights.ts';
import { type Brush, fade, linear, paint, radial, repaint } from '../stage/paint.ts';
import type { Area, Stage } from '../stage/stage.ts';

export type Sky = {
  view: Container;
  layout: (area: Area) => void;
  /** The height of the flight, from 0 on the ground to 1 in space, and its speed, 0 to 1. */
  fly: (height: number, speed: number) => void;
};

const TILE = 512;
const CITY_HEIGHT = 190;
/** Dark ground under the city, behind anything that covers the lower part of the window. */
const EARTH_DEPTH = 620;

/** The air the rocket climbs through: a city at dusk, clouds, then stars and planets. */
export function createSky(stage: Stage, lights: Lights, isCalm: boolean): Sky {
  const view = new Container();
  const dusk = new Sprite();
  const space = new Sprite();
  const farStars = new TilingSprite({ texture: paintStars(90, 0.9), width: 10, height: 10 });
  const nearStars = new TilingSprite({ texture: paintStars(26, 2), width: 10, height: 10 });
  const nebula = new Sprite(lights.glow);
  nebula.anchor.set(0.5);
  nebula.blendMode = 'add';
  nebula.tint = 0x7a3ad0;
  const planet = new Sprite(paintPlanet());
  planet.anchor.set(0.5);
  const clouds = new TilingSprite({ texture: paintClouds(), width: 10, height: 220 });
  const city = new Sprite();
  view.addChild(dusk, space, nebula, farStars, nearStars, planet, clouds, city);
  let height = 0;
  let speed = 0;
  let shownHeight = 0;
  let size = { width: 1, height: 1 };
  let ground = 1;

  stage.onTick((deltaMs) => {
    const seconds = deltaMs / 1000;
    shownHeight = mix(shownHeight, height, Math.min(1, seconds * (height < shownHeight ? 4 : 1.4)));
    const rush = isCalm ? 0 : 12 + speed * 260;
    farStars.tilePosition.x -= rush * 0.22 * seconds;
    farStars.tilePosition.y += rush * 0.14 * seconds;
    nearStars.tilePosition.x -= rush * 0.7 * seconds;
    nearStars.tilePosition.y += rush * 0.45 * seconds;
    clouds.tilePosition.x -= rush * 0.9 * seconds;
    settle();
  });

  function settle(): void {
    space.alpha = clamp(shownHeight * 1.5, 0, 1);
    farStars.alpha = clamp(0.25 + shownHeight * 1.4, 0, 1);
    nearStars.alpha = clamp(shownHeight * 1.6 - 0.2, 0, 0.95);
    nebula.alpha = clamp(shownHeight * 1.2 - 0.1, 0, 0.5);
    city.y = ground - CITY_HEIGHT * 0.9 + shownHeight * size.height * 1.1;
    clouds.y = size.height * 0.34 + shownHeight * size.height * 1.4;
    clouds.alpha = clamp(0.5 - shownHeight * 0.5, 0, 0.5);
    planet.position.set(
      size.width * 0.8,
      mix(-size.height * 0.3, size.height * 0.26, clamp(shownHeight * 1.3 - 0.25, 0, 1)),
    );
  }

  return {
    view,
    fly: (newHeight, newSpeed) => {
      height = newHeight;
      speed = newSpeed;
    },
    layout: (area) => {
      size = area;
      ground = area.y + area.innerHeight;
      repaint(dusk, paintGradient(area, ['#140f3a', '#3a1f6e', '#a23a7a', '#f2885a']));
      repaint(space, paintGradient(area, ['#03020f', '#0a0726', '#1a0f48', '#2c1560']));
      repaint(city, paintCity(area.width));
      for (const stars of [farStars, nearStars]) {
        stars.width = area.width;
        stars.height = area.height;
      }
      clouds.width = area.width;
      nebula.position.set(area.width * 0.3, area.height * 0.3);
      nebula.setSize(Math.max(area.width, area.height) * 1.1);
      planet.scale.set(Math.min(1, area.width / 900) * 0.8);
      settle();
    },
  };
}

function paintGradient({ width, height }: Area, stops: readonly string[]): Texture {
  return paint(width, height, 0.5, (brush) => {
    brush.fillStyle = linear(brush, [0, 0], [0, height], stops);
    brush.fillRect(0, 0, width, height);
  });
}

function paintStars(count: number, largest: number): Texture {
  return paint(TILE, TILE, 1, (brush) => {
    for (let star = 0; star < count; star += 1) {
      const radius = 0.4 + decorationRandom() ** 3 * largest;
      const x = 4 + decorationRandom() * (TILE - 8);
      const y = 4 + decorationRandom() * (TILE - 8);
      brush.fillStyle = radial(brush, x, y, radius * 2.4, ['#ffffff', fade('#cfd8ff', 0.35), fade('#cfd8ff', 0)]);
      brush.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
    }
  });
}

function paintClouds(): Texture {
  return paint(TILE * 2, 220, 1, (brush) => {
    for (let puff = 0; puff < 40; puff += 1) {
      const x = 120 + decorationRandom() * (TILE * 2 - 240);
      const y = 70 + decorationRandom() * 80;
      const radius = 26 + decorationRandom() * 44;
      brush.fillStyle = radial(brush, x, y, radius, [fade('#ffd8e8', 0.26), fade('#e0a8d8', 0.12), fade('#e0a8d8', 0)]);
      brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
  });
}

function paintPlanet(): Texture {
  return paint(300, 220, 1, (brush) => {
    brush.translate(150, 110);
    brush.fillStyle = radial(brush, -24, -26, 100, ['#ffd9a8', '#f09a5a', '#a0487a', '#3a1450']);
    brush.beginPath();
    brush.arc(0, 0, 66, 0, Math.PI * 2);
    brush.fill();
    brush.rotate(-0.32);
    for (const [reach, alpha] of [
      [122, 0.75],
      [108, 0.5],
      [96, 0.35],
    ] as const) {
      brush.lineWidth = 6;
      brush.strokeStyle = fade('#ffe6c0', alpha);
      brush.beginPath();
      brush.ellipse(0, 0, reach, reach * 0.24, 0, -0.35, Math.PI + 0.35);
      brush.stroke();
    }
  });
}

function paintCity(width: number): Texture {
  const tall = CITY_HEIGHT;
  return paint(width, tall + EARTH_DEPTH, 1, (brush) => {
    skyline(brush, width, tall, { tone: '#3a1a58', least: 60, range: 90, step: 30 });
    skyline(brush, width, tall, { tone: '#1c0d38', least: 26, range: 74, step: 40 });
    brush.fillStyle = linear(brush, [0, tall - 30], [0, tall], [fade('#0d0a1c', 0), '#0d0a1c']);
    brush.fillRect(0, tall - 30, width, 30);
    brush.fillRect(0, tall - 1, width, EARTH_DEPTH + 1);
  });
}

function skyline(
  brush: Brush,
  width: number,
  tall: number,
  { tone, least, range, step }: { tone: string; least: number; range: number; step: number },
): void {
  for (let x = 0; x < width;) {
    const house = step * (0.7 + decorationRandom() * 0.8);
    const height = least + decorationRandom() ** 2 * range;
    brush.fillStyle = tone;
    brush.fillRect(x, tall - height, house + 1, height);
    brush.fillStyle = fade('#ffd98a', 0.55);
    for (let y = tall - height + 8; y < tall - 8; y += 12) {
      for (let window = x + 5; window < x + house - 6; window += 9) {
        if (decorationRandom() > 0.66) brush.fillRect(window, y, 3, 5);
      }
    }
    x += house;
  }
}
