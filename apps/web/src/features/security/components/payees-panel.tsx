import type { Payee } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { openedPanel } from '../../../entities/member/index.ts';
import { payeesQuery } from '../../../entities/payee/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { PanelFrame, PanelSkeleton } from './panel-frame.tsx';
import { PayeeCard } from './payee-card.tsx';
import { RemovePayeeDialog } from './remove-payee-dialog.tsx';

/** The member's payees: bank accounts, e-wallets and crypto addresses for withdrawals. */
export function PayeesPanel() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(payeesQuery);
  const [leaving, setLeaving] = useState<Payee>();
  return (
    <PanelFrame
      title={t('security_payees')}
      text={t('payees_text')}
      action={data && data.list.length > 0 && <AddLink size="small" />}
    >
      {data === undefined ? (
        isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <PanelSkeleton lines={3} />
        )
      ) : data.list.length === 0 ? (
        <StateView
          art="empty"
          title={t('payees_none')}
          text={t('payees_none_text')}
          action={<AddLink size="medium" />}
        />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {data.list.map((payee) => (
            <li key={payee.id}>
              <PayeeCard payee={payee} onRemove={() => setLeaving(payee)} />
            </li>
          ))}
        </ul>
      )}
      {leaving && <RemovePayeeDialog payee={leaving} onClose={() => setLeaving(undefined)} />}
    </PanelFrame>
  );
}

function AddLink({ size }: { size: 'small' | 'medium' }) {
  const t = useTranslate();
  return (
    <Link
      to="/member/securityCenter"
      search={{ panel: 'addPayee' }}
      state={openedPanel}
      resetScroll={false}
      className={buttonClass({ kind: 'gold', size })}
    >
      <Icon name="plus" size={16} />
      {t('payee_add')}
    </Link>
  );
}
