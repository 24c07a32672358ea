import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { LiveUpdates } from '../app/live-updates.tsx';
import { OfflineNotice } from '../app/offline-notice.tsx';
import { PopupHost } from '../app/popup-host.tsx';
import type { RouterContext } from '../app/router.ts';
import { isPopup, type Popup } from '../shared/popups.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ popup }: Record<string, unknown>): { popup?: Popup | undefined } =>
    isPopup(popup) ? { popup } : {},
  component: Root,
});

function Root() {
  return (
    <>
      <Outlet />
      <PopupHost />
      <LiveUpdates />
      <OfflineNotice />
    </>
  );
}
