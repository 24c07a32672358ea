import type { PaletteName } from './art/palettes.ts';
import { act, type Act, type BannerSpec } from './banner.ts';
import type { SceneName } from './scenes/index.ts';
import type { Finish } from './stages/finish.ts';
import type { StageName } from './stages/index.ts';

const card = { width: 750, height: 375 } as const;
const wide = { width: 1200, height: 400 } as const;

/** Compositions with a background of their own, which must not end inside the picture. */
const panoramas: ReadonlySet<StageName> = new Set<StageName>(['stadium', 'cockpit', 'dealer']);

/**
 * Pictures of promotions, two of each: `promotion-NAME-card`, and `promotion-NAME-wide` for the dialog. They contain no words:
 * the site puts the title beside them.
 */
export const promotionSpecs: readonly BannerSpec[] = [
  ...pair('gift', 'bokeh', 'magenta', ['trio', 'wrapped-gift', 'ribbon party-popper', 'halo'], 'star'),
  ...pair('deposit', 'rays', 'jade', ['hoard', 'money-bag', 'coin gem-stone', 'rim'], 'money-bag'),
  ...pair(
    'cashback',
    'clouds',
    'azure',
    ['soloist', 'umbrella-with-rain-drops', 'coin money-with-wings', 'shadow'],
    'coin',
  ),
  ...pair('wheel', 'spotlights', 'violet', ['show', 'star-struck', 'star coin', 'shadow'], 'star'),
  ...pair('envelope', 'seigaiha', 'crimson', ['trio', 'red-envelope', 'red-paper-lantern coin', 'rim'], 'firecracker'),
  ...pair('vip', 'deco', 'gold', ['medallion', 'crown', 'gem-stone trophy', 'rim'], 'gem-stone'),
  ...pair('football', 'spotlights', 'forest', ['stadium', 'soccer-ball', 'trophy goal-net', 'shadow'], 'soccer-ball'),
  ...pair('fishing', 'undersea', 'lagoon', ['fishHunt', 'shark', 'tropical-fish coin', 'rim'], 'tropical-fish'),
  ...pair('cockfight', 'dunes', 'sunset', ['cockpit', 'rooster', 'feather', 'rim'], 'feather'),
  ...pair('live', 'curtains', 'wine', ['dealer', 'woman-in-tuxedo-light', 'coin gem-stone', 'rim'], 'coin'),
  ...pair('lottery', 'lattice', 'turquoise', ['draw', 'admission-tickets', 'coin star', 'shadow'], 'star'),
  ...pair(
    'friends',
    'stupas',
    'dusk',
    ['trio', 'hugging-face star-struck', 'wrapped-gift red-heart', 'rim'],
    'wrapped-gift',
  ),
  ...pair('birthday', 'bokeh', 'candy', ['trio', 'birthday-cake', 'balloon party-popper', 'sticker'], 'balloon'),
  ...pair('jackpot', 'smoulder', 'amber', ['hoard', 'gem-stone', 'coin star', 'halo'], 'coin'),
  ...pair('slots', 'velvet', 'imperial', ['reels', 'seven', 'bell cherries gem-stone seven', 'halo'], 'gem-stone'),
  ...pair('tasks', 'hills', 'mint', ['podium', 'trophy', 'sports-medal star', 'shadow'], 'star'),
];

function pair(
  name: string,
  scene: SceneName,
  palette: PaletteName,
  [stage, heroes, props, finish]: readonly [StageName, string, string, Finish],
  rain: string,
): BannerSpec[] {
  const placed = (left: number, width: number, whole: number): Act =>
    panoramas.has(stage) ? act(stage, heroes, props, finish, 0, whole) : act(stage, heroes, props, finish, left, width);
  const drawn = { group: null, hasRoomForWords: false, scene, palette } as const;
  return [
    {
      ...drawn,
      ...card,
      id: `promotion-${name}-card`,
      acts: [placed(145, 460, card.width), act('swarm', rain, rain, 'shadow', 0, 750)],
    },
    {
      ...drawn,
      ...wide,
      id: `promotion-${name}-wide`,
      acts: [placed(370, 460, wide.width), act('swarm', rain, rain, 'shadow', 0, 1200)],
    },
  ];
}
