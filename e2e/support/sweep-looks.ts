export type Who = 'visitor' | 'member' | 'agent';

/** A kind of visitor, and a URL. */
export type Look = readonly [who: Who, address: string];

/** Pages that several kinds of visitors see, that need a value in their URL, or that have several states. */
const ofRoutes: Readonly<Record<string, readonly Look[]>> = {
  '/': [
    ['visitor', '/'],
    ['visitor', '/?category=INHOUSE'],
    ['visitor', '/?q=naga'],
    ['visitor', '/?filter=FAV'],
    ['member', '/'],
  ],
  // The areas' pages are one page: these show all its states.
  '/$area': [
    ['visitor', '/live'],
    ['visitor', '/lott'],
    ['visitor', '/rng?vassalage=NAGASPIN'],
  ],
  '/agent': [['member', '/agent']],
  '/help': [['visitor', '/help#deposit']],
  '/lottery': [
    ['member', '/lottery'],
    ['member', '/lottery?gameCode=X'],
  ],
  '/member': [['member', '/member']],
  '/play/$nodeId': [['member', '/play/0']],
  '/pointMall': [
    ['visitor', '/pointMall'],
    ['member', '/pointMall'],
  ],
  '/prizes/$game': [['member', '/prizes/golden-egg']],
  '/promotions': [
    ['visitor', '/promotions'],
    ['visitor', '/promotions?category=999999'],
    ['member', '/promotions'],
  ],
  '/vnLottery': [['member', '/vnLottery?gameCode=mien-nam-southern-draw']],
};

/** Pages that only lead to others. */
const leadingOn: readonly string[] = ['/login/provider'];

const ofMembers = /^\/(favorite|recent|wallet|records|seamless|seaLottery|missions|prizes|member)\b/;

/** Dialogs that a URL opens over any page. */
export const dialogs: readonly Look[] = [
  ['visitor', '/help?popup=login'],
  ['visitor', '/help?popup=register'],
  ['visitor', '/help?popup=forgot-password'],
  ['visitor', '/help?popup=announcement'],
  ['visitor', '/help?popup=notice&about=1'],
  ['visitor', '/help?popup=help'],
  ['visitor', '/help?popup=licence'],
  ['visitor', '/help?popup=games&about=GOLDENSPUR'],
  ['visitor', '/help?popup=chat'],
  ['visitor', '/help?popup=lines'],
  ['visitor', '/help?popup=promo-details&about=1'],
  ['member', '/help?popup=deposit'],
  ['member', '/help?popup=change-password'],
  ['member', '/help?popup=contract'],
  ['member', '/help?popup=true-account'],
  ['member', '/help?popup=logout'],
];

/** Dialogs and other states that a URL opens. */
const states: readonly Look[] = [
  ['visitor', '/nothing/here'],
  ...dialogs,
  ['visitor', '/chat#message'],
  ['member', '/member/tickets#write'],
  ['member', '/agentHome'],
  ['member', '/member/missionLeaderboard?tab=board'],
  ['member', '/pointMall?convert=true'],
  ['member', '/pointMall?tab=records'],
  ['member', '/pointMall?tab=details'],
  ['member', '/pointMall?tab=rules'],
  // More days than a report covers, and days without data.
  ['agent', '/agent/agentTeamOverview?from=2026-01-01&to=2026-06-30'],
  ['agent', '/agent/agentRealtimeSalary?from=2020-01-01&to=2020-01-02'],
  ['agent', '/agent/agentRevenueReport?kind=realtime'],
  ['agent', '/agent/agentAnnouncement?id=0'],
  ['agent', '/agent/agentContracts?side=upline'],
  ['agent', '/agent/registerCenter?tab=open'],
  ['agent', '/agent/registerCenter?tab=came'],
  ...[
    'password',
    'paymentPassword',
    'mobile',
    'email',
    'payees',
    'addPayee',
    'authenticator',
    'passkeys',
    'linkedAccounts',
    'sessions',
    'logins',
  ].map((panel): Look => ['member', `/member/securityCenter?panel=${panel}`]),
];

/** Pages of one thing: the call that lists such things, whether it needs days, and the URL of the first. */
export const ofOne: readonly { who: Who; list: string; address: (id: string) => string }[] = [
  { who: 'visitor', list: '/api/points/goods', address: (id) => `/pointMall?goods=${id}` },
  { who: 'member', list: '/api/inbox', address: (id) => `/member/messageV2?message=${id}` },
  { who: 'member', list: '/api/records/bets?DAYS', address: (id) => `/records/bets?round=${id}` },
  { who: 'agent', list: '/api/agents/team?DAYS', address: (id) => `/agent/downlineManagmentView?member=${id}` },
  {
    who: 'agent',
    list: '/api/agents/team?DAYS',
    address: (id) => `/agent/downlineManagmentView?member=${id}&tab=limits`,
  },
];

/** URLs of missing things: the server reports this, and so does the browser for its answer. */
export const missing: readonly string[] = ['/play/0', '/nothing/here'];

/**
 * All URLs that show something to this kind of visitor.
 *
 * @param routes the router's own list: a page nobody thought of is looked at too
 * @throws Error for a route with a value in its address that no look gives
 */
export function looksAt(who: Who, routes: readonly string[]): string[] {
  const looks = [...routes.filter((route) => !leadingOn.includes(route)).flatMap(looksOf), ...states];
  return [...new Set(looks.filter(([one]) => one === who).map(([, address]) => address))];
}

function looksOf(route: string): readonly Look[] {
  const known = ofRoutes[route];
  if (known) return known;
  if (route.includes('$')) throw new Error(`which address shows ${route}? Say so in sweep-looks.ts`);
  const address = route.replace(/(.)\/$/, '$1');
  if (/^\/agent/.test(route)) return [['agent', address]];
  return [[ofMembers.test(route) ? 'member' : 'visitor', address]];
}
