import type { PaletteName } from './art/palettes.ts';
import { act, type BannerSpec } from './banner.ts';
import type { SceneName } from './scenes/index.ts';
import type { Finish } from './stages/finish.ts';
import type { StageName } from './stages/index.ts';

const size = { width: 750, height: 562 } as const;
const room = 560;

/** Pictures of goods of the points mall, `goods-NAME`, without words. */
export const goodsSpecs: readonly BannerSpec[] = [
  goods('phone', 'bokeh', 'violet', ['podium', 'mobile-phone', 'star gem-stone', 'halo'], 'star'),
  goods('scooter', 'skyline', 'sunset', ['soloist', 'motor-scooter', 'star coin', 'shadow'], 'star'),
  goods('headphones', 'spotlights', 'azure', ['soloist', 'headphone', 'star gem-stone', 'rim'], 'star'),
  goods('watch', 'deco', 'gold', ['medallion', 'watch', 'gem-stone star', 'rim'], 'star'),
  goods('camera', 'rays', 'teal', ['soloist', 'camera-with-flash', 'star plumeria', 'shadow'], 'star'),
  goods('cap', 'halftone', 'crimson', ['trio', 'billed-cap t-shirt', 'plumeria star', 'sticker'], 'plumeria'),
  goods('backpack', 'woods', 'jade', ['soloist', 'backpack', 'butterfly four-leaf-clover', 'shadow'], 'butterfly'),
  goods('umbrella', 'clouds', 'lagoon', ['soloist', 'umbrella', 'plumeria droplet', 'shadow'], 'droplet'),
  goods('rice', 'stupas', 'amber', ['trio', 'cooked-rice sheaf-of-rice', 'lotus plumeria', 'rim'], 'plumeria'),
  goods('gold', 'velvet', 'imperial', ['medallion', 'ring', 'gem-stone coin', 'halo'], 'gem-stone'),
  goods(
    'topup',
    'circuit',
    'cyber',
    ['soloist', 'mobile-phone-with-arrow', 'high-voltage star', 'halo'],
    'high-voltage',
  ),
  goods('wallet', 'lattice', 'forest', ['trio', 'credit-card purse', 'coin star', 'rim'], 'coin'),
  goods('cash', 'rays', 'jade', ['hoard', 'money-bag', 'coin money-with-wings', 'rim'], 'coin'),
  goods(
    'cash-large',
    'smoulder',
    'amber',
    ['hoard', 'money-bag money-with-wings', 'coin gem-stone', 'halo'],
    'money-bag',
  ),
];

function goods(
  name: string,
  scene: SceneName,
  palette: PaletteName,
  [stage, heroes, props, finish]: readonly [StageName, string, string, Finish],
  rain: string,
): BannerSpec {
  const { width } = size;
  return {
    ...size,
    id: `goods-${name}`,
    group: null,
    hasRoomForWords: false,
    scene,
    palette,
    acts: [act(stage, heroes, props, finish, (width - room) / 2, room), act('swarm', rain, rain, 'shadow', 0, width)],
  };
}
