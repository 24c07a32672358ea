import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type CentreSearch, parseCentreSearch, RegisterCenterPage } from '../../../features/agent-register/index.ts';

export const Route = createFileRoute('/_agent/agent/registerCenter')({
  // The page parses it, so that the first screen does not load its rules.
  validateSearch: (search): CentreSearch => search,
  component: RegisterCentre,
});

function RegisterCentre() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <RegisterCenterPage
      search={parseCentreSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
