import { type AdminWithdrawalCase, adminWithdrawalPayee, type OperationValue } from '@champa/contract';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

/** Where the money goes: masked, and in full for whoever may see it and says why. */
export function PayeeAccount(_: { source: string }) {
  const one = useRecordContext<AdminWithdrawalCase>();
  const [shown, setShown] = useState<OperationValue<typeof adminWithdrawalPayee> | null>(null);
  if (!one) return null;
  const { id, payee, username } = one;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>
        {payee.providerName} {shown ? shown.number : payee.number}
      </span>
      {shown && <span>{[shown.holderName, shown.branch].filter(Boolean).join(' · ')}</span>}
      {!shown && (
        <ReasonButton
          label="resources.withdrawals.reveal_account"
          danger={false}
          effect="resources.withdrawals.reveal_account_effect"
          name={username}
          operation={adminWithdrawalPayee}
          act={async (reason) => setShown(await call(adminWithdrawalPayee, { params: { id }, body: { reason } }))}
        />
      )}
    </Box>
  );
}
