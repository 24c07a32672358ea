import type { MouseEvent } from 'react';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';

/** For a link to the member's own pages: a visitor's press opens the login dialog instead. */
export function useAskSignIn(): (event: MouseEvent) => void {
  const isSignedIn = useIsSignedIn();
  const openPopup = useOpenPopup();
  return (event) => {
    if (isSignedIn) return;
    event.preventDefault();
    openPopup('login');
  };
}
