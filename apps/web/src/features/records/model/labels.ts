import type { BettingRound } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

/** The kinds of movements that have a name on the site, in the order of the filter. */
export const kindLabels: Readonly<Record<string, MessageId>> = {
  deposit: 'kind_deposit',
  withdrawal: 'kind_withdrawal',
  bet: 'kind_bet',
  win: 'kind_win',
  rollback: 'kind_rollback',
  adjustment: 'kind_adjustment',
};

export function kindLabel(kind: string): MessageId {
  return kindLabels[kind] ?? 'kind_other';
}

export const roundStateLabels = {
  open: 'round_open',
  closed: 'round_closed',
  rolled_back: 'round_rolled_back',
} as const satisfies Record<BettingRound['state'], MessageId>;
