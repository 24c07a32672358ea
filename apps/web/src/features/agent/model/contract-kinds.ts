import type { ContractKind } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { AgentIconName } from '../components/agent-icon.tsx';
import type { AgentPath } from './agent-pages.ts';

/** What each kind of contract is called, and where what came of it is told line by line. */
export const kindFaces = {
  dividend: { label: 'kind_dividend', icon: 'gift', page: '/agent/agentDividendRecordCopy2' },
  daily: { label: 'kind_salary_daily', icon: 'calendar', page: '/agent/agentDailyWages2' },
  hourly: { label: 'kind_salary_hourly', icon: 'clock', page: '/agent/agentHourSalary' },
  realtime: { label: 'kind_salary_realtime', icon: 'bolt', page: '/agent/agentRealtimeSalary' },
} as const satisfies Record<ContractKind, { label: MessageId; icon: AgentIconName; page: AgentPath }>;

export const kinds = Object.keys(kindFaces) as readonly ContractKind[];

export function isContractKind(text: string): text is ContractKind {
  return Object.hasOwn(kindFaces, text);
}
