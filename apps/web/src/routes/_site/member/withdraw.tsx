import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { openedPanel } from '../../../entities/member/index.ts';
import { WithdrawPage } from '../../../features/withdraw/dialogs.ts';
import { parseWithdrawSearch, type WithdrawSearch } from '../../../features/withdraw/index.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opening a withdrawal or its dispute made this entry: closing it goes back. */
    openedWithdrawal?: boolean;
  }
}

export const Route = createFileRoute('/_site/member/withdraw')({
  validateSearch: parseWithdrawSearch,
  component: Page,
});

function Page() {
  const search = parseWithdrawSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  const open = (to: WithdrawSearch) =>
    void navigate({
      search: to,
      state: (entry) => ({ ...openedPanel(entry), openedWithdrawal: true }),
      resetScroll: false,
    });
  const leave = (to: WithdrawSearch) => {
    if (router.state.location.state.openedWithdrawal) return router.history.back();
    void navigate({ search: to, replace: true, resetScroll: false });
  };
  return (
    <WithdrawPage
      search={search}
      onOpen={(withdrawal) => open({ ...search, withdrawal })}
      onClose={() => leave({ page: search.page })}
      onDispute={(isOpen) => {
        const { dispute: _, ...without } = search;
        if (isOpen) return open({ ...without, dispute: 1 });
        leave(without);
      }}
      onPage={(page) => void navigate({ search: { page }, replace: true, resetScroll: false })}
    />
  );
}
