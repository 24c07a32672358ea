import type { ContractInForce } from '@champa/contract';
import { contractKindLabels } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';
import { rateLabel } from '../model/labels.ts';

/** Contracts in force, with their rates. */
export function ContractChips({ contracts }: { contracts: readonly ContractInForce[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  if (contracts.length === 0) return <span className="text-muted">{t('team_no_contracts')}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {contracts.map((contract) => (
        <li
          key={`${contract.kind} ${contract.period}`}
          className="rounded-full bg-surface-3/70 px-2 py-0.5 text-xs whitespace-nowrap"
        >
          {t(contractKindLabels[contract.kind])} <b className="tabular">{rateLabel(contract, { t, locale, money })}</b>
        </li>
      ))}
    </ul>
  );
}
