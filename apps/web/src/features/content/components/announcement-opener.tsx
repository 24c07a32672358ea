import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOpenPopup, usePopup } from '../../../entities/site/index.ts';
import { useIsHandedOver, useIsSignedIn } from '../../../kit/api/session.ts';
import { useArrival } from '../../../kit/browser/use-arrival.ts';
import {
  areAnnouncementsClosed,
  markAnnouncementsClosed,
  useAnnouncementsClosed,
} from '../model/announcement-marks.ts';
import { useAnnouncements } from '../model/use-announcements.ts';

/** Later, they would break into what the visitor reads or does (decision 0058). */
const ARRIVAL_MS = 3000;
const LOOK_AGAIN_MS = 200;
/** Anything else that may be open over the page. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Opens the announcements over the home page at arrival, or not at all: once a session until they are closed, and again
 * when a member signs in. It never opens in a session that the address handed over, nor over another dialog.
 */
export function AnnouncementOpener() {
  const { popup } = usePopup();
  const openPopup = useOpenPopup();
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  const isSignedIn = useIsSignedIn();
  const isHandedOver = useIsHandedOver();
  const audience = isSignedIn ? 'member' : 'visitor';
  const hasJustArrived = useArrival(`${isHome} ${audience}`, ARRIVAL_MS);
  const isClosed = useAnnouncementsClosed(audience);
  const isDue = isHome && !isHandedOver && !isClosed;
  const { list } = useAnnouncements(isDue);
  const isWanted = isDue && popup === undefined && list !== undefined && list.length > 0;

  // Whichever way it was closed: by its button, by Escape or by going back.
  const before = useRef(popup);
  useEffect(() => {
    if (before.current === 'announcement' && popup !== 'announcement') markAnnouncementsClosed(audience);
    before.current = popup;
  }, [popup, audience]);

  const open = useEffectEvent(() => {
    // Closed just now; this render does not know it yet.
    if (areAnnouncementsClosed(audience)) return;
    if (hasJustArrived() && document.querySelector(OVER_THE_PAGE) === null) openPopup('announcement');
  });
  useEffect(() => {
    if (!isWanted) return;
    open();
    // A dialog over the page, such as the sign-in, may take a moment to close.
    const timer = setInterval(open, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted]);

  return null;
}
