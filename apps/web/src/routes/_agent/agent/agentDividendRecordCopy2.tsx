import { createFileRoute } from '@tanstack/react-router';
import { RunsPage, takeRunsSearch } from '../../../features/agent-contracts/index.ts';

export const Route = createFileRoute('/_agent/agent/agentDividendRecordCopy2')({
  validateSearch: takeRunsSearch,
  component: () => <RunsPage kind="dividend" />,
});
