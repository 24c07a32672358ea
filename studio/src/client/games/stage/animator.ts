import { type Ease, linear } from './ease.ts';

export type Motion = {
  ms: number;
  delay?: number;
  ease?: Ease;
  /** Called every frame with eased progress, and once with the end value. */
  update?: (progress: number) => void;
};

type Running = Required<Motion> & { elapsed: number; finish: () => void };

/** Runs motions on the clock of the stage and pauses with it. A frame allocates nothing. */
export class Animator {
  #running: Running[] = [];
  readonly #onStart: () => void;

  /** @param onStart hears of each motion: a stage at rest wakes up */
  constructor(onStart: () => void = idle) {
    this.#onStart = onStart;
  }

  get isIdle(): boolean {
    return this.#running.length === 0;
  }

  run({ ms, delay = 0, ease = linear, update = idle }: Motion): Promise<void> {
    this.#onStart();
    return new Promise((finish) => {
      this.#running.push({ ms, delay, ease, update, elapsed: 0, finish });
    });
  }

  wait(ms: number): Promise<void> {
    return this.run({ ms });
  }

  tick(deltaMs: number): void {
    const running = this.#running;
    // Motions started by a callback wait for the next frame, so the length is read once.
    const count = running.length;
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const motion = running[index]!;
      motion.elapsed += deltaMs;
      const time = motion.elapsed - motion.delay;
      if (time >= motion.ms) {
        motion.update(motion.ease(1));
        motion.finish();
        continue;
      }
      if (time >= 0) motion.update(motion.ease(time / motion.ms));
      running[kept] = motion;
      kept += 1;
    }
    for (let index = count; index < running.length; index += 1) {
      running[kept] = running[index]!;
      kept += 1;
    }
    running.length = kept;
  }
}

function idle(): void {}
