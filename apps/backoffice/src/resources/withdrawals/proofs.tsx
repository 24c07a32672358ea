import { adminWithdrawalProofs } from '@champa/contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../providers/api.ts';

/** The pictures that the member sent with a dispute, beside each other. They are loaded when asked for. */
export function Proofs({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [pictures, setPictures] = useState<string[]>([]);

  const load = (): void => {
    call(adminWithdrawalProofs, { params: { id } }).then(setPictures, (error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  };

  if (pictures.length === 0) return <Button onClick={load}>{translate('resources.withdrawals.proofs_show')}</Button>;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${pictures.length}, 1fr)` }}>
      {pictures.map((picture, index) => (
        <Box
          key={index}
          component="img"
          src={`data:image/jpeg;base64,${picture}`}
          alt={translate('resources.withdrawals.proof', { number: index + 1 })}
          sx={{ width: '100%', borderRadius: 1 }}
        />
      ))}
    </Box>
  );
}
