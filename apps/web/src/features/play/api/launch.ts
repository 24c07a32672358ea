import { callKey, gamesCalls } from '@champa/api-client';
import type { Language } from '@champa/contract';
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { api } from '../../../kit/api/api.ts';
import { launchAddress } from '../model/launch-address.ts';

export type Launch = { nodeId: string; isTrial: boolean; language: Language; networks: readonly string[] };

/** Below this width a device counts as mobile. */
const MOBILE = '(max-width: 767px), (pointer: coarse)';

/**
 * Opens a session of the game at its vendor. Every visit opens a new session: an answer is never reused, and nothing
 * retries by itself.
 */
export function launchQuery({ nodeId, isTrial, language, networks }: Launch) {
  const query = {
    nodeId,
    trial: isTrial ? '1' : '0',
    device: window.matchMedia(MOBILE).matches ? 'mobile' : 'desktop',
    language,
    lobbyUrl: window.location.origin,
  } as const;
  return queryOptions({
    queryKey: callKey(gamesCalls.gameLaunch, { query }),
    async queryFn({ signal }: QueryFunctionContext) {
      const launched = await api.call(gamesCalls.gameLaunch, { query }, { signal });
      return { ...launched, url: launchAddress(launched.url, networks, Math.random) };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
}
