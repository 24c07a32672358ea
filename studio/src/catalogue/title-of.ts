import { StudioError } from '../platform/errors.ts';
import type { SeatKey } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import type { Title } from './titles.ts';

/** The title of a seat. Throws GAME_UNDER_MAINTENANCE if it has left the catalogue since the launch. */
export function titleOf({ titles }: Studio, { vassalage, gameCode }: SeatKey): Title {
  const title = titles.findPlayable(vassalage, gameCode);
  if (!title) throw new StudioError('GAME_UNDER_MAINTENANCE', 'this game is not offered now');
  return title;
}
