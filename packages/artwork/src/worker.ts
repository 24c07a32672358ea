import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { render } from './render.ts';
import type { Answer, Order } from './pool.ts';

// Each thread of the pool is one core's work; encoders starting threads of their own would only compete with them.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', ({ id, drawing, sizes }: Order) => {
  render(drawing, sizes).then(
    (pictures) => reply({ id, files: [...pictures] }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

function reply(answer: Answer): void {
  parentPort?.postMessage(answer);
}
