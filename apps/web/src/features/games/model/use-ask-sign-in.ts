import type { MouseEvent } from 'react';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';

/** For a link to what is the member's own: a visitor's press opens the login dialog, and nothing else happens. */
export function useAskSignIn(): (event: MouseEvent) => void {
  const isSignedIn = useIsSignedIn();
  const openPopup = useOpenPopup();
  return (event) => {
    if (isSignedIn) return;
    event.preventDefault();
    openPopup('login');
  };
}
