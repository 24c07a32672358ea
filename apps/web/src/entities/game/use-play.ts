import { callQuery, gamesCalls } from '@champa/api-client';
import type { GameCategory } from '@champa/contract';
import { showToast } from '@champa/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../kit/api/api.ts';
import { useDescribeError } from '../../kit/api/describe-error.ts';
import { session } from '../../kit/api/session.ts';
import { language } from '../../kit/text/language.ts';
import { memberOf } from '../member/index.ts';
import { useOpenPopup } from '../site/index.ts';
import { launchTarget, type Playable } from './launch-rules.ts';

export type PlayMode = 'real' | 'trial';

/**
 * Starts a game. A visitor gets the login dialog and must start the game again, except that a lottery's page opens after
 * signing in. A trial account gets a message that it needs a full one.
 */
export function usePlay(): (game: Playable, mode: PlayMode) => Promise<void> {
  const navigate = useNavigate();
  const openPopup = useOpenPopup();
  const queryClient = useQueryClient();
  return async (game, mode) => {
    const target = launchTarget(game);
    // A lottery's page sends visitors to sign in, and back to it.
    if (session.token() === null && target.kind !== 'lottery') return openPopup('login');
    const member = session.token() === null ? undefined : await memberOf(queryClient);
    if (member?.isTrial && mode === 'real') return openPopup('true-account');
    switch (target.kind) {
      case 'lottery':
        return navigate({ to: target.page, search: { gameCode: target.gameCode } });
      case 'list':
        return openPopup('games', target.vassalage);
      case 'game':
        return navigate({
          to: '/play/$nodeId',
          params: { nodeId: target.nodeId },
          search: mode === 'trial' ? { trial: 1 } : {},
        });
    }
  };
}

type Shelf = { category: GameCategory } | { vassalage: string };

/** Starts the first game of an area or of a vendor. */
export function usePlayFirst(): (shelf: Shelf) => Promise<void> {
  const play = usePlay();
  const openPopup = useOpenPopup();
  const queryClient = useQueryClient();
  const describeError = useDescribeError();
  return async (shelf) => {
    if (session.token() === null) return openPopup('login');
    const query = { ...shelf, language: language.current(), pageSize: '1' };
    try {
      const { games } = await queryClient.fetchQuery(callQuery(api, gamesCalls.games, { query }));
      if (games[0]) await play(games[0], 'real');
    } catch (error) {
      showToast('error', describeError(error));
    }
  };
}
