import type { Language } from '@champa/contract';
import { agents as cnAgents } from './catalogues/cn/agents.ts';
import { deposits as cnDeposits } from './catalogues/cn/deposits.ts';
import { lobby as cnLobby } from './catalogues/cn/lobby.ts';
import { records as cnRecords } from './catalogues/cn/records.ts';
import { rewards as cnRewards } from './catalogues/cn/rewards.ts';
import { agents } from './catalogues/en/agents.ts';
import { deposits } from './catalogues/en/deposits.ts';
import { lobby } from './catalogues/en/lobby.ts';
import { records } from './catalogues/en/records.ts';
import { rewards } from './catalogues/en/rewards.ts';
import { agents as loAgents } from './catalogues/lo/agents.ts';
import { deposits as loDeposits } from './catalogues/lo/deposits.ts';
import { lobby as loLobby } from './catalogues/lo/lobby.ts';
import { records as loRecords } from './catalogues/lo/records.ts';
import { rewards as loRewards } from './catalogues/lo/rewards.ts';
import { movementLabel } from './movement-kinds.ts';

/** Words that the operator's console shares with the site. They have no arguments, so no message parser is needed. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...agents, ...deposits, ...lobby, ...records, ...rewards },
  lo: { ...loAgents, ...loDeposits, ...loLobby, ...loRecords, ...loRewards },
  cn: { ...cnAgents, ...cnDeposits, ...cnLobby, ...cnRecords, ...cnRewards },
};

/** The name of a kind of movement on the operator's console. */
export function movementWord(kind: string, language: Language): string {
  return words[language][movementLabel(kind)] ?? kind;
}

/** The name of an area of the lobby on the operator's console. */
export function areaWord(area: string, language: Language): string {
  const label = area === 'INHOUSE' ? 'in_house' : `con_${area.toLowerCase()}`;
  return words[language][label] ?? area;
}
