import { ApiFailure, type Api } from '../../net/api.ts';
import { crashEvents } from '../../net/event-stream.ts';
import type { CrashEvent } from '../../../protocol.ts';

export type StreamListener = {
  onEvent: (event: CrashEvent) => void;
  /** The stream broke and is being reopened. */
  onBroken: () => void;
  /** The session has ended; the stream stays closed. */
  onEnded: (failure: ApiFailure) => void;
};

const AGAIN_AFTER_MS = [300, 1000, 2000, 4000] as const;
const SILENCE_MS = 20_000;

/** Follows the shared rounds until the page closes: a broken stream is reopened and starts with a snapshot. */
export async function followRounds(api: Api, { onEvent, onBroken, onEnded }: StreamListener): Promise<void> {
  for (let losses = 0; ; losses += 1) {
    const abort = new AbortController();
    let silence = window.setTimeout(() => abort.abort(), SILENCE_MS);
    try {
      for await (const event of crashEvents(await api.crashStream(abort.signal))) {
        window.clearTimeout(silence);
        silence = window.setTimeout(() => abort.abort(), SILENCE_MS);
        losses = 0;
        onEvent(event);
      }
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'SESSION_EXPIRED') return onEnded(error);
    } finally {
      window.clearTimeout(silence);
    }
    onBroken();
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS[Math.min(losses, AGAIN_AFTER_MS.length - 1)]));
  }
}
