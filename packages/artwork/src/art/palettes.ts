/** The four colours of a cover: shadows, body, lights, and an accent. */
export type Palette = { deep: string; base: string; light: string; accent: string };

export const palettes = {
  crimson: palette('#2a0408', '#a3121c', '#ff5a3c', '#ffd45c'),
  imperial: palette('#36082c', '#8e1453', '#ff4d7e', '#ffd76a'),
  azure: palette('#041a3d', '#0f5fb8', '#5cc8ff', '#ffe27a'),
  teal: palette('#02262b', '#0b7f86', '#4fe3cf', '#fff09a'),
  jade: palette('#032116', '#0c7a4d', '#59e39a', '#ffd86b'),
  forest: palette('#0a1d0a', '#2c6b1f', '#9fd64a', '#ffe36b'),
  violet: palette('#150633', '#5a22b8', '#b77cff', '#ffd25e'),
  magenta: palette('#2b0436', '#a5149b', '#ff66d8', '#8ff5ff'),
  amber: palette('#2e1402', '#b8640c', '#ffb545', '#fff1b0'),
  sand: palette('#3b220b', '#c08a3e', '#ffd994', '#d9482f'),
  night: palette('#050818', '#1b2a63', '#5a78d8', '#ffe7a0'),
  ice: palette('#06223f', '#3b8fc9', '#d2f3ff', '#ffffff'),
  candy: palette('#5b1160', '#ff5fb0', '#ffc1e6', '#fff27a'),
  mint: palette('#0b4a4f', '#35c9b1', '#d5fff0', '#ff7fae'),
  sky: palette('#0b3f8a', '#3aa2f2', '#bfeaff', '#ffdf5c'),
  lava: palette('#1c0303', '#8b1206', '#ff6a1a', '#ffe08a'),
  slate: palette('#0b0f17', '#384659', '#9db0c7', '#ffc53d'),
  noir: palette('#060608', '#26262f', '#8b8ba0', '#e63946'),
  rose: palette('#3a0a1c', '#c2436a', '#ffb3c4', '#fff0c2'),
  lime: palette('#12300a', '#5fa313', '#d6f25b', '#ff7a2f'),
  sunset: palette('#2b0b3f', '#c43a63', '#ffa14a', '#fff0a0'),
  copper: palette('#1d0f08', '#7c4423', '#d99a5b', '#8fe0d0'),
  lagoon: palette('#03203a', '#0a86b8', '#63f0e0', '#ffb45c'),
  wine: palette('#1d0212', '#6b0f34', '#c9426f', '#f3c77a'),
  gold: palette('#3a2003', '#c98a0e', '#ffe27a', '#fff8d8'),
  dusk: palette('#120c33', '#4b3a8f', '#f08a9b', '#ffd98a'),
  cyber: palette('#070318', '#2a1373', '#00e0ff', '#ff3df2'),
  felt: palette('#02180e', '#0d5c38', '#3ba56c', '#f2cf6b'),
  bluefelt: palette('#041026', '#14408a', '#4f8fe0', '#f2cf6b'),
  redfelt: palette('#210407', '#86141f', '#d4504a', '#f5d67c'),
  cream: palette('#5a3414', '#d9a860', '#fff0d0', '#c2342b'),
  turquoise: palette('#023036', '#0fa3a3', '#a5f5e3', '#ff5f6d'),
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

function palette(deep: string, base: string, light: string, accent: string): Palette {
  return { deep, base, light, accent };
}
