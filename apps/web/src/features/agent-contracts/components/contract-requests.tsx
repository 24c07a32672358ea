import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useContractRequests } from '../../../entities/contract/index.ts';
import { useOpenPopup, usePopup } from '../../../entities/site/index.ts';
import { isDue } from '../model/later.ts';

const LOOK_AGAIN_MS = 1000;
/** Whatever else may lie over the page. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** Nobody is to be interrupted while he types. */
const TYPING = 'input, textarea, select';

/** Asks the member for his answer to what waits: over whatever page, but no game and no other dialog. */
export function ContractRequests() {
  const { popup } = usePopup();
  const openPopup = useOpenPopup();
  const isPlaying = useLocation({ select: ({ pathname }) => pathname.startsWith('/play/') });
  const list = useContractRequests()?.list ?? [];
  const isWanted = list.length > 0 && popup === undefined && !isPlaying;

  const open = useEffectEvent(() => {
    if (!isDue(list) || document.querySelector(OVER_THE_PAGE) !== null) return;
    if (document.activeElement?.matches(TYPING)) return;
    openPopup('contract');
  });
  useEffect(() => {
    if (!isWanted) return;
    open();
    const timer = setInterval(open, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted]);

  return null;
}
