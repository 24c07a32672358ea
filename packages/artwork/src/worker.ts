import { setPriority } from 'node:os';
import sharp from 'sharp';
import { render } from './render.ts';
import type { Answer, Order } from './pool.ts';

// Pictures wait for bets, never the other way round.
setPriority(10);

// Each painter is one core's work; encoders starting threads of their own would only compete with them.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ id, drawing, sizes }: Order) => {
  render(drawing, sizes).then(
    (pictures) => reply({ id, files: [...pictures] }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

// The program that started it is gone.
process.on('disconnect', () => process.exit(0));

function reply(answer: Answer): void {
  process.send?.(answer);
}
