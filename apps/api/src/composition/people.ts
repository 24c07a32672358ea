import { contractSwitches } from '@champa/contract';
import type { Deps } from '../module.ts';
import { createBreaches } from '../modules/credentials/index.ts';
import { createMessengers } from '../modules/verification/index.ts';
import { createLimits, createSessionLimit } from '../modules/limits/index.ts';
import { createMemberModule } from '../modules/member/index.ts';
import { bankAccounts, createPayees } from '../modules/payees/index.ts';
import { createReferral } from '../modules/referral/index.ts';
import { createStaff } from '../modules/staff/index.ts';
import { depositedSince } from '../modules/deposits/index.ts';
import { playedSince } from '../modules/vendors/index.ts';
import { createVip } from '../modules/vip/index.ts';
import { callBackLater } from '../modules/transfers/index.ts';
import { createAgreements } from '../modules/agents/index.ts';
import { composeAccounts } from './accounts.ts';
import type { Base } from './base.ts';

export type People = ReturnType<typeof composePeople>;

/** Members, their limits and payees; and staff. */
export function composePeople(deps: Deps, base: Base) {
  const { pool, clock } = deps;
  const { brand, ledger, media, members, secrets, setting } = base;
  const referral = createReferral(deps, {
    brand,
    isOffered: setting(({ whitelabel }) => whitelabel['REFERRAL'] === true),
    usernames: members.usernames,
  });
  const vip = createVip(deps, {
    isOffered: setting(({ whitelabel }) => whitelabel['VIP'] === true),
    brand,
    tell: base.inbox.tell,
    note: base.facts.note,
    record: base.recordByHand,
  });
  base.facts.follow({ name: 'vip', ...vip.growth });
  const agreements = composeAgreements(deps, base);
  const accounts = composeMembersAccounts(deps, base, { referral, vip, agreements });
  const { throttle, sessions, credentials } = accounts;
  const payees = createPayees({
    pool,
    clock,
    secrets,
    members,
    rules: setting((all) => all.payees),
    sensitiveChange: credentials.sensitive.carryOut,
  });
  const limits = createLimits(deps, {
    ledger,
    members,
    brand,
    realityCheckMinutes: setting(({ responsiblePlay }) => responsiblePlay.realityCheckMinutes),
    depositedSince,
    playedSince,
    onPaused: callBackLater,
    onOperatorLimit: (tx, { memberId, name: { kind: limit, period }, isLifted, cause }) =>
      base.inbox.tell(tx, {
        memberId,
        kind: isLifted ? 'limit_lifted' : 'limit_set',
        details: { limit, period },
        cause,
      }),
    record: base.recordByHand,
    sessions,
  });
  const staff = createStaff(deps, {
    ...accounts,
    secrets,
    settings: base.settings,
    isBreached: createBreaches(deps),
    guard: base.approvals.guard,
    backofficeUrl: deps.config.BACKOFFICE_URL,
  });
  const member = createMemberModule(deps, {
    pool,
    settings: setting(({ brand: known, registration, profile }) => ({ brand: known, registration, profile })),
    media,
    members,
    icons: base.icons,
    spend: throttle.allowances.spend,
    personalChange: (memberId, proof, work) =>
      credentials.sensitive.carryOut({ memberId, change: 'personal', proof, notice: 'personal' }, work),
    moneyOf: ledger.moneyOf,
    record: base.recordByHand,
    sessions,
    find: { account: payees.find, ...sessions.findMembers },
    dialingCodes: setting(({ countries }) => countries.map(({ countryDialingCode }) => countryDialingCode)),
    findLinks: [payees.sharing, sessions.sharing],
  });
  return { referral, vip, agreements, ...accounts, payees, limits, staff, member };
}

/** What agents agree with those they bring in: whoever registers by a link comes in by it. */
function composeAgreements(deps: Deps, { brand, inbox, members, secrets, setting }: Base) {
  return createAgreements(deps, {
    members,
    brand,
    isOffered: setting(({ whitelabel }) => whitelabel.AGENTPOLICY3),
    isKindOffered: (kind) => setting(({ whitelabel }) => whitelabel[contractSwitches[kind]] === true)(),
    tell: inbox.tell,
    secrets,
    mostLinks: setting(({ registerCentre }) => registerCentre.mostLinks),
    origins: setting(({ domainRoute }) => [deps.config.PUBLIC_URL, ...domainRoute]),
  });
}

type Coming = {
  referral: ReturnType<typeof createReferral>;
  vip: ReturnType<typeof createVip>;
  agreements: ReturnType<typeof createAgreements>;
};

function composeMembersAccounts(deps: Deps, base: Base, { referral, vip, agreements }: Coming) {
  const { content, facts, icons, inbox, members, secrets, settings, site, wallet } = base;
  const { pool, clock, config } = deps;
  return composeAccounts(deps, {
    members,
    site,
    settings,
    secrets,
    messengers: createMessengers(config),
    isBreached: createBreaches(deps),
    publicUrl: config.PUBLIC_URL,
    secretsFolder: config.PROVIDER_SECRETS_DIR,
    openWallet: wallet.open,
    givePlayMoney: wallet.openPlay,
    links: agreements.links.invitations,
    bankAccountsOf: (memberId) => bankAccounts(pool, memberId),
    noteOpened: createSessionLimit(clock),
    noteReferral: async (tx, memberId, code) => {
      const referrerId = await referral.noteRegistration(tx, memberId, code);
      const at = clock.now();
      await facts.note(tx, { kind: 'registered', memberId, at, cause: 'registered', data: { referrerId } });
    },
    isReferralCode: referral.isCode,
    noteSignedIn: (tx, { memberId, sessionId, ...data }) =>
      facts.note(tx, { kind: 'signed_in', memberId, at: clock.now(), cause: `session:${sessionId}`, data }),
    noteLinked: (tx, { memberId, provider }) =>
      facts.note(tx, { kind: 'messenger_linked', memberId, at: clock.now(), cause: provider, data: { provider } }),
    balanceOf: wallet.balanceOf,
    tell: inbox.tell,
    unreadMessages: inbox.unread,
    vipOf: vip.stateOf,
    promotionCount: content.promotionCount,
    iconOf: icons.iconOf,
    record: base.recordByHand,
  });
}
