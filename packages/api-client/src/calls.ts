import type * as contract from '@champa/contract';
import type { Operation } from '@champa/contract';

/** What the browser needs of an operation to call it; the schemas stay on the server, their types come along. */
export type Call<O extends Operation = Operation> = Pick<O, 'id' | 'method' | 'path' | 'access'> & {
  readonly operation?: O;
};

// The compiler holds each line against the contract: id, method, path and access are literal types there.
const call = <O extends Operation>(described: Pick<O, 'id' | 'method' | 'path' | 'access'>): Call<O> => described;

/** The operations of the contract that the site calls. */
export const calls = {
  permission: call<typeof contract.permission>({
    id: 'permission',
    method: 'GET',
    path: '/api/permission',
    access: 'public',
  }),
  registerSettings: call<typeof contract.registerSettings>({
    id: 'registerSettings',
    method: 'GET',
    path: '/api/register/settings',
    access: 'public',
  }),
  register: call<typeof contract.register>({
    id: 'register',
    method: 'PUT',
    path: '/api/register',
    access: 'public',
  }),
  login: call<typeof contract.login>({ id: 'login', method: 'POST', path: '/api/session', access: 'public' }),
  logout: call<typeof contract.logout>({ id: 'logout', method: 'DELETE', path: '/api/session', access: 'member' }),
  loginInfo: call<typeof contract.loginInfo>({
    id: 'loginInfo',
    method: 'GET',
    path: '/api/session',
    access: 'member',
  }),
  firstLogin: call<typeof contract.firstLogin>({
    id: 'firstLogin',
    method: 'POST',
    path: '/api/session/first-login',
    access: 'member',
  }),
  games: call<typeof contract.games>({ id: 'games', method: 'GET', path: '/api/games', access: 'public' }),
  hotList: call<typeof contract.hotList>({ id: 'hotList', method: 'GET', path: '/api/games/hot', access: 'public' }),
  gameVendor: call<typeof contract.gameVendor>({
    id: 'gameVendor',
    method: 'GET',
    path: '/api/games/vendors',
    access: 'public',
  }),
  gameLaunch: call<typeof contract.gameLaunch>({
    id: 'gameLaunch',
    method: 'GET',
    path: '/api/games/launch',
    access: 'member',
  }),
  balance: call<typeof contract.balance>({
    id: 'balance',
    method: 'GET',
    path: '/api/wallet/balance',
    access: 'member',
  }),
  depositMethods: call<typeof contract.depositMethods>({
    id: 'depositMethods',
    method: 'GET',
    path: '/api/wallet/deposit-methods',
    access: 'member',
  }),
  createDeposit: call<typeof contract.createDeposit>({
    id: 'createDeposit',
    method: 'POST',
    path: '/api/wallet/deposits',
    access: 'member',
  }),
  deposits: call<typeof contract.deposits>({
    id: 'deposits',
    method: 'GET',
    path: '/api/wallet/deposits',
    access: 'member',
  }),
  depositStatus: call<typeof contract.depositStatus>({
    id: 'depositStatus',
    method: 'GET',
    path: '/api/wallet/deposits/{id}',
    access: 'member',
  }),
  bettingRecord: call<typeof contract.bettingRecord>({
    id: 'bettingRecord',
    method: 'GET',
    path: '/api/records/bets',
    access: 'member',
  }),
  accountRecord: call<typeof contract.accountRecord>({
    id: 'accountRecord',
    method: 'GET',
    path: '/api/records/account',
    access: 'member',
  }),
  liveTicket: call<typeof contract.liveTicket>({
    id: 'liveTicket',
    method: 'POST',
    path: '/api/live/ticket',
    access: 'member',
  }),
} as const;
