import type { ContractKind } from '@champa/contract';
import { contractKindLabels, type MessageId } from '@champa/i18n';
import { contractPages } from '../../../entities/contract/index.ts';
import type { AgentIconName } from '../components/agent-icon.tsx';
import type { AgentPath } from './agent-pages.ts';

/** The name of each kind of contract, and the page that lists its payments. */
export const kindFaces = {
  dividend: { label: contractKindLabels.dividend, icon: 'gift', page: contractPages.dividend },
  daily: { label: contractKindLabels.daily, icon: 'calendar', page: contractPages.daily },
  hourly: { label: contractKindLabels.hourly, icon: 'clock', page: contractPages.hourly },
  realtime: { label: contractKindLabels.realtime, icon: 'bolt', page: contractPages.realtime },
} as const satisfies Record<ContractKind, { label: MessageId; icon: AgentIconName; page: AgentPath }>;

export const kinds = Object.keys(kindFaces) as readonly ContractKind[];

export function isContractKind(text: string): text is ContractKind {
  return Object.hasOwn(kindFaces, text);
}
