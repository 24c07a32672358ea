import { searchText } from '../../../kit/text/search-text.ts';

/** The pages of the member centre (specification, section 2), in the groups and in the order of its menu. */
export const memberPageGroups = {
  account: ['securityCenter', 'profile', 'messageV2', 'tickets', 'limits'],
  money: ['depositv2', 'withdraw', 'wallet', 'transferFund', 'transferUpline'],
  records: ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails'],
  rewards: [
    'rewardCenter',
    'missionLeaderboard',
    'vip',
    'pointMall',
    'redEnvelope',
    'applications',
    'referral',
    'manualRebate',
  ],
} as const;

export type MemberPageGroup = keyof typeof memberPageGroups;
export const memberPageNames = Object.values(memberPageGroups).flat();

export type MemberPageName = (typeof memberPageNames)[number];

/** The search parameter of the member centre; an unknown page counts as missing. */
export type MemberSearch = { page?: MemberPageName | undefined };

export function parseMemberSearch({ page }: Readonly<Record<string, unknown>>): MemberSearch {
  const wanted = searchText(page, 40);
  const known = memberPageNames.find((name) => name === wanted);
  return known ? { page: known } : {};
}

/** The path of each page: those under `/member` open in the member centre, others are pages of their own. */
const paths = {
  securityCenter: '/member/securityCenter',
  profile: '/member/profile',
  messageV2: '/member/messageV2',
  tickets: '/member/tickets',
  withdraw: '/member/withdraw',
  limits: '/member/limits',
  referral: '/member/referral',
  wallet: '/member/wallet',
  transferFund: '/member/transferFund',
  transferUpline: '/member/transferUpline',
  depositv2: '/wallet/deposit',
  personalHistoryCopy: '/records/bets',
  transactionHistory: '/records/account',
  personalProfit: '/member/personalProfit',
  bonusDetails: '/member/bonusDetails',
  rewardCenter: '/member/rewardCenter',
  redEnvelope: '/member/redEnvelope',
  vip: '/member/vip',
  pointMall: '/pointMall',
  missionLeaderboard: '/member/missionLeaderboard',
  applications: '/member/applications',
  manualRebate: '/member/manualRebate',
} as const satisfies Record<MemberPageName, string>;

export function pathOf(page: MemberPageName): (typeof paths)[MemberPageName] {
  return paths[page];
}

/** The page that a path and a query under `/member` show; none means the menu with the security centre beside it. */
export function shownPage(pathname: string, search: Readonly<Record<string, unknown>>): MemberPageName | undefined {
  const own = memberPageNames.find((name) => paths[name] === pathname.replace(/\/+$/, ''));
  return own ?? parseMemberSearch(search).page;
}

type Whitelabel = Readonly<Record<string, boolean>>;

/** The pages that a brand offers, by group. */
export function offeredGroups(whitelabel: Whitelabel): { group: MemberPageGroup; pages: MemberPageName[] }[] {
  const offered = offeredPages(whitelabel);
  const groups = Object.entries(memberPageGroups) as [MemberPageGroup, readonly MemberPageName[]][];
  return groups.map(([group, pages]) => ({ group, pages: pages.filter((page) => offered.includes(page)) }));
}

/** The pages that a brand offers: some only with their switch on. */
export function offeredPages(whitelabel: Whitelabel): MemberPageName[] {
  const switches: Partial<Record<MemberPageName, string>> = {
    transferUpline: 'TRANSFERUPLINE',
    vip: 'VIP',
    referral: 'REFERRAL',
    manualRebate: 'MANPLAYREB3',
  };
  return memberPageNames.filter((name) => {
    const needed = switches[name];
    return needed === undefined || whitelabel[needed] === true;
  });
}
