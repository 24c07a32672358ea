import { type Signal, signal } from '../shell/signal.ts';
import { type Cue, cues, type Voice } from './cues.ts';
import { createMusic } from './music.ts';
import type { Mood } from '../skins/skin.ts';

export type GameAudio = {
  isOn: Signal<boolean>;
  toggle: () => void;
  /** Plays a short sound; `step` raises its pitch along the scale. Silent while sound is off. */
  play: (cue: Cue, step?: number) => void;
  setMood: (mood: Mood) => void;
};

const LOUDNESS = 0.5;

/**
 * All sounds are synthesised. Sound starts off; the audio context is created by the tap that turns it on, as browsers require,
 * and is suspended while the page is hidden.
 */
export function createAudio(): GameAudio {
  const isOn = signal(false);
  let mood: Mood = 'calm';
  let voice: Voice | null = null;
  let music: ReturnType<typeof createMusic> | null = null;

  function start(): void {
    if (voice) return;
    const context = new AudioContext();
    const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 });
    const out = new GainNode(context, { gain: LOUDNESS });
    out.connect(limiter).connect(context.destination);
    voice = { context, out, noise: noiseBuffer(context) };
    music = createMusic(voice, () => mood);
    document.addEventListener('visibilitychange', () => void rest());
  }

  async function rest(): Promise<void> {
    const isWanted = isOn.get() && !document.hidden;
    if (isWanted) await voice?.context.resume();
    else await voice?.context.suspend();
  }

  return {
    isOn,
    toggle: () => {
      start();
      isOn.set(!isOn.get());
      if (isOn.get()) music?.start();
      else music?.stop();
      void rest();
    },
    play: (cue, step = 0) => {
      if (voice && isOn.get() && !document.hidden) cues[cue](voice, step);
    },
    setMood: (chosen) => {
      mood = chosen;
    },
  };
}

function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
