import type { StateFace } from './states.ts';

/** The colours of a state's badge. */
export const toneColours: Record<StateFace['tone'], string> = {
  good: 'bg-jade/15 text-jade',
  warn: 'bg-gold/15 text-gold',
  bad: 'bg-ember/15 text-ember',
  plain: 'bg-surface-3/70 text-muted',
};
