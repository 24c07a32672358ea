import type { ContractTerms, PresetContract } from '@champa/contract';
import { contractKindLabels } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { useMoneyFormat } from '@champa/ui';
import { useCount } from '../../../entities/site/index.ts';
import { periodLabels } from '../model/kinds.ts';
import { writeShare } from '../model/shares.ts';

type Tier = ContractTerms['tiers'][number];

/** Writes what contracts pay, in the visitor's language. */
export function useTermsWords() {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const count = useCount();

  /** A share: percent of the base, or an amount for each started unit. */
  function share({ pay, unit }: Pick<ContractTerms, 'pay' | 'unit'>, value: string): string {
    if (pay === 'rate') return `${writeShare(value, locale)}%`;
    return t('invite_per_unit', { amount: money(value), unit: money(unit) });
  }

  /** The range of a ladder, from its lowest to its highest tier. */
  function span(terms: ContractTerms): string {
    const [first, last] = [terms.tiers[0]!, terms.tiers.at(-1)!];
    if (first === last) return share(terms, first.share);
    if (terms.pay === 'rate') return `${writeShare(first.share, locale)}–${share(terms, last.share)}`;
    return `${share(terms, first.share)} – ${share(terms, last.share)}`;
  }

  /** The conditions of a tier; empty where it has none. */
  function needs({ activeMembers, validBet, profit }: Omit<Tier, 'share'>): string {
    const asked = [
      parseAmount(validBet) > 0n && t('invite_needs_bets', { amount: money(validBet) }),
      activeMembers > 0 && t('invite_needs_members', { count: count(activeMembers) }),
      parseAmount(profit) > 0n && t('invite_needs_profit', { amount: money(profit) }),
    ];
    return asked.filter((text) => text !== false).join(' · ');
  }

  const name = ({ kind }: Pick<PresetContract, 'kind'>): string => t(contractKindLabels[kind]);
  const period = ({ period: often }: Pick<PresetContract, 'period'>): string => t(periodLabels[often]);
  return { share, span, needs, name, period };
}
