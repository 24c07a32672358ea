import { lazy, Suspense, useEffect } from 'react';
import { AnnouncementOpener } from '../features/content/index.ts';
import { allowedPopup, usePopup } from '../shared/popups.ts';
import { useIsSignedIn } from '../shared/session.ts';
import { useSettled } from '../shared/use-settled.ts';
import { withLine } from '../shared/with-line.ts';
import { DialogWaiting } from './dialog-waiting.tsx';

const REST_MS = 1000;

// Nothing of the dialogs is needed to draw a page; once it has come to rest, they are fetched before anybody asks.
const loadOpenPopup = () => import('./open-popup.tsx');
const OpenPopup = lazy(async () => ({ default: (await loadOpenPopup()).OpenPopup }));

/** The dialog that the address opens over the page, whichever page it is. */
export function PopupHost() {
  const { popup: wanted, about } = usePopup();
  const isSignedIn = useIsSignedIn();
  const isSettled = useSettled(REST_MS);
  useEffect(() => {
    if (isSettled) void withLine(loadOpenPopup).catch(() => undefined);
  }, [isSettled]);
  const popup = wanted && allowedPopup(wanted, isSignedIn);
  return (
    <>
      <AnnouncementOpener />
      {popup && (
        <Suspense fallback={<DialogWaiting />}>
          <OpenPopup popup={popup} about={about} isWanted={popup === wanted} />
        </Suspense>
      )}
    </>
  );
}
