import { searchText } from '../../../shared/search-text.ts';

/** The pages of the member centre (specification, section 2), in the order of its menu. */
export const memberPageNames = [
  'securityCenter',
  'profile',
  'depositv2',
  'withdraw',
  'transferFund',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'messageV2',
  'limits',
  'referral',
  'manualRebate',
] as const;

export type MemberPageName = (typeof memberPageNames)[number];

/** What the address of the member centre says; another page than these counts as none. */
export type MemberSearch = { page?: MemberPageName | undefined };

export function parseMemberSearch({ page }: Readonly<Record<string, unknown>>): MemberSearch {
  const wanted = searchText(page, 40);
  const known = memberPageNames.find((name) => name === wanted);
  return known ? { page: known } : {};
}

/** Pages that have a path of their own: those under `/member` in the member centre, others on the site by themselves. */
const paths = {
  securityCenter: '/member/securityCenter',
  profile: '/member/profile',
  messageV2: '/member/messageV2',
  limits: '/member/limits',
  referral: '/member/referral',
  depositv2: '/wallet/deposit',
  personalHistoryCopy: '/records/bets',
  transactionHistory: '/records/account',
} as const satisfies Partial<Record<MemberPageName, string>>;

type Elsewhere = keyof typeof paths;

/** Where a page stands that has a path of its own. */
export function elsewhere(page: MemberPageName): (typeof paths)[Elsewhere] | undefined {
  return isElsewhere(page) ? paths[page] : undefined;
}

/** The page that a path and a query under `/member` show; none is the menu, with the security centre beside it. */
export function shownPage(pathname: string, search: Readonly<Record<string, unknown>>): MemberPageName | undefined {
  const own = memberPageNames.find((name) => elsewhere(name) === pathname.replace(/\/+$/, ''));
  return own ?? parseMemberSearch(search).page;
}

/** The pages a brand offers: some only with their switch on. */
export function offeredPages(whitelabel: Readonly<Record<string, boolean>>): MemberPageName[] {
  const switches: Partial<Record<MemberPageName, string>> = { referral: 'REFERRAL', manualRebate: 'MANPLAYREB3' };
  return memberPageNames.filter((name) => {
    const needed = switches[name];
    return needed === undefined || whitelabel[needed] === true;
  });
}

function isElsewhere(page: MemberPageName): page is Elsewhere {
  return Object.hasOwn(paths, page);
}
