import type { Activity, ActivityKind, ActivityState } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

type Place =
  | { to: '/' | '/down' | '/wallet/deposit' | '/member/vip' | '/member/referral' | '/member/profile' }
  | { to: '/prizes/$game'; params: { game: string } }
  | { to: '/member/securityCenter'; search: { panel: 'linkedAccounts' } };

export type WayOn = { place: Place; label: MessageId };

const ways: Partial<Record<ActivityKind, WayOn>> = {
  deposit: { place: { to: '/wallet/deposit' }, label: 'deposit' },
  cashback: { place: { to: '/' }, label: 'mission_go' },
  rebate: { place: { to: '/' }, label: 'mission_go' },
  tasks: { place: { to: '/' }, label: 'mission_go' },
  friends: { place: { to: '/member/referral' }, label: 'activity_way_friends' },
  birthday: { place: { to: '/member/profile' }, label: 'activity_way_profile' },
  vip: { place: { to: '/member/vip' }, label: 'member_vip' },
  app: { place: { to: '/down' }, label: 'download_app' },
  messenger: {
    place: { to: '/member/securityCenter', search: { panel: 'linkedAccounts' } },
    label: 'activity_way_accounts',
  },
};

/** The states in which the member takes part and has nothing to press. */
const underWay: readonly ActivityState[] = ['joined', 'process', 'issued', 'claimed'];

/** Where the member continues: at the promotion's task, or at the game of its tickets. Null: nowhere. */
export function wayOn({ kind, state, tasks }: Pick<Activity, 'kind' | 'state' | 'tasks'>): WayOn | null {
  if (!underWay.includes(state)) return null;
  const game = tasks.map(({ promise }) => promise.game).find((each) => each !== null);
  const hasTickets = state === 'issued' || state === 'claimed';
  if (game && (hasTickets || !ways[kind])) {
    return { place: { to: '/prizes/$game', params: { game } }, label: 'activity_way_prizes' };
  }
  return ways[kind] ?? null;
}
