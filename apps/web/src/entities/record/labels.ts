import type { BettingRound } from '@champa/contract';
import { roundStateLabels } from '@champa/i18n';

export type RoundState = BettingRound['state'];

export const roundStates = Object.keys(roundStateLabels) as readonly RoundState[];

export function isRoundState(text: string): text is RoundState {
  return Object.hasOwn(roundStateLabels, text);
}
