import { pick, randomOf, shuffled, type Random, type Theme } from '@champa/titles';
import type { Dye } from './art/lexicon.ts';
import type { PaletteName } from './art/palettes.ts';
import { slotThemeArt } from './art/slot-themes.ts';
import { houseOf, studioName } from './house/houses.ts';
import { artOf, dyeOf, inferTheme, picturesOf } from './infer.ts';
import type { SceneName } from './scenes/index.ts';
import type { Finish } from './stages/finish.ts';
import type { StageName } from './stages/index.ts';
import { emojiNames } from './svg/emoji.ts';
import type { Face } from './svg/fonts.ts';
import type { InkName } from './svg/inks.ts';
import type { Warp } from './svg/warp.ts';

/** A game as far as its cover is concerned. */
export type CoverInput = {
  nodeId: number;
  vassalage: string;
  gameType: string;
  gameName: string;
  theme?: string | null;
  gameClassify?: string | null;
};

/** Every choice that determines a cover, as plain data that can be sent to a painter; rendering makes no further choices. */
export type CoverSpec = {
  seed: string;
  vassalage: string;
  studio: string;
  title: string;
  theme: Theme;
  palette: PaletteName;
  scene: SceneName;
  stage: StageName;
  hero: string;
  rival: string;
  props: readonly string[];
  dye: Dye | null;
  finish: Finish;
  face: Face;
  ink: InkName;
  warp: Warp;
};

/** Tables, lotteries and instant games get the composition of their kind, whatever the vendor. */
const themeStages: Partial<Record<Theme, readonly StageName[]>> = {
  baccarat: ['dealer', 'hands', 'dealer'],
  blackjack: ['hands', 'dealer'],
  roulette: ['wheel', 'croupier', 'wheel'],
  dice: ['diceThrow', 'bowl', 'diceThrow'],
  'dragon-tiger': ['faceOff'],
  poker: ['hands', 'cardRoom', 'dealer'],
  'game-show': ['show'],
  'card-table': ['cardRoom', 'hands', 'cardRoom'],
  dominoes: ['dominoFall'],
  fishing: ['fishHunt', 'fishHunt', 'closeUp', 'procession'],
  cockfight: ['cockpit'],
  lottery: ['draw', 'winningNumber', 'slip'],
  keno: ['draw', 'slip', 'winningNumber'],
  scratch: ['scratchCard'],
  'video-poker': ['pokerMachine', 'hands'],
  crash: ['climb'],
  plinko: ['pegs'],
  mines: ['minefield'],
  'coin-flip': ['toss'],
  limbo: ['soloist', 'closeUp', 'procession'],
  tower: ['soloist', 'closeUp'],
  'five-diamonds': ['downpour', 'hoard', 'downpour'],
  basketball: ['stadium', 'finalMatch'],
  tennis: ['stadium', 'finalMatch'],
  boxing: ['finalMatch', 'soloist'],
  'horse-racing': ['closeUp', 'soloist'],
  cricket: ['stadium'],
  volleyball: ['stadium', 'finalMatch'],
  moba: ['esportsNight', 'finalMatch'],
  shooter: ['esportsNight', 'closeUp'],
  'virtual-sports': ['esportsNight', 'stadium'],
  progressive: ['pots', 'hoard', 'pots', 'downpour'],
};

const skins = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

/** Chooses how a game's cover looks, from its ID, name, vendor and area alone. */
export function coverSpec(input: CoverInput): CoverSpec {
  const { vassalage, gameType } = input;
  const title = input.gameName.replaceAll(/\s+/g, ' ').trim();
  const nodeId = Math.abs(Math.trunc(input.nodeId));
  const seed = `${vassalage}/${nodeId}/${title}`;
  const random = randomOf(seed);
  const house = houseOf(vassalage);
  const theme = inferTheme(input.theme, title, gameType, input.gameClassify);
  const art = artOf(theme);
  const cast = casting(random, theme, title);
  const choices = stageChoices(theme, gameType, title) ?? fitting(house.stages, cast.hero);
  const scenes = house.scenes.length > 0 && random() < 0.35 && theme !== 'fishing' ? house.scenes : art.scenes;
  return {
    seed,
    vassalage,
    studio: studioName(vassalage),
    title,
    theme,
    // Neighbours in a list differ in composition, and those of one composition in palette.
    stage: at(choices, nodeId),
    palette: at(art.palettes, Math.floor(nodeId / choices.length) + (nodeId % choices.length) * 3),
    scene: pick(random, scenes),
    ...cast,
    finish: pick(random, house.finishes),
    face: pick(random, house.faces),
    ink: pick(random, house.inks),
    warp: pick(random, house.warps),
  };
}

function stageChoices(theme: Theme, gameType: string, title: string): readonly StageName[] | undefined {
  if (theme === 'mahjong' && /mahjong|tile|pung|kong/i.test(title)) return ['tiles', 'soloist', 'tiles', 'keepsake'];
  if (theme === 'football' && gameType !== 'RNG') return ['stadium', 'finalMatch'];
  if ((theme === 'lottery' || theme === 'keno') && picturesOf(title).some((name) => name !== 'pick'))
    return ['luckyNumber'];
  if (theme === 'mahjong' && gameType === 'PVP') return ['tiles'];
  if (/fan tan|xoc dia/i.test(title)) return ['bowl'];
  if (/prawn|hoo hey/i.test(title)) return ['beasts'];
  if (theme === 'sevens') return ['reels', 'medallion', 'trio', 'downpour', 'portal', 'swarm', 'hoard', 'soloist'];
  return themeStages[theme];
}

/** Only living beings can be shown very near, or with a giant behind them. */
function fitting(choices: readonly StageName[], hero: string): readonly StageName[] {
  return creatures.has(hero) ? choices : choices.filter((stage) => stage !== 'closeUp' && stage !== 'looming');
}

const creatures: ReadonlySet<string> = new Set(Object.values(slotThemeArt).flatMap(({ heroes }) => heroes));

type Cast = Pick<CoverSpec, 'hero' | 'rival' | 'props' | 'dye'>;

/** The figures: those the title names first, then the theme's own. */
function casting(random: Random, theme: Theme, title: string): Cast {
  const art = artOf(theme);
  const heroes = shuffled(random, art.heroes).map((name) => skinned(random, name));
  const named = picturesOf(title)
    .filter((name) => theme !== 'fishing' || seaLife.has(name))
    .filter((name) => name !== 'pick' || theme === 'gold-rush')
    .map((name) => skinned(random, name));
  const props = shuffled(random, art.props);
  if (hasOwnCast(theme)) {
    const lucky = theme === 'lottery' || theme === 'keno' ? named[0] : undefined;
    return {
      hero: lucky ?? heroes[0] ?? 'crown',
      rival: heroes[1] ?? heroes[0] ?? 'crown',
      props: [...new Set([...named, ...props])],
      dye: null,
    };
  }
  const hero = named[0] ?? heroes[0] ?? 'crown';
  const others = [...new Set([...named.slice(1), ...heroes])].filter((name) => name !== hero);
  const rest = [...new Set([...named.slice(1), ...props])].filter((name) => name !== hero);
  return { hero, rival: others[0] ?? hero, props: rest, dye: dyeOf(title) };
}

/** Tables and sports take their figures from the theme, not from the words of the room's name. */
function hasOwnCast(theme: Theme): boolean {
  return theme !== 'fishing' && theme !== 'progressive' && themeStages[theme] !== undefined;
}

const seaLife: ReadonlySet<string> = new Set([
  ...artOf('fishing').heroes,
  ...artOf('fishing').props,
  ...artOf('ocean').heroes,
  'dragon',
  'phoenix-bird',
  'snake',
  'frog',
  'money-bag',
  'coral',
  'fish',
]);

/** People are drawn in all skins. */
function skinned(random: Random, name: string): string {
  const base = /^(.+?)-(?:light|medium-light|medium|medium-dark|dark)$/.exec(name)?.[1];
  if (base === undefined) return name;
  const other = `${base}-${pick(random, skins)}`;
  return emojiNames().has(other) ? other : name;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}
