import { adminLotteryChainVerification, type OperationValue } from '@champa/contract';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { useFormats } from '../../kit/formats.ts';
import { call } from '../../providers/api.ts';

/** Checks every seed that a chain has revealed against the hash that was published first. */
export function Verification({ chainId }: { chainId: string }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const tell = useTellFault();
  const [found, setFound] = useState<OperationValue<typeof adminLotteryChainVerification>>();
  const verify = (): void => void call(adminLotteryChainVerification, { params: { id: chainId } }).then(setFound, tell);
  const isWhole = found?.broken.length === 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Button size="small" onClick={verify}>
        {translate('resources.lotteryGames.verify')}
      </Button>
      {found && (
        <Alert severity={isWhole ? 'success' : 'error'} sx={{ py: 0 }}>
          {isWhole
            ? translate('resources.lotteryGames.verified', { smart_count: count(found.checked) })
            : translate('resources.lotteryGames.broken', { draws: found.broken.join(', ') })}
        </Alert>
      )}
    </Box>
  );
}
