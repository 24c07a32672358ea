import type { Balance, VipState } from '@champa/contract';
import type { Deps } from '../module.ts';
import { createCredentials, type IsBreached, type NoteLinked } from '../modules/credentials/index.ts';
import type { Inbox } from '../modules/inbox/index.ts';
import type { Member, Members } from '../modules/member/index.ts';
import { createRecovery } from '../modules/recovery/index.ts';
import { createRegistration, type InvitationLinks } from '../modules/registration/index.ts';
import { createSessions, type NoteOpened, type NoteSignedIn } from '../modules/sessions/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import { createSignIn } from '../modules/sign-in/index.ts';
import type { Site } from '../modules/site/index.ts';
import { createThrottleModule } from '../modules/throttle/index.ts';
import { createVerification, type Messengers } from '../modules/verification/index.ts';
import type { RecordByHand } from '../platform/command-line.ts';
import type { ReadHandle, WriteHandle } from '../platform/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { allSettings } from './settings.ts';

export type Accounts = ReturnType<typeof composeAccounts>;

type Needs = {
  members: Members;
  site: Pick<Site, 'countryOf'>;
  settings: Settings;
  secrets: SecretBox;
  messengers: Messengers;
  isBreached: IsBreached;
  /** The site's own address, which passkeys and sign-in providers are bound to. */
  publicUrl: string;
  /** Where secrets shared with sign-in providers lie, if in files. */
  secretsFolder: string | undefined;
  openWallet: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
  givePlayMoney: (tx: WriteHandle, memberId: string, currency: string, amount: bigint) => Promise<void>;
  noteReferral: (tx: WriteHandle, memberId: string, referralCode: string) => Promise<void>;
  isReferralCode: (db: ReadHandle, code: string) => Promise<boolean>;
  links?: InvitationLinks;
  balanceOf: (memberId: string) => Promise<Balance>;
  noteOpened: NoteOpened;
  noteSignedIn: NoteSignedIn;
  noteLinked: NoteLinked;
  tell: Inbox['tell'];
  unreadMessages: (memberId: string) => Promise<number>;
  vipOf?: (memberId: string) => Promise<VipState>;
  promotionCount?: () => number;
  iconOf: (member: Member) => string;
  /** Records what customer service does. */
  record: RecordByHand;
  bankAccountsOf: (memberId: string) => Promise<number>;
};

/** How people become members, come in and keep their accounts: seven modules, each after all that it asks. Tests start here, too. */
export function composeAccounts(deps: Pick<Deps, 'pool' | 'clock' | 'live' | 'log'>, given: Needs) {
  const { settings: kept } = given;
  const needs = { ...given, settings: () => kept.all(allSettings), setSetting: kept.admin.set };
  const throttle = createThrottleModule(deps, needs);
  const sessions = createSessions(deps, { ...needs, throttle });
  const verification = createVerification(deps, { ...needs, throttle });
  const credentials = createCredentials(deps, { ...needs, throttle, sessions, verification });
  const recovery = createRecovery(deps, { ...needs, throttle, sessions, verification, credentials });
  const registration = createRegistration(deps, { ...needs, throttle, sessions, verification, credentials });
  const signIn = createSignIn(deps, { ...needs, throttle, sessions, verification, credentials, registration });
  return { throttle, sessions, verification, credentials, recovery, registration, signIn };
}
