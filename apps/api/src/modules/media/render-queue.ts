import { ApiError } from '../../platform/http/api-error.ts';

/** `now`: somebody is looking. `ahead`: nobody is yet, so it waits until nobody looks. */
export type Urgency = 'now' | 'ahead';

type Task = () => Promise<void>;

/** Renderings waiting at most: some pages of pictures for some dozen visitors at once. */
const MAX_WAITING = 1000;

/** Runs renderings, a few at a time, the urgent ones first and in their order. */
export class RenderQueue {
  readonly #lanes: number;
  readonly #waiting: Record<Urgency, Task[]> = { now: [], ahead: [] };
  #running = 0;

  /** @param lanes renderings at one time: the threads there are */
  constructor(lanes: number) {
    this.#lanes = lanes;
  }

  /** @throws ApiError UNAVAILABLE when too many are waiting; asked again later, the picture may be there */
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
