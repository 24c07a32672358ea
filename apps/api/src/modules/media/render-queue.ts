import { ApiError } from '../../platform/http/api-error.ts';

/** `now`: a visitor waits. `ahead`: nobody waits yet, so it runs when no visitor waits. */
export type Urgency = 'now' | 'ahead';

type Task = () => Promise<void>;

/** The most renderings that wait: some pages of pictures for some dozen visitors at once. */
const MAX_WAITING = 1000;

/** Runs renderings, a few at a time, the urgent ones first and in their order. */
export class RenderQueue {
  readonly #lanes: number;
  readonly #waiting: Record<Urgency, Task[]> = { now: [], ahead: [] };
  #running = 0;

  /** @param lanes renderings at one time: the number of threads */
  constructor(lanes: number) {
    this.#lanes = lanes;
  }

  /** @throws ApiError UNAVAILABLE when too many are waiting; a later request may find the picture */
  async run<T>(urgency: Urgency, render: () => Promise<T>): Promise<T> {
    if (this.#waiting[urgency].length >= MAX_WAITING) throw new ApiError('UNAVAILABLE');
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#waiting[urgency].push(() => render().then(resolve, reject));
    this.#fill();
    return promise;
  }

  #fill(): void {
    while (this.#running < this.#lanes) {
      const task = this.#waiting.now.shift() ?? this.#waiting.ahead.shift();
      if (!task) return;
      this.#running++;
      void task().finally(() => {
        this.#running--;
        this.#fill();
      });
    }
  }
}
