import { callQuery, signInCodesCalls } from '@champa/api-client';
import type { OperationInput, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { api } from '../../../kit/api/api.ts';

export type Puzzle = OperationValue<typeof contract.sliderPuzzle>;
export type Track = OperationInput<typeof contract.sliderAnswer>['body']['track'];

/** A puzzle; each fetch brings another. */
export const puzzleQuery = { ...callQuery(api, signInCodesCalls.sliderPuzzle, {}), staleTime: Infinity, gcTime: 0 };

/** @returns the value of `check`, to be sent once */
export async function solvePuzzle(id: string, x: number, track: Track): Promise<string> {
  return (await api.call(signInCodesCalls.sliderAnswer, { body: { id, x, track } })).check;
}
