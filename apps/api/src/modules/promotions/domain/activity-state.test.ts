import { type ActivityState, activityStates } from '@champa/contract';
import { expect, test } from 'vitest';
import { actionIn, type ActivityEvent, activityEvents, mayDo, stateAfter, stepOf } from './activity-state.ts';

const on: Record<string, ActivityState> = {
  progresses: 'process',
  reaches: 'claim',
  issues: 'issued',
  applies: 'applying',
  renews: 'joined',
  forbids: 'prohibited',
  ends: 'close',
};

/** Every step, once more: what a state does not name is forbidden in it. */
const allowed: Record<ActivityState, Record<string, ActivityState>> = {
  coming_soon: {
    sign_up_opens: 'signing_up_open',
    opens_joining: 'join',
    begins: 'joined',
    forbids: 'prohibited',
    ends: 'close',
  },
  signing_up_open: {
    signs_up: 'signed_up',
    sign_up_closes: 'registration_closed',
    forbids: 'prohibited',
    ends: 'close',
  },
  signed_up: { begins: 'joined', forbids: 'prohibited', ends: 'close' },
  registration_closed: { forbids: 'prohibited', ends: 'close' },
  join: { joins: 'joined', forbids: 'prohibited', ends: 'close' },
  joined: on,
  process: on,
  issued: on,
  claimed: on,
  claim: { reaches: 'claim', claims: 'claimed', expires: 'joined' },
  applying: { reaches: 'claim', issues: 'issued', rejects: 'rejected', forbids: 'prohibited' },
  rejected: { applies: 'applying', renews: 'joined', forbids: 'prohibited', ends: 'close' },
  prohibited: { ends: 'close' },
  close: { reaches: 'claim', issues: 'issued' },
};

const table = activityStates.flatMap((state) =>
  activityEvents.map((event) => ({ state, event, next: allowed[state][event] ?? null })),
);

test.each(table)('$state, $event: $next', ({ state, event, next }) => {
  expect(stepOf(state, event)).toBe(next);
});

const ways: Record<ActivityState, ActivityEvent[]> = {
  coming_soon: [],
  signing_up_open: ['sign_up_opens'],
  signed_up: ['sign_up_opens', 'signs_up'],
  registration_closed: ['sign_up_opens', 'sign_up_closes'],
  join: ['opens_joining'],
  joined: ['opens_joining', 'joins'],
  process: ['begins', 'progresses'],
  claim: ['begins', 'progresses', 'reaches'],
  applying: ['begins', 'applies'],
  rejected: ['begins', 'applies', 'rejects'],
  prohibited: ['begins', 'forbids'],
  issued: ['begins', 'issues'],
  claimed: ['begins', 'reaches', 'claims'],
  close: ['begins', 'ends'],
};

test.each(activityStates.map((state) => ({ state })))('$state is reached', ({ state }) => {
  expect(stateAfter(ways[state])).toBe(state);
});

test('a forbidden step changes nothing', () => {
  expect(stateAfter(['claims', 'joins', 'signs_up'])).toBe('coming_soon');
  expect(stateAfter(['begins', 'reaches', 'forbids', 'ends'])).toBe('claim');
});

test('the possible actions are those the state allows', () => {
  const nothing = { application: false, checkIn: false };
  const all = { application: true, checkIn: true };
  expect(activityStates.map((state) => [state, actionIn(state, nothing), actionIn(state, all)])).toEqual([
    ['coming_soon', null, null],
    ['signing_up_open', 'sign_up', 'sign_up'],
    ['signed_up', null, null],
    ['registration_closed', null, null],
    ['join', 'join', 'join'],
    ['joined', null, 'apply'],
    ['process', null, 'apply'],
    ['claim', 'claim', 'claim'],
    ['applying', null, null],
    ['rejected', null, 'apply'],
    ['prohibited', null, null],
    ['issued', null, 'apply'],
    ['claimed', null, 'apply'],
    ['close', null, null],
  ]);
  expect(actionIn('joined', { application: false, checkIn: true })).toBe('check_in');
  expect(mayDo('signed_up', 'sign_up')).toBe(false);
});
