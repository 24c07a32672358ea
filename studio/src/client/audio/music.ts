import type { Mood } from '../skins/skin.ts';
import { tone, type Voice } from './cues.ts';

/** Semitones of the scale, its base frequency, the length of a note, and the timbre. */
const MOODS = {
  festive: { scale: [0, 2, 4, 7, 9], ground: 293.66, beatMs: 260, type: 'triangle' },
  calm: { scale: [0, 2, 5, 7, 9], ground: 261.63, beatMs: 420, type: 'sine' },
  heroic: { scale: [0, 2, 3, 7, 8], ground: 220, beatMs: 340, type: 'triangle' },
  playful: { scale: [0, 2, 4, 5, 7, 9], ground: 349.23, beatMs: 230, type: 'triangle' },
  electric: { scale: [0, 3, 5, 7, 10], ground: 246.94, beatMs: 210, type: 'sine' },
} as const satisfies Record<Mood, { scale: readonly number[]; ground: number; beatMs: number; type: OscillatorType }>;

// A melody that does not sound like a loop: two short patterns of coprime lengths.
const TUNE = [0, 2, 4, 2, 3, 1, 4];
const TURN = [0, 5, 2, 4, 1, 3, 5, 2, 0, 4, 3];

/** Quiet background notes in the mood of the game. */
export function createMusic(voice: Voice, mood: () => Mood): { start: () => void; stop: () => void } {
  let timer = 0;
  let beat = 0;
  const play = () => {
    const { scale, ground, beatMs, type } = MOODS[mood()];
    const step = TUNE[beat % TUNE.length]! + TURN[beat % TURN.length]!;
    const frequency = ground * 2 ** ((scale[step % scale.length]! + 12 * Math.floor(step / scale.length)) / 12);
    if (beat % 4 !== 3) tone(voice, { type, from: frequency, ms: beatMs * 2.4, gain: 0.035 });
    if (beat % 8 === 0) tone(voice, { type: 'sine', from: ground / 4, ms: beatMs * 7, gain: 0.1 });
    beat += 1;
    timer = window.setTimeout(play, beatMs);
  };
  return {
    start: () => {
      window.clearTimeout(timer);
      play();
    },
    stop: () => window.clearTimeout(timer),
  };
}
