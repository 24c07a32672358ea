import { callQuery, calls } from '@champa/api-client';
import type { Language } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

export type Launch = { nodeId: string; isTrial: boolean; language: Language };

/** Below this a device is held in the hand. */
const MOBILE = '(max-width: 767px), (pointer: coarse)';

/**
 * Opens a session of the game at its vendor. Every visit opens one of its own: an answer is never used again, and nothing
 * asks a second time by itself.
 */
export function launchQuery({ nodeId, isTrial, language }: Launch) {
  const query = {
    nodeId,
    trial: isTrial ? '1' : '0',
    device: window.matchMedia(MOBILE).matches ? 'mobile' : 'desktop',
    language,
    lobbyUrl: window.location.origin,
  } as const;
  return queryOptions({
    ...callQuery(api, calls.gameLaunch, { query }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
}
