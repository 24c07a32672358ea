import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOpenPopup, usePopup } from '../../../entities/site/index.ts';
import { useHasArrivedWithToken, useIsSignedIn } from '../../../kit/api/session.ts';
import { useSettled } from '../../../kit/browser/use-settled.ts';
import {
  areAnnouncementsClosed,
  markAnnouncementsClosed,
  useAnnouncementsClosed,
} from '../model/announcement-marks.ts';
import { useAnnouncements } from '../model/use-announcements.ts';

/** So long the first screen is the visitor's own. */
const REST_MS = 6000;
const LOOK_AGAIN_MS = 1000;
/** Whatever else may lie over the page, drawn by an address or not. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Opens the announcements over the home page: once a session until they are closed, anew when somebody signs in, never
 * for who came with a token in the address, never over another dialog.
 */
export function AnnouncementOpener() {
  const { popup } = usePopup();
  const openPopup = useOpenPopup();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isSettled = useSettled(REST_MS);
  const isSignedIn = useIsSignedIn();
  const hasArrivedWithToken = useHasArrivedWithToken();
  const audience = isSignedIn ? 'member' : 'visitor';
  const isClosed = useAnnouncementsClosed(audience);
  const isDue = isSettled && !hasArrivedWithToken && !isClosed;
  const { list } = useAnnouncements(isDue);
  const isWanted = isDue && pathname === '/' && popup === undefined && list !== undefined && list.length > 0;

  // However it was closed, by its cross, by Escape or by going back.
  const before = useRef(popup);
  useEffect(() => {
    if (before.current === 'announcement' && popup !== 'announcement') markAnnouncementsClosed(audience);
    before.current = popup;
  }, [popup, audience]);

  const open = useEffectEvent(() => {
    // Closed just now, which this drawing of the page does not know yet.
    if (areAnnouncementsClosed(audience)) return;
    if (document.querySelector(OVER_THE_PAGE) === null) openPopup('announcement');
  });
  useEffect(() => {
    if (!isWanted) return;
    open();
    const timer = setInterval(open, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted]);

  return null;
}
