import type { Deps } from '../module.ts';
import { createBreaches, createIdentity, createMessengers } from '../modules/identity/index.ts';
import { createLimits } from '../modules/limits/index.ts';
import { createMemberModule } from '../modules/member/index.ts';
import { createPayees } from '../modules/payees/index.ts';
import { createReferral } from '../modules/referral/index.ts';
import { createStaff } from '../modules/staff/index.ts';
import { depositedSince } from '../modules/cashier/index.ts';
import { playedSince } from '../modules/vendors/index.ts';
import type { Base } from './base.ts';
import type { Later } from './later.ts';

export type People = ReturnType<typeof composePeople>;

/** Who comes in: members, what they may do and where their money goes out to; staff. */
export function composePeople(deps: Deps, base: Base, later: Later) {
  const { pool, clock } = deps;
  const { brand, ledger, media, members, secrets, setting, site } = base;
  const referral = createReferral(deps, {
    brand,
    isOffered: setting(({ whitelabel }) => whitelabel['REFERRAL'] === true),
    usernames: members.usernames,
  });
  const identity = composeIdentity(deps, base, {
    later,
    referral,
    // What the identity is given and what is given the identity are made side by side.
    bankAccountsOf: (memberId) => payees.bankAccounts(pool, memberId),
    noteOpened: (tx, memberId) => limits.sessionOpened(tx, memberId),
  });
  const payees = createPayees({
    pool,
    clock,
    secrets,
    members,
    rules: setting((settings) => settings.payees),
    sensitiveChange: identity.sensitiveChange,
  });
  const limits = createLimits(deps, {
    ledger,
    members,
    brand,
    realityCheckMinutes: setting(({ responsiblePlay }) => responsiblePlay.realityCheckMinutes),
    depositedSince,
    playedSince,
    onPaused: (tx, memberId) => later().transfers.callBackLater(tx, memberId),
    sessions: identity.sessions,
  });
  const staff = createStaff(deps, identity.throttle);
  const member = createMemberModule(deps, {
    pool,
    site,
    media,
    members,
    icons: base.icons,
    spend: identity.spend,
    personalChange: (memberId, proof, work) =>
      identity.sensitiveChange({ memberId, change: 'personal', proof, notice: 'personal' }, work),
    moneyOf: ledger.moneyOf,
    record: staff.service.record,
  });
  return { referral, identity, payees, limits, staff, member };
}

type IdentityNeeds = Parameters<typeof createIdentity>[1];

function composeIdentity(
  deps: Deps,
  { facts, icons, inbox, members, secrets, site, wallet }: Base,
  {
    later,
    referral,
    ...given
  }: Pick<IdentityNeeds, 'bankAccountsOf' | 'noteOpened'> & {
    later: Later;
    referral: ReturnType<typeof createReferral>;
  },
) {
  const { clock, config } = deps;
  return createIdentity(deps, {
    ...given,
    members,
    site,
    secrets,
    messengers: createMessengers(config),
    isBreached: createBreaches(deps),
    publicUrl: config.PUBLIC_URL,
    secretsFolder: config.PROVIDER_SECRETS_DIR,
    openWallet: wallet.open,
    givePlayMoney: wallet.openPlay,
    links: {
      find: (db, code) => later().agents.links.invitations.find(db, code),
      visit: (linkId, address) => later().agents.links.invitations.visit(linkId, address),
      take: (tx, linkId, memberId) => later().agents.links.invitations.take(tx, linkId, memberId),
    },
    noteReferral: async (tx, memberId, code) => {
      const referrerId = await referral.noteRegistration(tx, memberId, code);
      const at = clock.now();
      await facts.note(tx, { kind: 'registered', memberId, at, cause: 'registered', data: { referrerId } });
    },
    noteSignedIn: (tx, { memberId, sessionId, ...data }) =>
      facts.note(tx, { kind: 'signed_in', memberId, at: clock.now(), cause: `session:${sessionId}`, data }),
    noteLinked: (tx, { memberId, provider }) =>
      facts.note(tx, { kind: 'messenger_linked', memberId, at: clock.now(), cause: provider, data: { provider } }),
    balanceOf: wallet.balanceOf,
    tell: inbox.tell,
    unreadMessages: inbox.unread,
    vipOf: (memberId) => later().vip.stateOf(memberId),
    promotionCount: () => later().content.promotionCount(),
    iconOf: icons.iconOf,
  });
}
