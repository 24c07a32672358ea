import type { AgentContract } from '@champa/contract';

const KEY = 'CONTRACTS_LATER';

type Asked = Pick<AgentContract, 'id' | 'state'>;

// A termination that is asked for is another question than the offer of the same contract.
const markOf = ({ id, state }: Asked): string => `${id}:${state}`;

function marks(): string[] {
  return sessionStorage.getItem(KEY)?.split(',') ?? [];
}

/** The member means to answer later: in this session he is not asked again by itself. */
export function putOff(asked: readonly Asked[]): void {
  sessionStorage.setItem(KEY, [...new Set([...marks(), ...asked.map(markOf)])].join(','));
}

/** Whether something waits that was not put off in this session. */
export function isDue(asked: readonly Asked[]): boolean {
  const known = new Set(marks());
  return asked.some((one) => !known.has(markOf(one)));
}
