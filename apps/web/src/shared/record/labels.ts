import type { BettingRound } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

export type RoundState = BettingRound['state'];

export const roundStateLabels = {
  open: 'round_open',
  closed: 'round_closed',
  rolled_back: 'round_rolled_back',
} as const satisfies Record<RoundState, MessageId>;

export const roundStates = Object.keys(roundStateLabels) as readonly RoundState[];

export function isRoundState(text: string): text is RoundState {
  return Object.hasOwn(roundStateLabels, text);
}
