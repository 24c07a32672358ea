import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useContractRequests } from '../../../entities/contract/index.ts';
import { useOpenPopup, usePopup } from '../../../entities/site/index.ts';
import { isDue } from '../model/later.ts';

const LOOK_AGAIN_MS = 1000;
/** Anything else that may be open over the page. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** The dialog must not interrupt a member who is typing. */
const TYPING = 'input, textarea, select';

/** Asks for the member's answer to waiting contracts: on any page, but not over a game or another dialog. */
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
