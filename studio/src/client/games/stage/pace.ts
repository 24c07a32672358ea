/** Long frames while the game loads say nothing about the device. */
const GRACE_MS = 3000;
const JUDGED_MS = 2000;
const SLOW_FRAME_MS = 42;

/** Watches the length of frames; calls `onSlow` once, after two seconds that had fewer than 24 frames each. */
export function createPace(onSlow: () => void): (elapsedMs: number) => void {
  let time = -GRACE_MS;
  let frames = 0;
  let isSlow = false;
  return (elapsedMs) => {
    if (isSlow) return;
    time += elapsedMs;
    if (time <= 0) return;
    frames += 1;
    if (time < JUDGED_MS) return;
    isSlow = time / frames > SLOW_FRAME_MS;
    if (isSlow) onSlow();
    time = 0;
    frames = 0;
  };
}
