import type { PayTable, ReelsEngine } from './types.ts';

export type ReelsTable = Extract<PayTable, `${ReelsEngine}-${number}`>;

/** What a slot's name promises of its reels; a promise at its end counts first. */
const promises: readonly (readonly [RegExp, readonly [ReelsTable, ...ReelsTable[]]])[] = [
  [/ Hold & Win$/, ['hold-win-95', 'hold-win-95', 'hold-blaze-95']],
  [/ Cluster Drop$/, ['cluster-drop-95', 'cluster-storm-96']],
  [/ Endless Ways$/, ['ways-243-95', 'ways-1024-95', 'changing-reels-95']],
  [/ Classic Reels$/, ['classic-reels-96']],
  [/ Free Spins Fest$/, ['free-spins-fest-95']],
  [/ Goes Wild\b/, ['expanding-wilds-95']],
];

/** The tables that a name can get; null: five reels with lines. */
export function slotKinds(name: string): readonly [ReelsTable, ...ReelsTable[]] | null {
  return promises.find(([promise]) => promise.test(name))?.[1] ?? null;
}

const HOLD: readonly [ReelsTable, ...ReelsTable[]] = ['hold-win-95', 'hold-win-95', 'hold-blaze-95'];
/** Pots whose titles hold coins: above those stand four prizes, of which the highest is the grand one. */
const heldPots: ReadonlySet<string> = new Set(['four-ladders', 'grand-pot']);

/** The tables that a title of a pot can get; null: five reels with lines. */
export function potKinds(kind: string): readonly [ReelsTable, ...ReelsTable[]] | null {
  return heldPots.has(kind) ? HOLD : null;
}
