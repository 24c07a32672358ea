import { hashOf, pick, randomOf, shuffled, type Theme } from '@champa/titles';
import { dyes, lexicon, type Dye } from './art/lexicon.ts';
import { isTheme, themeArts } from './art/index.ts';
import { slotThemeArt } from './art/slot-themes.ts';
import { emojiNames } from './svg/emoji.ts';

/** Names that state the kind of game, whatever else their words suggest; the first match is used. */
const plainNames: readonly (readonly [RegExp, Theme])[] = [
  [/roulette/i, 'roulette'],
  [/dragon.?tiger/i, 'dragon-tiger'],
  [/baccarat/i, 'baccarat'],
  [/black.?jack|twenty.?one/i, 'blackjack'],
  [/sic ?bo|dice|hi-?lo|fan tan|xoc/i, 'dice'],
  [/poker|hold'?em|omaha|jacks or better|deuces/i, 'poker'],
  [/mahjong/i, 'mahjong'],
  [/domino|pai gow/i, 'dominoes'],
  [/wheel|game show/i, 'game-show'],
  [/crash|aviat|jetx|to the moon/i, 'crash'],
  [/plinko/i, 'plinko'],
  [/\bmines?\b/i, 'mines'],
  [/\blimbo\b/i, 'limbo'],
  [/five diamonds/i, 'five-diamonds'],
  [/scratch/i, 'scratch'],
  [/keno|bingo/i, 'keno'],
  [/lotter|lotto|\bdraw\b|\b[2-5]d\b/i, 'lottery'],
  [/fishing|fish hunt/i, 'fishing'],
  [/basketball/i, 'basketball'],
  [/tennis|badminton/i, 'tennis'],
  [/boxing|muay|mma/i, 'boxing'],
  [/volley/i, 'volleyball'],
  [/cricket/i, 'cricket'],
];

/** In-house classes that determine the theme: scratch, video poker, jackpot. */
const classThemes: Readonly<Record<string, Theme>> = { SC: 'scratch', VP: 'video-poker', JP: 'progressive' };

/** The themes used when nothing in the name suggests one. */
const areaThemes: Readonly<Record<string, readonly Theme[]>> = {
  LIVE: ['baccarat', 'blackjack', 'roulette', 'poker'],
  SPORTS: ['football', 'basketball', 'tennis'],
  ESPORTS: ['moba', 'shooter'],
  PVP: ['card-table', 'poker', 'mahjong'],
  FISH: ['fishing'],
  LOTT: ['lottery'],
  ELOTT: ['lottery', 'keno'],
  COCKFIGHT: ['cockfight'],
  JACKPOT: ['progressive'],
  MINI: ['crash', 'plinko', 'mines', 'coin-flip'],
};

/** The theme of a game: the given one if it is known, else the one that the words of its name suggest. */
export function inferTheme(
  given: string | null | undefined,
  gameName: string,
  gameType: string,
  gameClassify: string | null = null,
): Theme {
  if (given !== null && given !== undefined && isTheme(given)) return given;
  const classed = classThemes[gameClassify ?? ''];
  if (classed !== undefined) return classed;
  const plain = plainNames.find(([pattern]) => pattern.test(gameName));
  if (plain !== undefined) return plain[1];
  const area = areaThemes[gameType];
  if (area !== undefined) return area[hashOf(gameName) % area.length] ?? 'sevens';
  const called = new Set([...wordsOf(gameName), ...picturesOf(gameName)]);
  let best: { theme: Theme; score: number } = { theme: pick(randomOf(gameName), slotThemes), score: 0 };
  for (const theme of shuffled(randomOf(`themes/${gameName}`), slotThemes)) {
    const { heroes, props } = slotThemeArt[theme];
    const score = count(called, theme.split('-')) * 4 + count(called, heroes) * 3 + count(called, props);
    if (score > best.score) best = { theme, score };
  }
  return best.theme;
}

const slotThemes = Object.keys(slotThemeArt) as (keyof typeof slotThemeArt)[];

/** The pictures that the words of a title suggest, in their order. */
export function picturesOf(title: string): string[] {
  const names = emojiNames();
  const found = wordsOf(title)
    .map(
      (word) =>
        lexicon[word] ?? lexicon[word.replace(/s$/, '')] ?? (word.length > 3 && names.has(word) ? word : undefined),
    )
    .filter((name) => name !== undefined);
  return [...new Set(found)];
}

/** The colour or metal that a title mentions. */
export function dyeOf(title: string): Dye | null {
  return (
    wordsOf(title)
      .map((word) => dyes[word])
      .find((dye) => dye !== undefined) ?? null
  );
}

export function artOf(theme: Theme): (typeof themeArts)[Theme] {
  return themeArts[theme];
}

function wordsOf(title: string): string[] {
  return title
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .split(/[^a-z-]+/)
    .filter((word) => word !== '');
}

function count(called: ReadonlySet<string>, words: readonly string[]): number {
  return words.filter((word) => called.has(word)).length;
}
