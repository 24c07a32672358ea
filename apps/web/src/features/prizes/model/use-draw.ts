import { ApiError, newIdempotencyKey } from '@champa/api-client';
import type { PrizeDraw } from '@champa/contract';
import { showToast } from '@champa/ui';
import { useEffect, useRef, useState } from 'react';
import { refetchPrizes } from '../../../entities/prize/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

/** `moving`: the server has drawn and the animation runs; `shown`: the animation has ended. */
export type DrawPhase = 'idle' | 'waiting' | 'moving' | 'shown';

/** Errors after which the draw may or may not have happened: the same key is sent again. */
const unknownEffect: readonly string[] = ['NETWORK', 'UNAVAILABLE', 'SYSTEM_ERROR'];

/**
 * One draw at a time: one press draws once, and sends the same key again after a network failure. `movesMs` is the duration
 * of the animation; with reduced motion there is none.
 */
export function useDraw(send: (idempotencyKey: string) => Promise<PrizeDraw>, movesMs: number) {
  const describeError = useDescribeError();
  const [phase, setPhase] = useState<DrawPhase>('idle');
  const [draw, setDraw] = useState<PrizeDraw | null>(null);
  const key = useRef<string | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const press = (): void => {
    if (phase === 'waiting' || phase === 'moving') return;
    key.current ??= newIdempotencyKey();
    setPhase('waiting');
    send(key.current)
      .then((drawn) => {
        key.current = null;
        setDraw(drawn);
        setPhase('moving');
        const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        timer.current = window.setTimeout(() => setPhase('shown'), isCalm ? 0 : movesMs);
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) || !unknownEffect.includes(error.code)) key.current = null;
        setPhase('idle');
        showToast('error', describeError(error));
        void refetchPrizes();
      });
  };
  const dismiss = (): void => {
    setPhase('idle');
    void refetchPrizes();
  };
  return { phase, draw, press, dismiss };
}
