import { createFileRoute } from '@tanstack/react-router';
import { RunsPage, takeRunsSearch } from '../../../features/agent-contracts/index.ts';

export const Route = createFileRoute('/_agent/agent/agentHourSalary')({
  validateSearch: takeRunsSearch,
  component: () => <RunsPage kind="hourly" />,
});
