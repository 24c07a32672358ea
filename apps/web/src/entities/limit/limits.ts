import { callQuery, limitsCalls } from '@champa/api-client';
import type { LimitKind, LimitPeriod, PlayLimits } from '@champa/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';

export const limitsQuery = callQuery(api, limitsCalls.playLimits, {});

/** The session's play so far: always fetched when it is shown. */
export const sessionPlayQuery = { ...callQuery(api, limitsCalls.realityCheck, {}), staleTime: 0 };

export type MoneyLimitName = { kind: LimitKind; period: LimitPeriod };

/** A change of the member's limits that is not sent yet; answers with the limits after it. */
export type LimitChange = () => Promise<PlayLimits>;

export function setLimit(name: MoneyLimitName, amount: string): LimitChange {
  return () => api.call(limitsCalls.setMoneyLimit, { params: name, body: { amount } });
}

export function removeLimit(name: MoneyLimitName): LimitChange {
  return () => api.call(limitsCalls.removeMoneyLimit, { params: name });
}

export function keepLimit(name: MoneyLimitName): LimitChange {
  return () => api.call(limitsCalls.keepMoneyLimit, { params: name });
}

export function setSession(minutes: number): LimitChange {
  return () => api.call(limitsCalls.setSessionLimit, { body: { minutes } });
}

export const removeSession: LimitChange = () => api.call(limitsCalls.removeSessionLimit, {});

export const keepSession: LimitChange = () => api.call(limitsCalls.keepSessionLimit, {});

export function takeTimeOut(hours: number): LimitChange {
  return () => api.call(limitsCalls.takeTimeOut, { body: { hours } });
}

/** @param months null: for ever */
export function excludeSelf(months: number | null): LimitChange {
  return () => api.call(limitsCalls.excludeSelf, { body: { months } });
}

export function setRealityCheck(minutes: number): LimitChange {
  return () => api.call(limitsCalls.setRealityCheck, { body: { minutes } });
}

/** Makes a change, and shows the limits after it. */
export function useLimitChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: LimitChange) => change(),
    networkMode: 'always',
    onSuccess: (limits) => client.setQueryData(limitsQuery.queryKey, limits),
  });
}
