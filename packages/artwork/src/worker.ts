import { setPriority } from 'node:os';
import sharp from 'sharp';
import { render } from './render.ts';
import type { Answer, Order } from './pool.ts';

// Bets take precedence over pictures.
setPriority(10);

// Each painter uses one core; threads of the encoders would only compete with each other.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ id, drawing, sizes }: Order) => {
  render(drawing, sizes).then(
    (pictures) => reply({ id, files: [...pictures] }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

// The parent process has ended.
process.on('disconnect', () => process.exit(0));

function reply(answer: Answer): void {
  process.send?.(answer);
}
