import { content } from './content.ts';
import { dialogs } from './dialogs.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { play } from './play.ts';
import { quickSignIn } from './quick-sign-in.ts';
import { records } from './records.ts';
import { security } from './security.ts';
import { referral } from './referral.ts';
import { site } from './site.ts';
import { wallet } from './wallet.ts';

/** What every other screen says; it follows the first screen. */
export const later = {
  ...content,
  ...dialogs,
  ...identity,
  ...inbox,
  ...limits,
  ...messages,
  ...pages,
  ...play,
  ...quickSignIn,
  ...records,
  ...security,
  ...referral,
  ...site,
  ...wallet,
};
