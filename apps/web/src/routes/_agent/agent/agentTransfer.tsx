import { createFileRoute } from '@tanstack/react-router';
import { parseTransferSearch, takeTransferSearch, TransferPage } from '../../../features/agent-team/index.ts';

export const Route = createFileRoute('/_agent/agent/agentTransfer')({
  validateSearch: takeTransferSearch,
  component: Page,
});

function Page() {
  const { to } = parseTransferSearch(Route.useSearch());
  return <TransferPage key={to ?? ''} to={to} />;
}
