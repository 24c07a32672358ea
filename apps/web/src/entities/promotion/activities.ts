import { activitiesCalls, callKey, type CallOptions, callQuery } from '@champa/api-client';
import type { Activity, ActivityReward, SignInDays } from '@champa/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import { refetchAfter, shownAfter } from '../../kit/api/live-news.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

/** Play and deposits move activities, and not every move is a live event; so they are polled. */
const POLL_MS = 60_000;
const LEAST_MS = 1000;

export const activitiesQuery = queryOptions({
  ...callQuery(api, activitiesCalls.activities, {}),
  staleTime: 0,
  // A state that changes by itself is refetched at that time.
  refetchInterval: ({ state }) => untilNext(state.data?.list ?? []),
});

export function signInDaysQuery(month: string | undefined) {
  return {
    ...callQuery(api, activitiesCalls.signInDays, { query: { month } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  };
}

export const milestonesQuery = { ...callQuery(api, activitiesCalls.referralMilestones, {}), staleTime: 0 };

const page = { pageSize: PAGE_SIZE };

export const applicationsQuery = pagedQuery(
  callKey(activitiesCalls.activityApplications, { query: page }),
  (before, options) =>
    api.call(activitiesCalls.activityApplications, { query: { ...page, ...(before && { before }) } }, options),
);

/** Signs up for a promotion, or joins it. */
export async function joinActivity(id: string): Promise<void> {
  show(await api.call(activitiesCalls.joinActivity, { params: { id } }));
}

/** Claims all rewards of an activity that are ready; each press has its own key. */
export async function claimActivity(id: string, idempotencyKey: string): Promise<readonly ActivityReward[]> {
  const body = { idempotencyKey };
  const claim = api.call(activitiesCalls.claimActivity, { params: { id }, body });
  const placed = claim.then(({ claimed, activity }) => {
    place(activity);
    return claimed;
  });
  return shownAfter(placed, () => refetchAfter('rewards'));
}

/** Claims the tickets of a raffle. @returns how many */
export async function claimRaffle(id: string, idempotencyKey: string): Promise<number> {
  const body = { idempotencyKey };
  const { tickets, activity } = await api.call(activitiesCalls.rafflePromotionClaim, { params: { id }, body });
  show(activity);
  return tickets;
}

/** Sends a picture ahead of an application. @returns its ID */
export async function addPicture(id: string, picture: Blob, options: CallOptions): Promise<string> {
  return (await api.call(activitiesCalls.addActivityPicture, { params: { id }, body: picture }, options)).id;
}

export type Application = { comment: string; pictures: string[]; idempotencyKey: string };

export async function applyForActivity(id: string, application: Application): Promise<void> {
  show(await api.call(activitiesCalls.applyForActivity, { params: { id }, body: application }));
  await refetchShown([activitiesCalls.activityApplications.id]);
}

export async function checkIn(): Promise<SignInDays> {
  const days = await api.call(activitiesCalls.checkIn, {});
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [activitiesCalls.signInDays.id] }),
    queryClient.invalidateQueries({ queryKey: activitiesQuery.queryKey }),
  ]);
  return days;
}

function show(activity: Activity): void {
  place(activity);
  void queryClient.invalidateQueries({ queryKey: activitiesQuery.queryKey });
}

/** Puts an activity from an answer into the list. */
function place(activity: Activity): void {
  queryClient.setQueryData(
    activitiesQuery.queryKey,
    (known) => known && { ...known, list: known.list.map((each) => (each.id === activity.id ? activity : each)) },
  );
}

function untilNext(list: readonly Activity[]): number {
  const changes = list
    .flatMap(({ next, renewsAt }) => [next?.at, renewsAt])
    .flatMap((at) => (at ? [Date.parse(at)] : []));
  const ahead = changes.map((at) => at - Date.now()).filter((left) => left > 0);
  return Math.min(POLL_MS, Math.max(LEAST_MS, Math.min(...ahead, POLL_MS)));
}
