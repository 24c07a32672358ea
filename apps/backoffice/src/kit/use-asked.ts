import type { Operation, OperationInput, OperationValue } from '@champa/contract';
import { useCallback, useEffect, useState } from 'react';
import { useTellFault } from '../account/use-answer.ts';
import { call, follow } from '../providers/api.ts';

/** Figures are about a second behind; a screen that stays open follows them at this pace, unless it says another. */
const AGAIN_AFTER_MS = 15_000;

/**
 * The answer of a call, asked again while the page is looked at; undefined until it is there. Null input: nothing is asked; a null pace: it is asked
 * once.
 */
export function useAsked<O extends Operation>(
  operation: O,
  input: OperationInput<O> | null,
  everyMs: number | null = AGAIN_AFTER_MS,
): { answer: OperationValue<O> | undefined; again: () => Promise<void> } {
  const [kept, setKept] = useState<{ asked: string; answer: OperationValue<O> }>();
  const tell = useTellFault();
  const asked = JSON.stringify(input);
  const ask = useCallback(
    async (by: typeof call): Promise<void> => {
      const wish = JSON.parse(asked) as OperationInput<O> | null;
      if (wish === null) return;
      await by(operation, wish).then((answer) => setKept({ asked, answer }), tell);
    },
    [operation, asked, tell],
  );
  useEffect(() => {
    void ask(call);
    if (everyMs === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask(follow);
    }, everyMs);
    return () => clearInterval(timer);
  }, [ask, everyMs]);
  // An answer of other days is not shown as one of these.
  return { answer: kept?.asked === asked ? kept.answer : undefined, again: () => ask(call) };
}
