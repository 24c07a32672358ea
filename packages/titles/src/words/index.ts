import { asia } from './asia.ts';
import { modern } from './modern.ts';
import { nature } from './nature.ts';
import { world } from './world.ts';

/** Vocabulary of every theme a slot can have. */
export const slotWords = { ...asia, ...world, ...nature, ...modern };

export type SlotTheme = keyof typeof slotWords;

export const slotThemes = Object.keys(slotWords) as SlotTheme[];
