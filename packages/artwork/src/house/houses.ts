import { demoVendors, hashOf, pick, randomOf } from '@champa/titles';
import { house, type House } from './house.ts';

const table = 'dealer hands wheel croupier show cardRoom diceThrow';

/** The forty studios of the demo. */
const known: Readonly<Record<string, House>> = {
  NAGASPIN: house('dragon', '#0b7a4a', { faces: 'lilita-one', inks: 'gold gold-red', warps: 'arch bulge', look: 'fade gilded pill', finishes: 'shadow halo', stages: 'soloist hoard trio medallion portal arc looming procession downpour', scenes: 'rays' }),
  MEKONGREELS: house('canoe', '#0a7d9c', { faces: 'carter-one', inks: 'sky white', warps: 'rise smile', look: 'wave bare seal', finishes: 'sticker', stages: 'trio reels soloist arc swarm closeUp totem podium' }),
  LOTUSLAB: house('lotus', '#c2427a', { faces: 'berkshire-swash', inks: 'ivory royal', warps: 'smile none', look: 'fade petals line', finishes: 'rim shadow', stages: 'medallion keepsake soloist portal arc podium trio looming', scenes: 'papercut bokeh' }),
  GILDEDFOX: house('fox', '#b5530f', { faces: 'limelight', inks: 'gold copper', warps: 'none arch', look: 'plate deco line', finishes: 'statue shadow', stages: 'podium medallion keepsake soloist duel looming hoard arc', scenes: 'deco velvet', upper: true }),
  PAPERKITE: house('kite', '#d4442c', { faces: 'anton', inks: 'white paper', warps: 'none slant', upper: true, look: 'slash mat stamp', finishes: 'sticker inked', stages: 'closeUp procession soloist swarm trio duel totem arc', scenes: 'papercut bands' }),
  IRONHARE: house('rabbit-face', '#51606f', { faces: 'new-rocker', inks: 'chrome blood', warps: 'bulge none', look: 'fade brackets corner', finishes: 'rim', stages: 'closeUp looming duel soloist portal podium procession medallion', scenes: 'smoulder castle' }),
  MOONBREW: house('crescent-moon', '#5b3fb3', { faces: 'righteous', inks: 'royal sunset', warps: 'arch wave', look: 'none hairline pill', finishes: 'halo', stages: 'portal soloist medallion arc trio closeUp downpour looming', scenes: 'bokeh clouds', place: 'top' }),
  TIDEWORKS: house('water-wave', '#0f7fb0', { faces: 'titan-one', inks: 'ice sky', warps: 'wave bulge', look: 'wave hairline flag', finishes: 'shadow rim', stages: 'soloist trio procession hoard swarm closeUp reels arc', scenes: 'undersea clouds' }),
  REDLACQUER: house('shinto-shrine', '#b3121f', { faces: 'shojumaru', inks: 'gold-red paper', warps: 'none arch', look: 'fade fret stamp', finishes: 'shadow halo', stages: 'arc soloist hoard medallion trio keepsake podium duel downpour', scenes: 'lattice seigaiha temple' }),
  COPPERCROWN: house('crown', '#8a4b22', { faces: 'cinzel-decorative', inks: 'copper gold', warps: 'none smile', look: 'fade filigree line', finishes: 'rim statue', stages: 'podium soloist looming medallion hoard portal keepsake trio' }),
  NORTHFJORD: house('snow-capped-mountain', '#1f4f7a', { faces: 'uncial-antiqua', inks: 'ice chrome', warps: 'none arch', look: 'fade hairline shield', finishes: 'rim', stages: 'closeUp looming soloist duel podium trio procession portal', scenes: 'mountains snow' }),
  OWLANDOAK: house('owl', '#4f6b2a', { faces: 'kaushan-script', inks: 'ivory wood', warps: 'rise slant', look: 'scroll timber seal', finishes: 'shadow', stages: 'trio totem soloist arc keepsake procession swarm closeUp', scenes: 'woods' }),
  SUGARSTORM: house('lollipop', '#e23b9a', { faces: 'lilita-one titan-one', inks: 'candy sky', warps: 'bulge arch wave', look: 'none bulbs tab', finishes: 'sticker halo', stages: 'swarm trio soloist downpour totem closeUp reels arc', scenes: 'hills bands', place: 'top' }),
  VELVETACE: house('spade-suit', '#3a0f4a', { faces: 'abril-fatface', inks: 'ivory gold', warps: 'none', look: 'fade gilded line', finishes: 'rim neon', stages: 'keepsake medallion podium soloist closeUp looming duel portal', scenes: 'velvet deco curtains' }),
  PIXELPADDY: house('alien-monster', '#2f9e44', { faces: 'bungee', inks: 'slime comic', warps: 'none rise', look: 'slash pixel flag', finishes: 'inked sticker', stages: 'reels totem swarm duel soloist procession downpour trio', scenes: 'halftone synthwave' }),
  TIGERLANE: house('tiger-face', '#e07a0c', { faces: 'bangers', inks: 'comic fire', warps: 'slant rise', look: 'slash bare corner', finishes: 'inked', stages: 'closeUp duel procession soloist trio downpour swarm looming', scenes: 'halftone rays bands' }),
  EMBERFORGE: house('hammer', '#a3260c', { faces: 'pirata-one', inks: 'fire blood', warps: 'bulge arch', look: 'fade brackets shield', finishes: 'rim halo', stages: 'looming closeUp hoard podium duel soloist portal medallion', scenes: 'smoulder volcano' }),
  QUARTZNINE: house('gem-stone', '#6a2be2', { faces: 'audiowide', inks: 'neon neon-cyan', warps: 'none slant', look: 'none neon tab', finishes: 'neon', stages: 'portal soloist reels medallion closeUp podium duel arc', scenes: 'synthwave circuit space' }),
  KITEBRIDGE: house('bridge-at-night', '#24508f', { faces: 'alfa-slab-one', inks: 'white ivory', warps: 'none', look: 'band ledge pill', finishes: 'shadow', stages: 'trio soloist arc procession reels keepsake totem closeUp', scenes: 'skyline bands' }),
  STARJUNK: house('rocket', '#d9307a', { faces: 'russo-one', inks: 'sunset neon', warps: 'fan rise', look: 'slash film seal', finishes: 'halo inked', stages: 'closeUp portal swarm duel soloist downpour procession trio', scenes: 'synthwave space halftone', place: 'top' }),
  GRANDPEARL: house('oyster', '#123a6e', { faces: 'cinzel-decorative', inks: 'gold', warps: 'none', look: 'fade gilded tab', finishes: 'shadow', stages: table, scenes: 'curtains velvet' }),
  EASTGATE: house('red-paper-lantern', '#a3121c', { faces: 'shojumaru', inks: 'gold-red', warps: 'none arch', look: 'plate fret pill', finishes: 'shadow', stages: table, scenes: 'lattice temple' }),
  ORCHIDROOM: house('hibiscus', '#a5149b', { faces: 'berkshire-swash', inks: 'ivory candy', warps: 'smile', look: 'fade petals line', finishes: 'rim', stages: table, scenes: 'bokeh papercut' }),
  SAFFRONHALL: house('peacock', '#b8640c', { faces: 'limelight', inks: 'gold copper', warps: 'none', look: 'plate arch line', finishes: 'shadow', stages: table, scenes: 'deco velvet', upper: true }),
  MATCHLINE: house('soccer-ball', '#128a4a', { faces: 'anton', inks: 'white', warps: 'slant', look: 'slash brackets flag', finishes: 'shadow', stages: 'stadium finalMatch', upper: true }),
  ARENANINE: house('stadium', '#c3162c', { faces: 'racing-sans-one', inks: 'sky comic', warps: 'rise slant', look: 'band ledge corner', finishes: 'sticker', stages: 'finalMatch stadium', upper: true }),
  LANESHIFT: house('joystick', '#6a2be2', { faces: 'goldman', inks: 'neon-cyan chrome', warps: 'none slant', look: 'slash brackets tab', finishes: 'neon rim', stages: 'esportsNight', upper: true }),
  BAMBOOTABLE: house('tanabata-tree', '#3f7d2a', { faces: 'carter-one', inks: 'jade white', warps: 'smile', look: 'scroll timber seal', finishes: 'sticker', stages: 'cardRoom hands tiles', place: 'bottom' }),
  FOURWINDS: house('wind-face', '#8a1020', { faces: 'alfa-slab-one', inks: 'gold ivory', warps: 'none arch', look: 'plate fret pill', finishes: 'shadow', stages: 'cardRoom hands tiles' }),
  DEEPLINE: house('anchor', '#0f4f8a', { faces: 'lilita-one', inks: 'sky ice', warps: 'arch bulge', look: 'wave hairline pill', finishes: 'shadow halo', stages: 'fishHunt' }),
  CORALHARBOR: house('spiral-shell', '#e0575b', { faces: 'titan-one', inks: 'gold sunset', warps: 'bulge wave', look: 'ribbon timber seal', finishes: 'sticker rim', stages: 'fishHunt', place: 'top' }),
  TCG_LOTTO_VN: house('star', '#c3162c', { faces: 'alfa-slab-one', inks: 'gold', warps: 'none', look: 'band bulbs tab', finishes: 'shadow', stages: 'draw winningNumber' }),
  TCG_SEA: house('palm-tree', '#0a7d6e', { faces: 'righteous', inks: 'white sky', warps: 'arch', look: 'wave hairline seal', finishes: 'sticker', stages: 'winningNumber draw' }),
  LOTT: house('plumeria', '#b5741a', { faces: 'abril-fatface', inks: 'gold', warps: 'none smile', look: 'fade petals pill', finishes: 'shadow', stages: 'draw winningNumber' }),
  ELOTT: house('high-voltage', '#5a22b8', { faces: 'russo-one', inks: 'neon-cyan comic', warps: 'slant', look: 'slash neon corner', finishes: 'halo', stages: 'winningNumber draw' }),
  GOLDENSPUR: house('rooster', '#a8560c', { faces: 'rye', inks: 'gold fire', warps: 'arch none', look: 'fade timber shield', finishes: 'rim', stages: 'cockpit' }),
  SUMMITPOT: house('mountain', '#b8860b', { faces: 'bungee titan-one', inks: 'gold gold-red', warps: 'bulge arch', look: 'none bulbs tab', finishes: 'halo shadow', stages: 'pots hoard downpour podium' }),
  CHAMPA: house('plumeria', '#c99a1e', { faces: 'righteous', inks: 'gold ivory', warps: 'none arch', look: 'fade petals tab', finishes: 'shadow rim', stages: 'soloist' }),
  NIGHTGARDEN: house('butterfly', '#3d2a8f', { faces: 'kaushan-script', inks: 'neon ivory', warps: 'rise', look: 'fade hairline seal', finishes: 'halo', stages: 'soloist', scenes: 'river bokeh' }),
  POCKETTHUNDER: house('high-voltage', '#f0a51e', { faces: 'bangers goldman', inks: 'comic neon-cyan', warps: 'slant rise', look: 'slash brackets corner', finishes: 'inked neon', stages: 'soloist', upper: true }),
};

const displayNames = new Map(demoVendors.map((vendor) => [vendor.vassalage, vendor.displayName]));
const strangers = Object.values(known).slice(0, 20);
const strangeEmblems = ['star', 'crown', 'comet', 'lion', 'eagle', 'wolf', 'fire', 'sun', 'shield', 'gem-stone', 'dolphin', 'horse-face', 'four-leaf-clover', 'bear', 'octopus', 'snake'] as const;
const strangeColors = ['#b3121f', '#0f5fb8', '#128a4a', '#6a2be2', '#c2427a', '#b8640c', '#0a7d9c', '#51606f'] as const;

/** The studio of a vendor; a vendor that is not of the demo is given one made of the parts of several, always the same. */
export function houseOf(vassalage: string): House {
  const own = known[vassalage];
  if (own !== undefined) return own;
  const random = randomOf(`house/${vassalage}`);
  const body = pick(random, strangers);
  const letters = pick(random, strangers);
  const edge = pick(random, strangers);
  return { ...body, emblem: pick(random, strangeEmblems), color: pick(random, strangeColors), faces: letters.faces, inks: letters.inks, warps: letters.warps, frame: edge.frame, badge: edge.badge };
}

/** A vendor's name as its logo says it. */
export function studioName(vassalage: string): string {
  return displayNames.get(vassalage) ?? vassalage.replaceAll(/[_\s]+/g, ' ').trim().slice(0, 24);
}

/** A number that is the vendor's own, for what must differ between vendors. */
export function studioNumber(vassalage: string): number {
  return hashOf(vassalage);
}
