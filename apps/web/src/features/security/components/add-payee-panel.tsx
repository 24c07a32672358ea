import type { PayeeKind, Payees, ProofWay } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Notice, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { openedPanel } from '../../../entities/member/index.ts';
import { payeesQuery } from '../../../entities/payee/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { AddPayeeForm } from './add-payee-form.tsx';
import { PanelFrame, PanelSkeleton, WithOverview } from './panel-frame.tsx';
import { payeeFaces, payeeKinds } from './payee-kinds.ts';

/** Adds a payee. It needs the payment password, so that is set first. */
export function AddPayeePanel({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(payeesQuery);
  return (
    <PanelFrame title={t('payee_add')} text={t('payee_add_text')}>
      <WithOverview>
        {({ paymentPassword, proofs }) =>
          !paymentPassword ? (
            <PaymentPasswordFirst />
          ) : data ? (
            <KindChoice payees={data} ways={proofs.payeeAdd} onDone={onDone} />
          ) : isError ? (
            <LoadFailure onRetry={() => void refetch()} />
          ) : (
            <PanelSkeleton lines={4} />
          )
        }
      </WithOverview>
    </PanelFrame>
  );
}

function PaymentPasswordFirst() {
  const t = useTranslate();
  return (
    <StateView
      art="empty"
      title={t('payee_needs_payment_password')}
      text={t('payee_needs_payment_password_text')}
      action={
        <Link
          to="/member/securityCenter"
          search={{ panel: 'paymentPassword' }}
          state={openedPanel}
          className={buttonClass()}
        >
          {t('payment_password_set')}
        </Link>
      }
    />
  );
}

type KindChoiceProps = { payees: Payees; ways: readonly ProofWay[]; onDone: () => void };

/** The kinds of payee that the brand pays to. */
function KindChoice({ payees, ways, onDone }: KindChoiceProps) {
  const t = useTranslate();
  const offered = payeeKinds.filter((kind) => payees.offered[kind].length > 0);
  const [chosen, setChosen] = useState<PayeeKind>();
  const kind = chosen ?? offered[0];
  if (kind === undefined) return <StateView art="empty" title={t('payee_none_offered')} />;
  const has = payees.list.filter((payee) => payee.kind === kind).length;
  return (
    <div className="max-w-md">
      {offered.length > 1 && (
        <FormTabs
          label={t('payee_add')}
          tabs={offered.map((value) => ({ value, label: t(payeeFaces[value].label) }))}
          chosen={kind}
          onChoose={setChosen}
        />
      )}
      {has >= payees.most[kind] ? (
        <Notice kind="info">{t('error.TOO_MANY_PAYEES')}</Notice>
      ) : (
        <AddPayeeForm key={kind} kind={kind} payees={payees} ways={ways} onDone={onDone} />
      )}
    </div>
  );
}
