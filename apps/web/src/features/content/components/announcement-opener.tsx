import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOpenPopup, usePopup } from '../../../entities/site/index.ts';
import { useIsHandedOver, useIsSignedIn } from '../../../kit/api/session.ts';
import { useSettled } from '../../../kit/browser/use-settled.ts';
import {
  areAnnouncementsClosed,
  markAnnouncementsClosed,
  useAnnouncementsClosed,
} from '../model/announcement-marks.ts';
import { useAnnouncements } from '../model/use-announcements.ts';

/** How long to wait, so that the visitor sees the first screen undisturbed. */
const REST_MS = 6000;
const LOOK_AGAIN_MS = 1000;
/** Anything else that may be open over the page. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Opens the announcements over the home page: once a session until they are closed, and again when a member signs in. It
 * never opens in a session that the address handed over, nor over another dialog.
 */
export function AnnouncementOpener() {
  const { popup } = usePopup();
  const openPopup = useOpenPopup();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isSettled = useSettled(REST_MS);
  const isSignedIn = useIsSignedIn();
  const isHandedOver = useIsHandedOver();
  const audience = isSignedIn ? 'member' : 'visitor';
  const isClosed = useAnnouncementsClosed(audience);
  const isDue = isSettled && !isHandedOver && !isClosed;
  const { list } = useAnnouncements(isDue);
  const isWanted = isDue && pathname === '/' && popup === undefined && list !== undefined && list.length > 0;

  // Whichever way it was closed: by its button, by Escape or by going back.
  const before = useRef(popup);
  useEffect(() => {
    if (before.current === 'announcement' && popup !== 'announcement') markAnnouncementsClosed(audience);
    before.current = popup;
  }, [popup, audience]);

  const open = useEffectEvent(() => {
    // Closed just now; this render does not know it yet.
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
