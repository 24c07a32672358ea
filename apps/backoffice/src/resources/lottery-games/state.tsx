import type { AdminLotteryDrawRow, AdminLotteryGameRow, LotteryDrawState } from '@champa/contract';
import { Chip } from '@mui/material';
import { FunctionField, useTranslate } from 'react-admin';

type State = LotteryDrawState | AdminLotteryGameRow['state'];

const colours: Readonly<Record<State, 'default' | 'success' | 'warning' | 'info' | 'error'>> = {
  open: 'success',
  paused: 'error',
  closed: 'default',
  waiting: 'warning',
  paying: 'info',
  settled: 'default',
  void: 'error',
  no_vendor: 'default',
};

/** Where a draw is on its way, or whether a game takes bets. */
export function PlayStateField({ source, words }: { source: string; words: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={({ state }: AdminLotteryDrawRow | AdminLotteryGameRow) => (
        <Chip size="small" variant="outlined" color={colours[state]} label={translate(`${words}.${state}`)} />
      )}
    />
  );
}

PlayStateField.sortable = false;
