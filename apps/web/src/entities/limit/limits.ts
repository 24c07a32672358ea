import { callQuery, limitsCalls as calls } from '@champa/api-client';
import type { LimitKind, LimitPeriod, PlayLimits } from '@champa/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';

export const limitsQuery = callQuery(api, calls.playLimits, {});

/** How the session has gone so far: asked when it is shown, never answered from before. */
export const sessionPlayQuery = { ...callQuery(api, calls.realityCheck, {}), staleTime: 0 };

export type MoneyLimitName = { kind: LimitKind; period: LimitPeriod };

/** A change of the member's limits, still to be sent; each answers with what holds then. */
export type LimitChange = () => Promise<PlayLimits>;

export function setLimit(name: MoneyLimitName, amount: string): LimitChange {
  return () => api.call(calls.setMoneyLimit, { params: name, body: { amount } });
}

export function removeLimit(name: MoneyLimitName): LimitChange {
  return () => api.call(calls.removeMoneyLimit, { params: name });
}

export function keepLimit(name: MoneyLimitName): LimitChange {
  return () => api.call(calls.keepMoneyLimit, { params: name });
}

export function setSession(minutes: number): LimitChange {
  return () => api.call(calls.setSessionLimit, { body: { minutes } });
}

export const removeSession: LimitChange = () => api.call(calls.removeSessionLimit, {});

export const keepSession: LimitChange = () => api.call(calls.keepSessionLimit, {});

export function takeTimeOut(hours: number): LimitChange {
  return () => api.call(calls.takeTimeOut, { body: { hours } });
}

/** @param months null: for ever */
export function excludeSelf(months: number | null): LimitChange {
  return () => api.call(calls.excludeSelf, { body: { months } });
}

export function setRealityCheck(minutes: number): LimitChange {
  return () => api.call(calls.setRealityCheck, { body: { minutes } });
}

/** Makes a change, and shows what holds once it is made. */
export function useLimitChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: LimitChange) => change(),
    networkMode: 'always',
    onSuccess: (limits) => client.setQueryData(limitsQuery.queryKey, limits),
  });
}
