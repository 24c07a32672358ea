import type { Prize } from './mission.ts';
import { equalPart, type RewardPlan } from './reward-plan.ts';

/** The number of members with equal points. */
export type Group = { points: bigint; members: bigint };

/** A place, the members who share it, and the prize of each. */
export type Place = Group & { place: bigint; prize: RewardPlan | null };

/**
 * The places of groups, highest first. Members with the same points share a place; the next place skips as many as
 * share it. Members who share a place share the prizes of all the places they occupy, in equal parts.
 */
export function placesOf(groups: readonly Group[], prizes: readonly Prize[]): Place[] {
  let before = 0n;
  return groups.map(({ points, members }) => {
    const place = before + 1n;
    before += members;
    return { points, members, place, prize: prizeAt(prizes, place, members) };
  });
}

/** The prize of each member of a shared place. */
export function prizeAt(prizes: readonly Prize[], place: bigint, members: bigint): RewardPlan | null {
  return equalPart(prizesOf(prizes, place, place + members - 1n), members);
}

/** The last place with a prize. */
export function lastPrized(prizes: readonly Prize[]): number {
  return Math.max(0, ...prizes.map(({ to }) => to));
}

function prizesOf(prizes: readonly Prize[], first: bigint, last: bigint): RewardPlan[] {
  const upTo = BigInt(lastPrized(prizes));
  const found: RewardPlan[] = [];
  for (let place = first; place <= last && place <= upTo; place += 1n) {
    const prize = prizes.find(({ from, to }) => place >= BigInt(from) && place <= BigInt(to));
    if (prize) found.push(prize.reward);
  }
  return found;
}
