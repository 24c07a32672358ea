import type { AgentContract, ContractKind, ContractTier } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { useMoneyFormat } from '@champa/ui';
import { useSite } from '../../../entities/site/index.ts';
import { writeDecimal } from '../model/decimals.ts';
import { kindFaces, periodLabels } from '../model/kinds.ts';

export type Agreed = Pick<AgentContract, 'kind' | 'period' | 'terms'>;

/** One term of a contract beside the ladder. */
export type Fact = { id: 'period' | 'pay' | 'deficit' | 'fee'; label: string; text: string };

/** Writes contracts' terms in the visitor's language. */
export function useTermsText() {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const { currencySymbol } = useSite().brand;

  function facts({ kind, period, terms }: Agreed): Fact[] {
    const { pay, unit, carriesDeficit, feePercent } = terms;
    const how = pay === 'rate' ? t('contract_pay_rate') : t('contract_pay_unit', { unit: money(unit) });
    const common: Fact[] = [
      { id: 'period', label: t('contract_period'), text: t(periodLabels[period]) },
      { id: 'pay', label: t('contract_pay'), text: how },
    ];
    if (kind !== 'dividend') return common;
    const deficit = carriesDeficit ? t('contract_deficit_carried') : t('contract_deficit_forgotten');
    const fee = t('contract_fee_of', { percent: writeDecimal(feePercent, locale) });
    return [
      ...common,
      { id: 'deficit', label: t('contract_deficit'), text: deficit },
      { id: 'fee', label: t('contract_fee'), text: fee },
    ];
  }

  /** What a tier pays. */
  function share({ terms: { pay } }: Pick<Agreed, 'terms'>, tier: Pick<ContractTier, 'share'>): string {
    const text = writeDecimal(tier.share, locale);
    return pay === 'rate' ? `${text}%` : `${currencySymbol}${text}`;
  }

  /** The conditions of a tier; empty where it has none. */
  function needs(kind: ContractKind, { activeMembers, validBet, profit }: Omit<ContractTier, 'share'>): string[] {
    return [
      activeMembers > 0 &&
        t('contract_needs_active', { count: activeMembers, shown: formatCount(activeMembers, locale) }),
      parseAmount(validBet) > 0n && t(kindFaces[kind].validBet, { amount: money(validBet) }),
      parseAmount(profit) > 0n && t('contract_needs_profit', { amount: money(profit) }),
    ].filter((text) => text !== false);
  }

  /** What the next tier still needs. */
  function missing({ activeMembers, validBet, profit }: Omit<ContractTier, 'share'>): string[] {
    return [
      activeMembers > 0 && t('run_missing_active', { count: activeMembers, shown: formatCount(activeMembers, locale) }),
      parseAmount(validBet) > 0n && t('run_missing_valid', { amount: money(validBet) }),
      parseAmount(profit) > 0n && t('run_missing_profit', { amount: money(profit) }),
    ].filter((text) => text !== false);
  }

  return { facts, share, needs, missing };
}
