export type Motion = { ms: number; easing?: string; delay?: number; fill?: FillMode };

const GRACE_MS = 150;

/**
 * Moves an element, and resolves when it has arrived. Nothing is drawn between two motions. A window in the background does not
 * move: there the motion ends by the clock.
 */
export async function move(element: Element, keyframes: Keyframe[], motion: Motion): Promise<void> {
  const { ms, easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)', delay = 0, fill = 'none' } = motion;
  const animation = element.animate(keyframes, { duration: ms, easing, delay, fill });
  await Promise.race([animation.finished.catch(() => undefined), pause(ms + delay + GRACE_MS)]);
  if (animation.playState !== 'finished') animation.finish();
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}
