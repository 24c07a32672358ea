import type { PlanKind } from '@champa/contract';
import type { Special } from '../../kit/shape/shape-input.tsx';
import { PictureInput } from '../../kit/rich-text/picture-input.tsx';

/** What forms of plans need beyond their shapes. */
export const special: Readonly<Record<PlanKind, Special>> = {
  activities: {},
  missions: {},
  boards: {},
  events: {},
  goods: { inputs: { picture: PictureInput } },
  ranks: {},
  prizeGames: {},
  offers: {},
};
