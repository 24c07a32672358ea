import type { PointsKind, RedemptionState } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';
import type { GoodsFilter } from './goods-list.ts';

export const filterLabels: Record<GoodsFilter, MessageId> = {
  all: 'points_all',
  affordable: 'points_affordable',
  parcel: 'points_kind_parcel',
  account: 'points_kind_account',
  cash: 'points_kind_cash',
};

/** The name and colour of each state of a redemption. */
export const stateFaces: Record<RedemptionState, { label: MessageId; colour: string }> = {
  applying: { label: 'points_status_applying', colour: 'bg-gold/15 text-gold' },
  approved: { label: 'points_status_approved', colour: 'bg-jade/15 text-jade' },
  rejected: { label: 'points_status_rejected', colour: 'bg-ember/15 text-ember' },
};

/** The name and icon of each movement of points. */
export const movementFaces: Record<PointsKind, { label: MessageId; icon: IconName }> = {
  turnover: { label: 'points_moved_turnover', icon: 'play' },
  deposit: { label: 'points_moved_deposit', icon: 'wallet' },
  gift: { label: 'points_moved_gift', icon: 'gift' },
  redeem: { label: 'points_moved_redeem', icon: 'gift' },
  returned: { label: 'points_moved_returned', icon: 'history' },
  convert: { label: 'points_moved_convert', icon: 'coin' },
  adjustment: { label: 'points_moved_adjustment', icon: 'pencil' },
};
