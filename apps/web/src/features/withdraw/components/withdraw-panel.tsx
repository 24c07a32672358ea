import type { Payees, WithdrawalTerms } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openedPanel } from '../../../entities/member/index.ts';
import { payeesQuery } from '../../../entities/payee/index.ts';
import { termsQuery } from '../../../entities/withdrawal/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { DayLimits } from './day-limits.tsx';
import { TurnoverCard } from './turnover-card.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/**
 * What a withdrawal needs, one step after another: a payment password, a payee, the wagering requirement; then the form.
 */
export function WithdrawPanel({ onAsked }: { onAsked: (id: string) => void }) {
  const terms = useQuery(termsQuery);
  const payees = useQuery(payeesQuery);
  if (terms.data && payees.data) return <Panel terms={terms.data} payees={payees.data} onAsked={onAsked} />;
  if (!terms.isError && !payees.isError) return <PanelSkeleton />;
  return <LoadFailure onRetry={() => void Promise.all([terms.refetch(), payees.refetch()])} />;
}

type PanelProps = { terms: WithdrawalTerms; payees: Payees; onAsked: (id: string) => void };

function Panel({ terms, payees, onAsked }: PanelProps) {
  const t = useTranslate();
  if (!terms.isOffered) {
    return <StateView art="maintenance" title={t('withdraw_closed')} text={t('withdraw_closed_text')} />;
  }
  if (!terms.hasPaymentPassword) {
    return (
      <Missing
        panel="paymentPassword"
        title={t('withdraw_needs_password')}
        text={t('withdraw_needs_password_text')}
        action={t('payment_password_set')}
      />
    );
  }
  if (payees.list.length === 0) {
    return (
      <Missing
        panel="addPayee"
        title={t('withdraw_needs_payee')}
        text={t('withdraw_needs_payee_text')}
        action={t('payee_add')}
      />
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <WithdrawForm terms={terms} payees={payees.list} onAsked={onAsked} />
      <aside className="flex flex-col gap-4">
        <TurnoverCard turnover={terms.turnover} />
        <DayLimits terms={terms} />
      </aside>
    </div>
  );
}

type MissingProps = { panel: 'paymentPassword' | 'addPayee'; title: string; text: string; action: string };

function Missing({ panel, title, text, action }: MissingProps) {
  return (
    <StateView
      art="empty"
      title={title}
      text={text}
      action={
        <Link to="/member/securityCenter" search={{ panel }} state={openedPanel} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  );
}

function PanelSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-36 rounded-md" />
        <Skeleton className="h-19 rounded-md" />
        <Skeleton className="h-13 rounded-md" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-40 rounded-md" />
      </div>
    </div>
  );
}
