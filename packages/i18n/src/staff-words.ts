import type { MessageId } from './catalogue.ts';
import { agents } from './catalogues/en/agents.ts';
import { deposits } from './catalogues/en/deposits.ts';
import { lobby } from './catalogues/en/lobby.ts';
import { records } from './catalogues/en/records.ts';
import { rewards } from './catalogues/en/rewards.ts';
import { movementLabel } from './movement-kinds.ts';

/** English words that the operator's console shares with the site. They have no arguments, so no message parser is needed. */
const words: Partial<Record<MessageId, string>> = { ...agents, ...deposits, ...lobby, ...records, ...rewards };

/** The name of a kind of movement on the operator's console. */
export function movementWord(kind: string): string {
  return words[movementLabel(kind)] ?? kind;
}

/** The name of an area of the lobby on the operator's console. */
export function areaWord(area: string): string {
  const label = area === 'INHOUSE' ? 'in_house' : `con_${area.toLowerCase()}`;
  return (words as Record<string, string>)[label] ?? area;
}
