import { contractStates } from '@champa/contract';
import { expect, test } from 'vitest';
import { type ContractParty, type ContractStep, stateAfter, steps } from './contract-state.ts';

const parties: ContractParty[] = ['upline', 'downline', 'system'];

/** Every allowed step of the specification: step, from, by whom (the upline asked for the termination), to. */
const allowed = [
  'sign offered downline signed',
  'reject offered downline rejected',
  'request_termination signed upline termination_requested',
  'request_termination signed downline termination_requested',
  'confirm_termination termination_requested downline terminated',
  'conclude termination_requested system terminated',
  'end signed system terminated',
  'end termination_requested system terminated',
  'supersede offered system superseded',
  'supersede signed system superseded',
  'supersede termination_requested system superseded',
];

test('exactly these steps, states and parties are allowed', () => {
  const found = (Object.keys(steps) as ContractStep[]).flatMap((step) =>
    contractStates.flatMap((state) =>
      parties.flatMap((party) => {
        const after = stateAfter(step, { state, requestedBy: 'upline' }, party);
        return 'state' in after ? [`${step} ${state} ${party} ${after.state}`] : [];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(allowed.toSorted());
});

test('the side that asked for a termination cannot confirm it, and a refusal says why', () => {
  const asked = { state: 'termination_requested', requestedBy: 'downline' } as const;
  expect(stateAfter('confirm_termination', asked, 'downline')).toEqual({ refused: 'party' });
  expect(stateAfter('confirm_termination', asked, 'upline')).toEqual({ state: 'terminated' });
  expect(stateAfter('sign', { state: 'rejected', requestedBy: null }, 'downline')).toEqual({ refused: 'state' });
});
