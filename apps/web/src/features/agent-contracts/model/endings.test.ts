import { type AgentContract, contractKinds } from '@champa/contract';
import { expect, test } from 'vitest';
import { consequencesOf } from './endings.ts';

const contract = (id: string, side: AgentContract['side'], kind: AgentContract['kind']) =>
  ({ id, side, kind }) as AgentContract;

test.each(contractKinds)('an offer of a %s contract names what it has ended and what its signature ends', (kind) => {
  const own = contract('1', 'downline', kind);
  const [ended, ending] = [contract('2', 'upline', kind), contract('3', 'upline', kind)];
  const endings = [
    { offerId: '9', contract: own, by: 'offer' },
    { offerId: '9', contract: ended, by: 'offer' },
    { offerId: '9', contract: ending, by: 'signature' },
    { offerId: '8', contract: contract('4', 'downline', kind), by: 'signature' },
  ] as const;
  expect(consequencesOf({ id: '9' }, endings)).toEqual({
    own: { contract: own, isEnded: true },
    endedBelow: [ended],
    endingBelow: [ending],
  });
  expect(consequencesOf({ id: '8' }, endings).own).toMatchObject({ isEnded: false });
  expect(consequencesOf({ id: '7' }, endings)).toEqual({ own: null, endedBelow: [], endingBelow: [] });
});
