export type Voice = { context: AudioContext; out: AudioNode; noise: AudioBuffer };

type Tone = { type?: OscillatorType; from: number; to?: number; at?: number; ms: number; gain?: number };
type Hiss = { at?: number; ms: number; gain?: number; from: number; to?: number; q?: number };

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const C5 = 523.25;

/** Frequency of a step of the major scale above C5; steps go on into the octaves above. */
const degree = (step: number): number => C5 * 2 ** ((MAJOR[((step % 7) + 7) % 7]! + 12 * Math.floor(step / 7)) / 12);

/** Every sound of the games. `step` depends on the sound: the reel, the count, the height. */
export const cues = {
  click: (voice) => tone(voice, { type: 'triangle', from: 660, to: 520, ms: 50, gain: 0.25 }),
  spin: (voice) => {
    hiss(voice, { ms: 420, gain: 0.16, from: 500, to: 2600, q: 0.8 });
    tone(voice, { type: 'triangle', from: 180, to: 420, ms: 260, gain: 0.2 });
  },
  reelStop: (voice, reel) => {
    tone(voice, { type: 'sine', from: 150 - reel * 6, to: 62, ms: 130, gain: 0.7 });
    hiss(voice, { ms: 60, gain: 0.22, from: 1800, to: 500 });
  },
  scatter: (voice, count) => {
    for (const [index, offset] of [0, 2, 4].entries()) {
      tone(voice, { type: 'sine', from: degree(count + offset), at: index * 70, ms: 420, gain: 0.24 });
    }
  },
  tension: (voice) => {
    tone(voice, { type: 'sawtooth', from: 110, to: 440, ms: 1000, gain: 0.07 });
    for (let beat = 0; beat < 10; beat += 1) tone(voice, { from: 320 + beat * 24, at: beat * 100, ms: 70, gain: 0.14 });
  },
  line: (voice, step) => {
    tone(voice, { type: 'triangle', from: degree(step), ms: 240, gain: 0.3 });
    tone(voice, { type: 'sine', from: degree(step + 2), at: 70, ms: 300, gain: 0.2 });
  },
  count: (voice, step) => tone(voice, { type: 'square', from: degree(step % 10), ms: 45, gain: 0.05 }),
  coin: (voice, step) => {
    tone(voice, { type: 'sine', from: 1900 + (step % 5) * 130, ms: 60, gain: 0.12 });
    tone(voice, { type: 'sine', from: 2900 + (step % 5) * 130, at: 40, ms: 180, gain: 0.1 });
  },
  bigWin: (voice) => {
    for (const [index, step] of [0, 2, 4, 7, 4, 7, 9, 11].entries()) {
      tone(voice, { type: 'sawtooth', from: degree(step) / 2, at: index * 120, ms: 320, gain: 0.1 });
      tone(voice, { type: 'triangle', from: degree(step), at: index * 120, ms: 420, gain: 0.26 });
    }
    hiss(voice, { at: 840, ms: 1300, gain: 0.2, from: 7000, to: 3000 });
  },
  freeSpins: (voice) => {
    for (let step = 0; step < 15; step += 1) {
      tone(voice, { type: 'sine', from: degree(step), at: step * 55, ms: 500, gain: 0.16 });
    }
    hiss(voice, { ms: 1100, gain: 0.12, from: 800, to: 8000 });
  },
  chip: (voice, step) => {
    hiss(voice, { ms: 35, gain: 0.5, from: 4200, q: 6 });
    tone(voice, { type: 'triangle', from: 1250 + step * 40, to: 900, at: 12, ms: 60, gain: 0.22 });
  },
  ball: (voice, step) => {
    hiss(voice, { ms: 30, gain: 0.35, from: 2600 - step * 60, q: 8 });
    tone(voice, { type: 'sine', from: 900 - step * 20, to: 600, ms: 40, gain: 0.14 });
  },
  ballRoll: (voice) => hiss(voice, { ms: 260, gain: 0.05, from: 1400, to: 1100, q: 3 }),
  roundWin: (voice) => {
    for (const [index, step] of [0, 4, 7].entries())
      tone(voice, { type: 'triangle', from: degree(step), at: index * 90, ms: 380, gain: 0.28 });
  },
  countdown: (voice) => tone(voice, { type: 'sine', from: 880, ms: 90, gain: 0.2 }),
  takeOff: (voice) => {
    hiss(voice, { ms: 1500, gain: 0.3, from: 160, to: 1600, q: 0.6 });
    tone(voice, { type: 'sawtooth', from: 55, to: 190, ms: 1400, gain: 0.1 });
  },
  cashOut: (voice) => {
    for (const [index, step] of [4, 7, 9, 11].entries())
      tone(voice, { type: 'sine', from: degree(step), at: index * 60, ms: 300, gain: 0.24 });
  },
  crash: (voice) => {
    hiss(voice, { ms: 1200, gain: 0.6, from: 1400, to: 90, q: 0.5 });
    tone(voice, { type: 'sine', from: 130, to: 32, ms: 900, gain: 0.7 });
  },
  refuse: (voice) => {
    tone(voice, { type: 'square', from: 220, to: 190, ms: 120, gain: 0.09 });
    tone(voice, { type: 'square', from: 180, to: 150, at: 130, ms: 160, gain: 0.09 });
  },
} as const satisfies Record<string, (voice: Voice, step: number) => void>;

export type Cue = keyof typeof cues;

/** A note with a quick attack and an exponential decay. */
export function tone({ context, out }: Voice, { type = 'sine', from, to = from, at = 0, ms, gain = 0.2 }: Tone): void {
  const start = context.currentTime + at / 1000;
  const end = start + ms / 1000;
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  shaped(context, out, oscillator, start, end, gain);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}

function hiss({ context, out, noise }: Voice, { at = 0, ms, gain = 0.2, from, to = from, q = 1 }: Hiss): void {
  const start = context.currentTime + at / 1000;
  const end = start + ms / 1000;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: q });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter);
  shaped(context, out, filter, start, end, gain);
  source.start(start);
  source.stop(end + 0.02);
}

function shaped(
  context: AudioContext,
  out: AudioNode,
  source: AudioNode,
  start: number,
  end: number,
  gain: number,
): void {
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(gain, start + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(envelope).connect(out);
}
