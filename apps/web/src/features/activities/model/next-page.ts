import type { Activity, ActivityKind, ActivityState } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

type PageLink =
  | { to: '/' | '/down' | '/wallet/deposit' | '/member/vip' | '/member/referral' | '/member/profile' }
  | { to: '/prizes/$game'; params: { game: string } }
  | { to: '/member/securityCenter'; search: { panel: 'linkedAccounts' } };

export type NextPage = { link: PageLink; label: MessageId };

const pages: Partial<Record<ActivityKind, NextPage>> = {
  deposit: { link: { to: '/wallet/deposit' }, label: 'deposit' },
  cashback: { link: { to: '/' }, label: 'mission_go' },
  rebate: { link: { to: '/' }, label: 'mission_go' },
  tasks: { link: { to: '/' }, label: 'mission_go' },
  friends: { link: { to: '/member/referral' }, label: 'activity_way_friends' },
  birthday: { link: { to: '/member/profile' }, label: 'activity_way_profile' },
  vip: { link: { to: '/member/vip' }, label: 'member_vip' },
  app: { link: { to: '/down' }, label: 'download_app' },
  messenger: {
    link: { to: '/member/securityCenter', search: { panel: 'linkedAccounts' } },
    label: 'activity_way_accounts',
  },
};

/** The states in which the member takes part and has nothing to press. */
const underWay: readonly ActivityState[] = ['joined', 'process', 'issued', 'claimed'];

/** Where the member continues: at the promotion's task, or at the game of its tickets. Null: nowhere. */
export function nextPage({ kind, state, tasks }: Pick<Activity, 'kind' | 'state' | 'tasks'>): NextPage | null {
  if (!underWay.includes(state)) return null;
  const game = tasks.map(({ promise }) => promise.game).find((each) => each !== null);
  const hasTickets = state === 'issued' || state === 'claimed';
  if (game && (hasTickets || !pages[kind])) {
    return { link: { to: '/prizes/$game', params: { game } }, label: 'activity_way_prizes' };
  }
  return pages[kind] ?? null;
}
