import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { ContractsPage, parseContractsSearch, takeContractsSearch } from '../../../features/agent-contracts/index.ts';

export const Route = createFileRoute('/_agent/agent/agentContracts')({
  validateSearch: takeContractsSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  // Closing a contract goes back if it was opened from the list; otherwise it replaces the address.
  const closeContract = () => {
    if (router.history.location.state.openedPanel) return router.history.back();
    void navigate({ search: (search) => ({ ...search, contract: undefined }), replace: true, resetScroll: false });
  };
  return (
    <ContractsPage
      search={parseContractsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      onCloseContract={closeContract}
    />
  );
}
