import type { AgentContract } from '@champa/contract';

const KEY = 'CONTRACTS_LATER';

type Asked = Pick<AgentContract, 'id' | 'state'>;

// A requested termination is another question than the offer of the same contract.
const markOf = ({ id, state }: Asked): string => `${id}:${state}`;

function marks(): string[] {
  return sessionStorage.getItem(KEY)?.split(',') ?? [];
}

/** The member answers later: in this session they are not asked again by themselves. */
export function putOff(asked: readonly Asked[]): void {
  sessionStorage.setItem(KEY, [...new Set([...marks(), ...asked.map(markOf)])].join(','));
}

/** Whether something waits that was not put off in this session. */
export function isDue(asked: readonly Asked[]): boolean {
  const known = new Set(marks());
  return asked.some((one) => !known.has(markOf(one)));
}
