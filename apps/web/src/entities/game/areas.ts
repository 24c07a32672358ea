import type { GameCategory } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

/** The areas of the lobby in the order of its menu, each with its path and the message that names it. */
export const areas = {
  LIVE: { path: 'live', label: 'con_live' },
  RNG: { path: 'rng', label: 'con_rng' },
  INHOUSE: { path: 'inhouse', label: 'in_house' },
  FISH: { path: 'fish', label: 'con_fish' },
  SPORTS: { path: 'sports', label: 'con_sports' },
  PVP: { path: 'pvp', label: 'con_pvp' },
  LOTT: { path: 'lott', label: 'con_lott' },
  ELOTT: { path: 'elott', label: 'con_elott' },
  ESPORTS: { path: 'esports', label: 'con_esports' },
  COCKFIGHT: { path: 'cockfight', label: 'con_cockfight' },
  JACKPOT: { path: 'jackpot', label: 'con_jackpot' },
  MINI: { path: 'mini', label: 'con_mini' },
} as const satisfies Record<GameCategory, { path: string; label: MessageId }>;

export const areaOrder = Object.keys(areas) as readonly GameCategory[];

/** The area of a path; undefined for any other path. */
export function areaOfPath(path: string): GameCategory | undefined {
  return areaOrder.find((category) => areas[category].path === path);
}

export function isArea(text: string): text is GameCategory {
  return Object.hasOwn(areas, text);
}
