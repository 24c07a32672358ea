import type { Operation, OperationInput, OperationValue } from '@champa/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTellFault } from '../account/use-tell-fault.ts';
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
  const client = useQueryClient();
  const tell = useTellFault();
  const queryKey = ['asked', operation.id, input];
  const ask = async (by: typeof call, wish: OperationInput<O>): Promise<OperationValue<O>> => {
    try {
      return await by(operation, wish);
    } catch (error) {
      await tell(error);
      throw error;
    }
  };
  const { data } = useQuery({
    queryKey,
    queryFn: input === null ? skipToken : () => ask(client.getQueryData(queryKey) === undefined ? call : follow, input),
    refetchInterval: everyMs ?? false,
    refetchOnWindowFocus: everyMs !== null,
    retry: false,
  });
  const again = async (): Promise<void> => {
    if (input === null) return;
    // What was asked before the act does not know of it.
    await client.cancelQueries({ queryKey });
    await client.fetchQuery({ queryKey, queryFn: () => ask(call, input), retry: false }).catch(() => undefined);
  };
  return { answer: data, again };
}
