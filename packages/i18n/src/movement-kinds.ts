import type { MessageId } from './catalogue.ts';

/**
 * Names of movements by their kind in the journal: the only such table. A kind that is missing gets the name of the family that
 * its first word names, so a record is readable whatever a later program moves.
 */
const kindLabels = {
  deposit: 'kind_deposit',
  deposit_refund: 'kind_deposit_refund',
  withdrawal: 'kind_withdrawal',
  withdrawal_returned: 'kind_withdrawal_returned',
  withdrawal_refused: 'kind_withdrawal_returned',
  stake: 'kind_bet',
  win: 'kind_win',
  win_reversed: 'kind_correction',
  rollback: 'kind_rollback',
  transfer: 'kind_transfer',
  transfer_to_vendor: 'kind_transfer_to_vendor',
  transfer_from_vendor: 'kind_transfer_from_vendor',
  transfer_returned: 'kind_transfer_returned',
  bonus: 'kind_bonus',
  rebate: 'kind_rebate',
  gift: 'kind_gift',
  referral: 'kind_referral',
  commission: 'kind_commission',
  dividend: 'kind_dividend',
  salary_daily: 'kind_salary_daily',
  salary_hourly: 'kind_salary_hourly',
  salary_realtime: 'kind_salary_realtime',
  adjustment: 'kind_adjustment',
  correction: 'kind_correction',
  hold: 'kind_hold',
  hold_expired: 'kind_hold_expired',
  opening: 'kind_opening',
} as const satisfies Record<string, MessageId>;

/** The kinds in the filter of an account record, in this order; of the others, those that occur. */
export const mainMovementKinds = ['deposit', 'withdrawal', 'stake', 'win', 'rollback', 'rebate', 'adjustment'] as const;

/** The message that names a kind of movement. */
export function movementLabel(kind: string): MessageId {
  if (isNamed(kind)) return kindLabels[kind];
  const [family = ''] = kind.split('_');
  return isNamed(family) ? kindLabels[family] : 'kind_other';
}

function isNamed(kind: string): kind is keyof typeof kindLabels {
  return Object.hasOwn(kindLabels, kind);
}
