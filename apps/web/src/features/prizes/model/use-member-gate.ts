import { useMember } from '../../../entities/member/index.ts';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';

/** Who is looking: only a true member has tickets. */
export type Looker = 'visitor' | 'trial' | 'member';

/**
 * Who looks at the prizes, and what a press does for who may not play: a visitor is asked to sign in, a trial account told that it
 * needs a true one.
 */
export function useMemberGate(): { looker: Looker; pass: (play: () => void) => void } {
  const isSignedIn = useIsSignedIn();
  const member = useMember();
  const openPopup = useOpenPopup();
  const looker: Looker = !isSignedIn ? 'visitor' : member?.isTrial ? 'trial' : 'member';
  return {
    looker,
    pass: (play) => {
      if (looker === 'visitor') return openPopup('login');
      if (looker === 'trial') return openPopup('true-account');
      play();
    },
  };
}
