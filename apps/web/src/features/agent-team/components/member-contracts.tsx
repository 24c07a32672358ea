import type { Downline } from '@champa/contract';
import { contractKindLabels } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { buttonClass, useMoneyFormat } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { rateLabel } from '../model/labels.ts';

/** A member's contracts in force with their upline; for a direct downline, also a link to change or offer them. */
export function MemberContracts({ member: { id, depth, contracts } }: { member: Downline }) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  return (
    <div className="flex flex-col gap-4">
      {contracts.length === 0 ? (
        <p className="rounded-md bg-surface-2 px-4 py-6 text-center text-sm text-muted">{t('team_contracts_none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md bg-surface-2 px-4">
          {contracts.map((contract) => (
            <li key={contract.kind} className="flex min-h-14 items-center justify-between gap-3 py-2.5">
              <span className="text-sm font-semibold">{t(contractKindLabels[contract.kind])}</span>
              <b className="tabular">{rateLabel(contract, { t, locale, money })}</b>
            </li>
          ))}
        </ul>
      )}
      {depth === 1 && (
        <Link
          to="/agent/agentContracts"
          search={{ downline: id }}
          className={buttonClass({ kind: 'outline', wide: true })}
        >
          {t('team_contracts_open')}
        </Link>
      )}
    </div>
  );
}
