/** Everything that determines how one slot looks and sounds. Plain data: read by the atlas build and by the browser. */
export type SlotSkin = {
  id: string;
  /** Font of the royals and of the title. */
  font: DisplayFont;
  art: SymbolArt;
  /** Ace, king, queen, jack, ten: light and deep tone of each. */
  royals: readonly [Tones, Tones, Tones, Tones, Tones];
  frame: FrameStyle;
  scene: Scene;
  /** What changes while free spins run. */
  bonus: Pick<Scene, 'sky' | 'glow'>;
  /** Musical colour of the synthesised sounds. */
  mood: Mood;
};

export type DisplayFont = 'lilita' | 'cinzel' | 'rye' | 'orbitron';

/** Names of `fluentui-emoji` pictures. */
type SymbolArt = {
  wild: string;
  scatter: string;
  /** Paying pictures, the most valuable first. */
  pictures: readonly [string, string, string, string];
};

export type Tones = readonly [light: string, deep: string];

export type FrameStyle = {
  /** Lit edge, body and shade of the frame. */
  metal: readonly [string, string, string];
  /** Top and bottom of the glass behind the symbols. */
  glass: readonly [string, string];
  /** Stones set into the frame. */
  gem: string;
  /** Colour of win lines, glows and counters. */
  accent: string;
};

export type Scene = {
  /** Zenith, middle, horizon. */
  sky: readonly [string, string, string];
  glow: string;
  /** Strength of the turning light rays, 0 to 1. */
  rays: number;
  /** Land or water from back to front. */
  land: readonly Land[];
  /** The figure that stands beside the reels on wide screens. */
  mascot: string;
  props: readonly Prop[];
  ambience: Ambience;
};

export type Land = {
  shape: 'hills' | 'dunes' | 'peaks' | 'waves' | 'skyline' | 'clouds';
  /** Height of its crest above the lower edge, as a part of the screen's height. */
  height: number;
  tones: Tones;
};

export type Prop = {
  art: string;
  /** From the left edge (0) to the right edge (1) of the screen. */
  x: number;
  /** Of its foot, from the top (0) to the bottom (1). */
  y: number;
  /** Height as a part of the screen's height. */
  size: number;
  /** Things far away are dimmed toward the sky and softened: 0 near, 1 far. */
  depth: number;
  isMirrored?: boolean;
};

export type Ambience =
  | 'petals'
  | 'bubbles'
  | 'embers'
  | 'fireflies'
  | 'snow'
  | 'stars'
  | 'leaves'
  | 'dust'
  | 'confetti';

export type Mood = 'festive' | 'calm' | 'heroic' | 'playful' | 'electric';
