import type { AdminLotteryDrawRow, LotteryDrawState } from '@champa/contract';
import { Chip } from '@mui/material';
import { FunctionField, useTranslate } from 'react-admin';

const colours: Readonly<Record<LotteryDrawState, 'default' | 'success' | 'warning' | 'info' | 'error'>> = {
  open: 'success',
  paused: 'error',
  closed: 'default',
  waiting: 'warning',
  paying: 'info',
  settled: 'default',
  void: 'error',
};

/** Where a draw is on its way. */
export function DrawStateField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={({ state }: AdminLotteryDrawRow) => (
        <Chip
          size="small"
          variant="outlined"
          color={colours[state]}
          label={translate(`resources.lotteryDraws.states.${state}`)}
        />
      )}
    />
  );
}

DrawStateField.sortable = false;
