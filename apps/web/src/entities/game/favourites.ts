import { ApiError, callQuery, myGamesCalls } from '@champa/api-client';
import { FAVOURITE_THROTTLE_MS } from '@champa/contract/constants';
import type { Game } from '@champa/contract';
import { showToast } from '@champa/ui';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { api } from '../../kit/api/api.ts';
import { useDescribeError } from '../../kit/api/describe-error.ts';
import { session, useIsSignedIn } from '../../kit/api/session.ts';
import { leadingOnly } from '../../kit/browser/leading-only.ts';
import { memberOf, useMember } from '../member/index.ts';
import { useOpenPopup } from '../site/index.ts';

/** The fields of a game that marking it needs. */
export type Markable = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

const CHANNEL = 'favourites';

const favouriteIdsQuery = callQuery(api, myGamesCalls.favouriteIds, {});
const counts = leadingOnly(FAVOURITE_THROTTLE_MS, () => performance.now());

/** The IDs of the member's favourites: fetched once, not by every heart button on the page. */
export const FavouritesContext = createContext<ReadonlySet<string>>(new Set());

/** The member's favourites; a visitor has none. */
export function useFavouriteIds(): ReadonlySet<string> {
  const isSignedIn = useIsSignedIn();
  const ids = useQuery({ ...favouriteIdsQuery, enabled: isSignedIn }).data?.ids;
  return new Set(isSignedIn ? ids : []);
}

/** Whether a game is among the member's favourites. */
export function useIsFavourite(nodeId: string): boolean {
  return use(FavouritesContext).has(nodeId);
}

/**
 * Adds a game to the favourites or removes it. The heart changes at once, and changes back with a message when the server
 * refuses. A visitor gets the login dialog; a trial account gets a message that it needs a full one.
 */
export function useMarkFavourite(): (game: Markable, isWanted: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  const openPopup = useOpenPopup();
  const describeError = useDescribeError();
  return async (game, isWanted) => {
    if (session.token() === null) return openPopup('login');
    if (!counts(game.nodeId)) return;
    const member = await memberOf(queryClient);
    if (member?.isTrial) return openPopup('true-account');
    try {
      const { ids } = await queryClient.ensureQueryData(favouriteIdsQuery);
      if (ids.includes(game.nodeId) === isWanted) return;
      await queryClient.cancelQueries({ queryKey: favouriteIdsQuery.queryKey });
      mark(queryClient, game.nodeId, isWanted);
      await save(game, isWanted);
      tellOtherTabs({ memberId: member?.id, nodeId: game.nodeId, isWanted });
      await queryClient.invalidateQueries({ queryKey: [myGamesCalls.favouriteList.id] });
    } catch (error) {
      mark(queryClient, game.nodeId, !isWanted);
      if (error instanceof ApiError && error.code === 'TRUE_ACCOUNT_REQUIRED') return openPopup('true-account');
      showToast('error', describeError(error));
    }
  };
}

/** Follows the favourites that the member marks in other tabs. */
export function useFavouritesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  const memberId = useMember()?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<Marked>) => {
      if (data.memberId !== memberId) return;
      mark(queryClient, data.nodeId, data.isWanted);
      void queryClient.invalidateQueries({ queryKey: [myGamesCalls.favouriteList.id] });
    });
    return () => channel.close();
  }, [memberId, queryClient]);
}

type Marked = { memberId: string | undefined; nodeId: string; isWanted: boolean };

function tellOtherTabs(marked: Marked): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(marked);
  channel.close();
}

function save({ nodeId, vassalage, gameType }: Markable, isWanted: boolean) {
  return isWanted
    ? api.call(myGamesCalls.addFavourite, { body: { nodeId, vendor: vassalage, gameType } })
    : api.call(myGamesCalls.removeFavourite, { params: { nodeId } });
}

function mark(queryClient: QueryClient, nodeId: string, isWanted: boolean): void {
  queryClient.setQueryData(favouriteIdsQuery.queryKey, (known) => {
    if (!known) return known;
    const others = known.ids.filter((id) => id !== nodeId);
    return { ids: isWanted ? [nodeId, ...others] : others };
  });
}
