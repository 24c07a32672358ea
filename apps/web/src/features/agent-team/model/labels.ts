import type { ContractInForce, ContractKind, Downline, DownlineSort } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { Translate } from '@champa/i18n/react';

export const kindLabels: Record<ContractKind, MessageId> = {
  dividend: 'kind_dividend',
  daily: 'kind_salary_daily',
  hourly: 'kind_salary_hourly',
  realtime: 'kind_salary_realtime',
};

export const sortLabels: Record<DownlineSort, MessageId> = {
  registered: 'team_col_registered',
  name: 'team_col_member',
  balance: 'team_col_balance',
  validBet: 'team_col_valid_bet',
  profit: 'team_col_profit',
};

export function typeLabel({ isAgent, type }: Pick<Downline, 'isAgent' | 'type'>, t: Translate): string {
  if (!isAgent) return t('team_type_member');
  return type === 1 ? t('team_type_agent') : t('team_type_agent_of', { type: String(type) });
}

/** What a contract gives, from its lowest tier to its highest. */
export function rateLabel(contract: ContractInForce, t: Translate, money: (amount: string) => string): string {
  const { pay, lowest, highest } = contract;
  const write = (share: string) => (pay === 'rate' ? share : money(share));
  const span = lowest === highest ? write(lowest) : `${write(lowest)}–${write(highest)}`;
  return pay === 'rate' ? `${span}%` : t('team_contract_unit', { amount: span });
}
