import {
  newStaffRecoveryCodes,
  removeStaffSecondFactor,
  type StaffSecondFactor,
  staffSecondFactors,
} from '@champa/contract';
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormats } from '../kit/formats.ts';
import { call } from '../providers/api.ts';
import { AddFactor } from './add-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { useTellFault } from './use-tell-fault.ts';

/** Authenticators and passkeys: added, removed but the last; and recovery codes. */
export function FactorsSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFault = useTellFault();
  const { answer: known, again: reload } = useAsked(staffSecondFactors, {}, null);
  const [codes, setCodes] = useState<readonly string[]>();
  if (known === undefined) return <Box sx={{ minHeight: 120 }} />;

  const added = (recoveryCodes: readonly string[]): void => {
    notify('champa.done', { type: 'success' });
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    void reload();
  };
  const renew = (): Promise<void> =>
    call(newStaffRecoveryCodes, {}).then(({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      void reload();
    }, tellFault);

  return (
    <>
      {known.list.length === 0 ? (
        <Typography>{translate('account.factors_none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
          {known.list.map((factor) => (
            <FactorRow
              key={`${factor.kind} ${factor.id}`}
              factor={factor}
              isLast={known.list.length === 1}
              onRemoved={reload}
            />
          ))}
        </Box>
      )}
      {known.list.length === 1 && (
        <Typography variant="body2" color="textSecondary">
          {translate('account.last_stays')}
        </Typography>
      )}
      <AddFactor passkeys={known.passkeys} onAdded={added} />
      {known.list.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2">{translate('account.recovery_left', { count: known.recoveryCodes })}</Typography>
          <Button size="small" onClick={() => void renew()}>
            {translate('account.recovery_renew')}
          </Button>
        </Box>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
    </>
  );
}

type RowProps = { factor: StaffSecondFactor; isLast: boolean; onRemoved: () => Promise<void> };

function FactorRow({ factor, isLast, onRemoved }: RowProps) {
  const translate = useTranslate();
  const tellFault = useTellFault();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { id, kind, addedAt, usedAt } = factor;
  const label = factor.label || translate(`account.${kind}`);

  const remove = async (): Promise<void> => {
    setAsking(false);
    await call(removeStaffSecondFactor, { params: { kind, id } }).catch(tellFault);
    await onRemoved();
  };

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
          {label}
        </Typography>
        <Chip size="small" variant="outlined" label={translate(`account.${kind}`)} />
        <Typography variant="body2" color="textSecondary">
          {translate('account.added_at', { time: time.full(addedAt) })}
          {' · '}
          {usedAt === null
            ? translate('account.never_used')
            : translate('account.used_at', { time: time.full(usedAt) })}
        </Typography>
      </Box>
      <Button size="small" color="error" disabled={isLast} onClick={() => setAsking(true)}>
        {translate('account.remove')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} maxWidth="xs" fullWidth>
        <DialogTitle>{translate('account.remove_title', { name: label })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('account.remove_text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{translate('champa.cancel')}</Button>
          <Button variant="contained" color="error" onClick={() => void remove()}>
            {translate('account.remove')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
