import type { OwnMovementKind, ProfitGroup, ProfitSort } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

export const groupLabels = {
  downline: 'report_by_downline',
  member: 'report_by_member',
  area: 'report_by_area',
  vendor: 'report_by_vendor',
  day: 'report_by_day',
} as const satisfies Record<ProfitGroup, MessageId>;
export const groups = Object.keys(groupLabels) as readonly ProfitGroup[];

export const sortLabels = {
  name: 'report_sort_name',
  rounds: 'col_rounds',
  stake: 'col_stake',
  validBet: 'col_valid_bet',
  win: 'col_win',
  net: 'col_net',
  deposits: 'col_deposits',
  withdrawals: 'col_withdrawals',
  bonus: 'col_bonus',
  commission: 'col_commission',
} as const satisfies Record<ProfitSort, MessageId>;
export const sorts = Object.keys(sortLabels) as readonly ProfitSort[];

/** Areas and studios have no deposits or transfers to sort by. */
export function sortsOf(by: ProfitGroup): readonly ProfitSort[] {
  const play: readonly ProfitSort[] = ['name', 'rounds', 'stake', 'validBet', 'win', 'net'];
  return by === 'area' || by === 'vendor' ? play : sorts;
}

export const ownKindLabels = {
  dividend: 'kind_dividend',
  salary_daily: 'kind_salary_daily',
  salary_hourly: 'kind_salary_hourly',
  salary_realtime: 'kind_salary_realtime',
  transfer: 'kind_transfer',
} as const satisfies Record<OwnMovementKind, MessageId>;
export const ownKinds = Object.keys(ownKindLabels) as readonly OwnMovementKind[];

export function isOwnKind(text: string | undefined): text is OwnMovementKind {
  return text !== undefined && Object.hasOwn(ownKindLabels, text);
}
