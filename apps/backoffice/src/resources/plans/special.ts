import type { PlanKind } from '@champa/contract';
import type { Special } from '../../kit/shape/shape-input.tsx';
import { CountryLinesInput } from '../../kit/countries-input.tsx';
import {
  AgentsInput,
  BoardInput,
  EventInput,
  GameCodeInput,
  GameInput,
  GamesInput,
  OfferInput,
  PrizeGameInput,
  VendorInput,
  VendorsInput,
} from '../../kit/pickers.tsx';
import { PictureInput } from '../../kit/rich-text/picture-input.tsx';

/** What is named by an ID is found by its name. */
const anywhere = {
  agents: AgentsInput,
  regions: CountryLinesInput,
  vendors: VendorsInput,
  games: GamesInput,
  vassalage: VendorInput,
  gameCode: GameCodeInput,
  offer: OfferInput,
  board: BoardInput,
  activity: EventInput,
  game: PrizeGameInput,
};

/** What forms of plans need beyond their shapes. */
export const special: Readonly<Record<PlanKind, Special>> = {
  activities: { anywhere },
  missions: { anywhere },
  boards: { anywhere },
  events: { anywhere },
  goods: { anywhere, inputs: { picture: PictureInput } },
  ranks: { anywhere },
  prizeGames: { anywhere },
  offers: { anywhere: { vendor: VendorInput, game: GameInput } },
};
