import { backStartSlope, easeOut, easeOutBack } from '../stage/ease.ts';

/** Cells per second at full speed. */
const SPEED = 25;
const WIND_UP_MS = 130;
const WIND_UP_CELLS = 0.24;
const SPEED_UP_MS = 200;
/** Minimum number of cells of a landing, and how far it overshoots. */
const LANDING_CELLS = 2.4;
const BOUNCE = 1.15;

const landing = easeOutBack(BOUNCE);

type Phase = 'still' | 'starting' | 'running' | 'landing';

/**
 * The motion of one reel: a small pull back, acceleration, running, and a landing that overshoots and settles. Symbols fall, so
 * the strip index in the top row decreases as the reel moves. The strip is cyclic and has `length` symbols.
 */
export class ReelMotion {
  readonly #length: number;
  #phase: Phase = 'still';
  #time = 0;
  /** Cells moved since the reel was created. */
  #position = 0;
  #from = 0;
  #distance = 0;
  /** Strip index in the top row at position 0. */
  #base: number;

  constructor(length: number, stop: number) {
    this.#length = length;
    this.#base = stop;
  }

  get isStill(): boolean {
    return this.#phase === 'still';
  }

  get isRunning(): boolean {
    return this.#phase === 'running';
  }

  /** So fast that the eye sees streaks. */
  get isBlurred(): boolean {
    if (this.#phase === 'running') return true;
    if (this.#phase === 'starting') return this.#time > WIND_UP_MS + SPEED_UP_MS * 0.5;
    return this.#phase === 'landing' && this.#time < 0.22 * this.#landingMs;
  }

  /** Strip index in the top row; the fraction says how far it has entered from above. */
  get top(): number {
    return this.#base - this.#position;
  }

  start(): void {
    this.#phase = 'starting';
    this.#time = 0;
    this.#from = this.#position;
  }

  /**
   * Begins to land on `stop`; only a running reel can. The strip is moved so that the way to the stop is short: at full speed
   * nobody can see this, and what shows in the end is what the server decided.
   */
  land(stop: number): void {
    if (this.#phase !== 'running') throw new Error('only a running reel can land');
    this.#from = this.#position;
    this.#distance = Math.ceil(this.#position + LANDING_CELLS) - this.#position;
    this.#base = stop + this.#position + this.#distance;
    this.#phase = 'landing';
    this.#time = 0;
  }

  /** Shows a stop at once. */
  place(stop: number): void {
    this.#phase = 'still';
    this.#position = 0;
    this.#base = stop;
  }

  tick(deltaMs: number): void {
    if (this.#phase === 'still') return;
    this.#time += deltaMs;
    if (this.#phase === 'starting') this.#speedUp();
    else if (this.#phase === 'running') this.#position += (SPEED * deltaMs) / 1000;
    else this.#settle();
  }

  #speedUp(): void {
    if (this.#time < WIND_UP_MS) {
      this.#position = this.#from - WIND_UP_CELLS * easeOut(this.#time / WIND_UP_MS);
      return;
    }
    const time = Math.min(this.#time - WIND_UP_MS, SPEED_UP_MS);
    this.#position = this.#from - WIND_UP_CELLS + (SPEED * time * time) / (2000 * SPEED_UP_MS);
    if (time < SPEED_UP_MS) return;
    this.#phase = 'running';
  }

  #settle(): void {
    const progress = this.#time / this.#landingMs;
    if (progress < 1) {
      this.#position = this.#from + this.#distance * landing(progress);
      return;
    }
    const stop = Math.round(this.#base - this.#from - this.#distance);
    this.place(((stop % this.#length) + this.#length) % this.#length);
  }

  // The landing starts at the reel's current speed, so that there is no jerk.
  get #landingMs(): number {
    return (backStartSlope(BOUNCE) * this.#distance * 1000) / SPEED;
  }
}
