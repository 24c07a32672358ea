import type { DemoTitle } from '@champa/titles';

const PLATFORMS = ['GPL_DESKTOP', 'GPL_MOBILE'] as const;

/** One item of the operator's game list. The operator has its own artwork. */
export function presentTitle(title: DemoTitle) {
  return {
    url_thumb: null,
    url_background: null,
    product: title.vassalage,
    platforms: PLATFORMS,
    name: title.gameName,
    game_id: title.gameCode,
    game_code: title.gameCode,
    enabled: title.engine !== null,
    category: title.gameType,
    blocked_countries: [],
  };
}
