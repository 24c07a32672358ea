import type { ContractInForce, Downline, DownlineSort } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { Translate } from '@champa/i18n/react';
import { marksOf } from '@champa/money';

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

type Writers = { t: Translate; locale: string; money: (amount: string) => string };

/** The rate of a contract, from its lowest tier to its highest. */
export function rateLabel(contract: ContractInForce, { t, locale, money }: Writers): string {
  const { pay, lowest, highest } = contract;
  const write = (share: string) => (pay === 'rate' ? share.replace('.', marksOf(locale).decimal) : money(share));
  const span = lowest === highest ? write(lowest) : `${write(lowest)}–${write(highest)}`;
  return pay === 'rate' ? `${span}%` : t('team_contract_unit', { amount: span });
}
