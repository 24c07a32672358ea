import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { OfferChoice } from '../../../../features/bonus/index.ts';
import { DepositPage, parseDepositSearch } from '../../../../features/wallet/dialogs.ts';
import type { DepositSearch } from '../../../../features/wallet/index.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opening a deposit made this entry: closing it goes back. */
    openedDeposit?: boolean;
  }
}

export const Route = createFileRoute('/_site/_own/wallet/deposit')({
  // The page parses it, so that the first screen does not load its rules.
  validateSearch: (raw: DepositSearch): DepositSearch => raw,
  component: Page,
});

function Page() {
  const search = parseDepositSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  const show = (to: DepositSearch) => void navigate({ search: to, replace: true });
  return (
    <DepositPage
      search={search}
      offers={(choice) => <OfferChoice {...choice} />}
      onOpen={(deposit) => void navigate({ search: { page: search.page, deposit }, state: { openedDeposit: true } })}
      onClose={() => {
        if (router.state.location.state.openedDeposit) return router.history.back();
        show({ page: search.page });
      }}
      onPage={(page) => show({ page })}
      onDone={() => void navigate({ to: '/' })}
    />
  );
}
