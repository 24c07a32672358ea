import { useMember } from '../../../entities/member/index.ts';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';

/** The kinds of viewer; only members with a full account have tickets. */
export type Looker = 'visitor' | 'trial' | 'member';

/**
 * The kind of viewer, and a check before a press: a visitor is asked to sign in, and a trial account gets a message that it
 * needs a full one.
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
