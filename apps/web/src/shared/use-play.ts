import { callQuery, calls } from '@champa/api-client';
import type { Game } from '@champa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from './api.ts';
import { areas } from './areas.ts';
import { useOpenPopup } from './popups.ts';
import { session } from './session.ts';

export type PlayMode = 'real' | 'trial';

/**
 * Starts a game. Without a session the login dialog opens and nothing else happens; a trial account is told that it needs
 * a true one. An entry that stands for a whole vendor opens the vendor's list.
 */
export function usePlay(): (game: Game, mode: PlayMode) => void {
  const navigate = useNavigate();
  const openPopup = useOpenPopup();
  const queryClient = useQueryClient();
  return (game, mode) => {
    if (session.token() === null) return openPopup('login');
    const { member } = queryClient.getQueryData(callQuery(api, calls.loginInfo, {}).queryKey) ?? {};
    if (member?.isTrial && mode === 'real') return openPopup('true-account');
    if (game.isGame === 'VASSALAGE') {
      void navigate({
        to: '/$area',
        params: { area: areas[game.category].path },
        search: { vassalage: game.vassalage },
      });
      return;
    }
    void navigate({
      to: '/play/$nodeId',
      params: { nodeId: game.nodeId },
      search: mode === 'trial' ? { trial: 1 } : {},
    });
  };
}
