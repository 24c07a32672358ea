import { type RunState, runStates } from '@champa/contract';
import { type DaysSearch, parseDays } from '../../../kit/days/day-range.ts';
import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameters of a page of salaries or dividends; an invalid one counts as missing. */
export type RunsSearch = DaysSearch & {
  /** Shows what the agent pays their downlines, not what they earn. */
  side?: 'upline' | undefined;
  /** A member of the team, by ID. */
  member?: string | undefined;
  state?: RunState | undefined;
  /** The period shown in full, and the member whose rounds of it are shown. */
  run?: string | undefined;
  rounds?: string | undefined;
};

const ID = /^[1-9]\d{0,18}$/;

export function parseRunsSearch(raw: Readonly<Record<string, unknown>>): RunsSearch {
  const state = runStates.find((each) => each === raw['state']);
  const [member, run, rounds] = ['member', 'run', 'rounds'].map((name) => searchText(raw[name], 20));
  return {
    ...parseDays(raw),
    ...(raw['side'] === 'upline' && { side: 'upline' }),
    ...(ID.test(member!) && { member: member! }),
    ...(state && { state }),
    ...(ID.test(run!) && { run: run! }),
    ...(ID.test(run!) && ID.test(rounds!) && { rounds: rounds! }),
  };
}
