import { type AdminLotteryGameRow, adminLotteryGameStatus } from '@champa/contract';
import { useRecordContext } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';
import { useNameOf } from './name.ts';

/** Lets the game take no more bets, or take them again. */
export function GamePause() {
  const game = useRecordContext<AdminLotteryGameRow>();
  const nameOf = useNameOf();
  if (!game || game.state === 'no_vendor') return null;
  const open = game.state !== 'open';
  const act = open ? 'resume' : 'pause';
  return (
    <ReasonButton
      label={`resources.lotteryGames.${act}`}
      danger={!open}
      effect={`resources.lotteryGames.${act}_effect`}
      name={nameOf(game.names)}
      operation={adminLotteryGameStatus}
      act={(reason) => call(adminLotteryGameStatus, { params: { code: game.id }, body: { open, reason } })}
    />
  );
}
