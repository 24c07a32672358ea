import { changingReels } from '../slot-changing/index.ts';
import { clusterDrop, clusterStorm } from '../slot-cascade/index.ts';
import { classicReels } from '../slot-classic/index.ts';
import { freeSpinsFest } from '../slot-fest/index.ts';
import { holdBlaze, holdWin } from '../slot-hold/index.ts';
import { ways1024, ways243 } from '../slot-ways/index.ts';
import { expandingWilds } from '../slot-wilds/index.ts';

/** Every table of a slot that is not of lines. */
export const SLOT_KINDS = {
  'ways-243': ways243,
  'ways-1024': ways1024,
  'changing-reels': changingReels,
  'hold-win': holdWin,
  'hold-blaze': holdBlaze,
  'cluster-drop': clusterDrop,
  'cluster-storm': clusterStorm,
  'expanding-wilds': expandingWilds,
  'free-spins-fest': freeSpinsFest,
  'classic-reels': classicReels,
} as const;
