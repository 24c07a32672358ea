import { expect, it } from 'vitest';
import { createBridge } from './bridge.ts';

function framed() {
  const sent: unknown[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => void sent.push({ message, origin }) };
  return { frame: { parent } as unknown as Window, sent };
}

it('sends messages only to the origin of the lobby', () => {
  const { frame, sent } = framed();
  createBridge('https://play.example/lobby?x=1', frame).tell({ type: 'ready' });
  expect(sent).toEqual([{ message: { source: 'champa-studio', type: 'ready' }, origin: 'https://play.example' }]);
});

it('sends nothing without a lobby or a frame', () => {
  const { frame, sent } = framed();
  createBridge(null, frame).tell({ type: 'ready' });
  const alone = {} as { parent?: unknown };
  alone.parent = alone;
  createBridge('https://play.example', alone as unknown as Window).tell({ type: 'close' });
  expect(sent).toEqual([]);
});
