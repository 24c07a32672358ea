import { type AdminGame, adminGameStatus } from '@champa/contract';
import { useRecordContext } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

/** Hides the game from players, or shows it again. */
export function GameSwitch() {
  const game = useRecordContext<AdminGame>();
  if (!game) return null;
  const { id, name, enabled } = game;
  const act = enabled ? 'hide' : 'show';
  return (
    <ReasonButton
      label={`resources.games.${act}`}
      danger={enabled}
      effect={`resources.games.${act}_effect`}
      name={name}
      operation={adminGameStatus}
      act={(reason) => call(adminGameStatus, { params: { id }, body: { enabled: !enabled, reason } })}
    />
  );
}
