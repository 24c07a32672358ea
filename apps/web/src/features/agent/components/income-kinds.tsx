import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Money, Skeleton } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { offeredAgentPages } from '../model/agent-pages.ts';
import { kindFaces, kinds } from '../model/contract-kinds.ts';
import type { KindIncome } from '../model/income.ts';
import { AgentIcon } from './agent-icon.tsx';

type IncomeKindsProps = { list: readonly KindIncome[] | undefined; isStale: boolean };

/** A card for each kind of contract: its income, and a link to its periods. */
export function IncomeKinds({ list, isStale }: IncomeKindsProps) {
  const t = useTranslate();
  const pages = offeredAgentPages(useSite().whitelabel);
  return (
    <ul className={cx('grid gap-3 sm:grid-cols-2 2xl:grid-cols-4', isStale && 'opacity-60')}>
      {kinds.map((kind) => {
        const { label, icon, page } = kindFaces[kind];
        const income = list?.find((each) => each.kind === kind);
        return (
          <li key={kind} className="card-face flex flex-col rounded-md px-4 pt-3.5 pb-1.5">
            <h2 className="flex items-center gap-2.5 text-sm font-bold">
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
                <AgentIcon name={icon} size={18} />
              </span>
              <span className="min-w-0 flex-1">{t(label)}</span>
              <b className="text-base">
                {income ? <Money value={income.net} signed /> : <Skeleton className="h-5 w-20" />}
              </b>
            </h2>
            <dl className="mt-2.5 flex flex-col gap-1 pb-2 text-[13px]">
              <Line label={t('agent_income_received')}>{income && <Money value={income.received} />}</Line>
              <Line label={t('agent_income_paid_down')}>{income && <Money value={income.paidDown} />}</Line>
              <Line label={t('agent_income_owed')}>
                {income && <Money value={income.owed} {...(income.owed !== '0.00' && { className: 'text-ember' })} />}
              </Line>
            </dl>
            {pages.some(({ path }) => path === page) && (
              <Link
                to={page}
                aria-label={t('agent_income_lines_of', { kind: t(label) })}
                className="-mx-2 mt-auto flex min-h-11 items-center justify-between gap-2 rounded-b-sm border-t border-line px-2 text-[13px] font-semibold text-gold hover:bg-surface-2"
              >
                {t('agent_income_lines')}
                <Icon name="chevronEnd" size={16} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children ?? <Skeleton className="h-4 w-16" />}</dd>
    </div>
  );
}
