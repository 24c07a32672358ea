import { Container, Sprite, type Texture } from 'pixi.js';

export type Particle = {
  sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  /** Milliseconds since its start, and its lifetime. */
  age: number;
  life: number;
  size: number;
  /** A random number of the particle between 0 and 1, for sway and twinkle. */
  seed: number;
};

/** How one kind of particle starts and moves; sizes in CSS pixels, speeds in CSS pixels per second. */
export type ParticleKind = {
  textures: readonly Texture[];
  isAdditive: boolean;
  birth: (particle: Particle, random: () => number) => void;
  move: (particle: Particle, seconds: number) => void;
};

/** A fixed number of particles, created once; a full pool drops new ones instead of growing. */
export class ParticlePool {
  readonly view = new Container();
  readonly #particles: Particle[] = [];
  readonly #kind: ParticleKind;
  readonly #random: () => number;

  constructor(kind: ParticleKind, capacity: number, random: () => number) {
    this.#kind = kind;
    this.#random = random;
    for (let index = 0; index < capacity; index += 1) {
      const sprite = new Sprite(kind.textures[index % kind.textures.length]);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      if (kind.isAdditive) sprite.blendMode = 'add';
      this.view.addChild(sprite);
      this.#particles.push({ sprite, vx: 0, vy: 0, spin: 0, age: 0, life: 0, size: 1, seed: random() });
    }
  }

  emit(count: number): void {
    let left = count;
    for (const particle of this.#particles) {
      if (left <= 0) return;
      if (particle.sprite.visible) continue;
      particle.age = 0;
      particle.sprite.visible = true;
      particle.sprite.alpha = 1;
      this.#kind.birth(particle, this.#random);
      left -= 1;
    }
  }

  tick(deltaMs: number): void {
    const seconds = deltaMs / 1000;
    for (const particle of this.#particles) {
      if (!particle.sprite.visible) continue;
      particle.age += deltaMs;
      if (particle.age >= particle.life) {
        particle.sprite.visible = false;
        continue;
      }
      this.#kind.move(particle, seconds);
    }
  }

  clear(): void {
    for (const particle of this.#particles) particle.sprite.visible = false;
  }
}
