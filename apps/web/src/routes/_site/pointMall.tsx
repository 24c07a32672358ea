import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { MallPage, type MallSearch, parseMallSearch } from '../../features/points/dialogs.ts';

export const Route = createFileRoute('/_site/pointMall')({
  // The page parses it, so that the first screen does not load its rules.
  validateSearch: (search): MallSearch => search,
  loader: loadAllMessages,
  component: PointMall,
});

function PointMall() {
  const search = parseMallSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  const { tab } = search;
  const go = (to: MallSearch, how: { replace?: true; state?: { openedPopup: true } }) =>
    void navigate({ search: to, resetScroll: false, ...how });
  const close = () => {
    // A dialog that was opened here has a history entry, so closing it goes back.
    if (router.state.location.state.openedPopup) return router.history.back();
    go({ tab }, { replace: true });
  };
  return (
    <MallPage
      search={search}
      onTab={(chosen) => go({ tab: chosen }, { replace: true })}
      onGoods={(goods) => go({ tab, goods }, { state: { openedPopup: true } })}
      onConvert={() => go({ tab, convert: true }, { state: { openedPopup: true } })}
      onClose={close}
    />
  );
}
