import { useTranslate } from '@champa/i18n/react';
import { ContractBadge, useContractRequests } from '../../../entities/contract/index.ts';
import { CountBadge } from '../../../kit/lists/count-badge.tsx';
import { useNews } from '../api/use-news.ts';
import type { AgentMarks } from './agent-navigation.tsx';

/** The number of items that wait for the agent, by page. */
export function useAgentMarks(memberId: string): AgentMarks {
  const t = useTranslate();
  const { unread } = useNews(memberId);
  const waiting = useContractRequests()?.list.length ?? 0;
  return {
    ...(unread > 0 && {
      '/agent/agentAnnouncement': <CountBadge count={unread} label={t('agent_news_unread', { count: unread })} />,
    }),
    ...(waiting > 0 && { '/agent/agentContracts': <ContractBadge /> }),
  };
}
