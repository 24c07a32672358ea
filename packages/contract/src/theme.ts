import * as z from 'zod/mini';

/** The colours that a brand chooses, by the names that they have in CSS. */
export const themeColours = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'text',
  'muted',
  'gold',
  'gold-fill',
  'gold-pressed',
  'on-gold',
  'petal',
  'jade',
  'ember',
] as const;
export type ThemeColour = (typeof themeColours)[number];
export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];
export type Palette = Record<ThemeColour, string>;
export const themeCorners = ['corner-sm', 'corner-md', 'corner-lg'] as const;
export type Theme = Record<ThemeMode, Palette> & { corners: Record<(typeof themeCorners)[number], number> };

/** The house's own colours and corners, as in tokens.css of `packages/ui`. */
export const houseTheme: Theme = {
  dark: {
    'surface-0': '#0d0a1c',
    'surface-1': '#151029',
    'surface-2': '#1e1738',
    'surface-3': '#2a2149',
    text: '#f5f1ff',
    muted: '#a9a0c8',
    gold: '#f6c445',
    'gold-fill': '#f6c445',
    'gold-pressed': '#d9a520',
    'on-gold': '#221800',
    petal: '#ff6f8e',
    jade: '#37d39b',
    ember: '#ff5d5d',
  },
  light: {
    'surface-0': '#fbf8f3',
    'surface-1': '#ffffff',
    'surface-2': '#f4eee4',
    'surface-3': '#e9e0d2',
    text: '#1d1633',
    muted: '#6a6284',
    gold: '#b47d00',
    'gold-fill': '#f6c445',
    'gold-pressed': '#d9a520',
    'on-gold': '#221800',
    petal: '#d63c62',
    jade: '#0f8a5f',
    ember: '#c62f2f',
  },
  corners: { 'corner-sm': 8, 'corner-md': 12, 'corner-lg': 20 },
};

/** The least contrast of letters with what is behind them (WCAG 2.2, 1.4.3, level AA). */
export const LEAST_CONTRAST = 4.5;

/** Colours that stand on others as letters. */
const pairs: readonly { letters: ThemeColour; grounds: readonly ThemeColour[] }[] = [
  { letters: 'text', grounds: ['surface-0', 'surface-1', 'surface-2', 'surface-3'] },
  { letters: 'muted', grounds: ['surface-0', 'surface-1', 'surface-2'] },
  { letters: 'gold', grounds: ['surface-0', 'surface-1', 'surface-2'] },
  { letters: 'petal', grounds: ['surface-0', 'surface-1', 'surface-2'] },
  { letters: 'jade', grounds: ['surface-0', 'surface-1', 'surface-2'] },
  { letters: 'ember', grounds: ['surface-0', 'surface-1', 'surface-2'] },
  { letters: 'on-gold', grounds: ['gold-fill', 'gold-pressed'] },
];

/** How much black tokens.css mixes into a colour for letters on light surfaces, in OKLab. */
export const blackInLetters = { gold: 0.26, petal: 0.1, jade: 0.12, ember: 0.12 } as const;

function blackIn(letters: ThemeColour, mode: ThemeMode): number {
  if (mode === 'dark') return 0;
  return (blackInLetters as Partial<Record<ThemeColour, number>>)[letters] ?? 0;
}

export type PairContrast = { letters: ThemeColour; ground: ThemeColour; contrast: number };

/** The contrast of each pair of a palette: with letters as they are shown. */
export function contrastsOf(palette: Palette, mode: ThemeMode): PairContrast[] {
  return pairs.flatMap(({ letters, grounds }) =>
    grounds.map((ground) => {
      // Black is the origin of OKLab, whose coordinates are cube roots of light.
      const light = luminance(palette[letters]) * (1 - blackIn(letters, mode)) ** 3;
      return { letters, ground, contrast: contrast(light, luminance(palette[ground])) };
    }),
  );
}

export function isReadable({ contrast: found }: PairContrast): boolean {
  return found >= LEAST_CONTRAST;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const Corner = z.int().check(z.minimum(0), z.maximum(32));

const palette = z.object(
  Object.fromEntries(themeColours.map((name) => [name, Colour])) as Record<ThemeColour, typeof Colour>,
);

/** A brand's theme: no pair of colours in which letters cannot be read. */
export const ThemeSchema: z.ZodMiniType<Theme> = z
  .object({
    dark: palette,
    light: palette,
    corners: z.object({ 'corner-sm': Corner, 'corner-md': Corner, 'corner-lg': Corner }),
  })
  .check((context) => {
    for (const mode of themeModes) {
      const faint = contrastsOf(context.value[mode], mode).filter((pair) => !isReadable(pair));
      for (const letters of new Set(faint.map((pair) => pair.letters))) {
        context.issues.push({
          code: 'custom',
          input: context.value[mode][letters],
          path: [mode, letters],
          message: 'letters of this colour cannot be read on a surface they stand on',
          params: { fault: 'contrast' },
        });
      }
    }
  });

/** What of a theme is not the house's, as design tokens: `dark.gold`, `corner-sm`. */
export function tokensOf(theme: Theme): Record<string, string> {
  const colours = themeModes.flatMap((mode) =>
    themeColours
      .filter((name) => theme[mode][name].toLowerCase() !== houseTheme[mode][name])
      .map((name) => [`${mode}.${name}`, theme[mode][name]]),
  );
  const corners = themeCorners
    .filter((name) => theme.corners[name] !== houseTheme.corners[name])
    .map((name) => [name, `${theme.corners[name]}px`]);
  return Object.fromEntries([...colours, ...corners]);
}
