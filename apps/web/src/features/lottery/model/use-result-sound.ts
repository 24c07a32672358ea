import { useEffect, useRef } from 'react';

const NOTES = [523.25, 659.25, 783.99];
const NOTE_SECONDS = 0.12;

/** Plays three short notes when another draw has its result, if the sound is on. */
export function useResultSound(isOn: boolean, drawId: string | null): void {
  const last = useRef(drawId);
  useEffect(() => {
    const isNew = last.current !== null && drawId !== null && last.current !== drawId;
    last.current = drawId;
    if (isNew && isOn) playNotes();
  }, [isOn, drawId]);
}

function playNotes(): void {
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0.08 });
  volume.connect(audio.destination);
  const notes = NOTES.map((frequency, index) => {
    const note = new OscillatorNode(audio, { frequency, type: 'triangle' });
    note.connect(volume);
    note.start(audio.currentTime + index * NOTE_SECONDS);
    note.stop(audio.currentTime + (index + 1) * NOTE_SECONDS);
    return note;
  });
  notes.at(-1)!.onended = () => void audio.close();
}
