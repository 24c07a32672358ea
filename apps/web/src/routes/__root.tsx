import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { LiveUpdates } from '../app/live-updates.tsx';
import { OfflineNotice } from '../app/offline-notice.tsx';
import { PopupHost } from '../app/popup-host.tsx';
import { RouteLoader } from '../app/route-loader.tsx';
import type { RouterContext } from '../app/router.ts';
import { parsePopupSearch } from '../entities/site/index.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: parsePopupSearch,
  component: Root,
});

function Root() {
  return (
    <>
      <RouteLoader />
      <Outlet />
      <PopupHost />
      <LiveUpdates />
      <OfflineNotice />
    </>
  );
}
