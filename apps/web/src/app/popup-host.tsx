import { lazy, Suspense, useEffect } from 'react';
import { allowedPopup, usePopup } from '../entities/site/index.ts';
import { loadAnnouncementOpener } from '../features/content/index.ts';
import { useIsSignedIn } from '../kit/api/session.ts';
import { useSettled } from '../kit/browser/use-settled.ts';
import { whenOnline } from '../kit/browser/when-online.ts';
import { DialogWaiting } from './dialog-waiting.tsx';

const REST_MS = 1000;

// A page needs no code of the dialogs to render; they are prefetched once it is idle.
const loadOpenPopup = () => import('./open-popup.tsx');
const AnnouncementOpener = lazy(async () => ({ default: (await loadAnnouncementOpener()).AnnouncementOpener }));
const OpenPopup = lazy(async () => ({ default: (await loadOpenPopup()).OpenPopup }));

/** The dialog that the address opens over any page. */
export function PopupHost() {
  const { popup: wanted, about } = usePopup();
  const isSignedIn = useIsSignedIn();
  const isIdle = useSettled(0);
  const isSettled = useSettled(REST_MS);
  useEffect(() => {
    if (isSettled) void whenOnline(loadOpenPopup).catch(() => undefined);
  }, [isSettled]);
  const popup = wanted && allowedPopup(wanted, isSignedIn);
  return (
    <>
      {isIdle && (
        <Suspense>
          <AnnouncementOpener />
        </Suspense>
      )}
      {popup && (
        <Suspense fallback={<DialogWaiting />}>
          <OpenPopup popup={popup} about={about} isWanted={popup === wanted} />
        </Suspense>
      )}
    </>
  );
}
