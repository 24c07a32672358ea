import { type RunState, runStates } from '@champa/contract';
import { type DaysAsked, daysAsked } from '../../../kit/days/day-range.ts';
import { searchText } from '../../../kit/text/search-text.ts';

/** What the address of a page of salaries or dividends says; nonsense counts as missing. */
export type RunsSearch = DaysAsked & {
  /** What the agent pays his downlines, not what he earns. */
  side?: 'upline' | undefined;
  /** Somebody of the team, by id. */
  member?: string | undefined;
  state?: RunState | undefined;
  /** The period that is shown in full, and whose rounds of it. */
  run?: string | undefined;
  rounds?: string | undefined;
};

const ID = /^[1-9]\d{0,18}$/;

export function parseRunsSearch(raw: Readonly<Record<string, unknown>>): RunsSearch {
  const state = runStates.find((each) => each === raw['state']);
  const [member, run, rounds] = ['member', 'run', 'rounds'].map((name) => searchText(raw[name], 20));
  return {
    ...daysAsked(raw),
    ...(raw['side'] === 'upline' && { side: 'upline' }),
    ...(ID.test(member!) && { member: member! }),
    ...(state && { state }),
    ...(ID.test(run!) && { run: run! }),
    ...(ID.test(run!) && ID.test(rounds!) && { rounds: rounds! }),
  };
}
