import { svg } from '../arcade/svg.ts';
import { h, setText } from '../../shell/dom.ts';
import { move } from '../arcade/motion.ts';
import { showHeight } from './height.ts';

/** Where the rope hangs, in the height of the sky. */
const ROPE = 0.56;
const ABOVE = 0.34;
const RISE_MS = 760;
const MARKS = [100, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];
const CLOSEST = 0.075;

/** Where a height lies in the sky, from 0 to 1: even in its powers up to the rope, and closer and closer above it. */
export function placeOf(height: number, target: number): number {
  const part = Math.log(height / 100) / Math.log(target / 100);
  return part <= 1 ? ROPE * part : ROPE + ABOVE * (1 - 1 / part);
}

export type Sky = {
  element: HTMLElement;
  /** Hangs the rope; the lantern is on the ground. */
  hang: (target: number) => void;
  rise: (height: number, target: number, isFast: boolean) => Promise<void>;
  rest: () => void;
};

/** A lantern that rises to its height, and a rope between two posts; the picture shows what is decided. */
export function createSky(): Sky {
  const scale = h('div', { class: 'limbo-scale' });
  const ropeMark = h('b', {});
  const rope = h('div', { class: 'limbo-rope' }, ropePicture(), ropeMark);
  const figure = h('b', { class: 'limbo-height' });
  const lantern = h('div', { class: 'limbo-lantern' }, figure, lanternPicture());
  const element = h('div', { class: 'limbo-sky', 'aria-hidden': 'true' }, scale, rope, lantern);
  rope.style.setProperty('--at', String(ROPE));

  function land(): void {
    lantern.className = 'limbo-lantern';
    lantern.style.setProperty('--at', '0');
    rope.classList.remove('is-reached');
    setText(figure, '');
  }

  return {
    element,
    rest: land,
    hang: (target) => {
      land();
      setText(ropeMark, `${showHeight(target)}×`);
      scale.replaceChildren(...marksOf(target));
    },
    rise: async (height, target, isFast) => {
      const isReached = height >= target;
      const to = placeOf(height, target);
      lantern.style.setProperty('--at', String(to));
      if (!isFast) {
        // Both ends are written as one length, so that only the compositor works.
        const distance = to * element.clientHeight;
        await move(lantern, [{ transform: `translate(-50%, ${distance}px)` }, { transform: 'translate(-50%, 0)' }], {
          ms: RISE_MS * (0.55 + 0.6 * to),
          easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
        });
      }
      lantern.classList.add(isReached ? 'is-reached' : 'is-missed');
      rope.classList.toggle('is-reached', isReached);
      setText(figure, `${showHeight(height)}×`);
    },
  };
}

function marksOf(target: number): HTMLElement[] {
  const kept: number[] = [];
  return MARKS.flatMap((height) => {
    const at = placeOf(height, target);
    if (kept.some((other) => Math.abs(other - at) < CLOSEST) || Math.abs(at - ROPE) < CLOSEST) return [];
    kept.push(at);
    const mark = h('span', {}, `${showHeight(height).replace(/\.00$/, '')}×`);
    mark.style.setProperty('--at', String(at));
    return [mark];
  });
}

function ropePicture(): SVGElement {
  const flags = Array.from({ length: 13 }, (_, index) => {
    const x = 6 + index * 15;
    const sag = 5 * (1 - ((x + 4 - 100) / 100) ** 2);
    return svg('path', { d: `M${x} ${2 + sag}h9l-4.5 10z`, class: `flag flag-${index % 3}` });
  });
  return svg(
    'svg',
    { viewBox: '0 0 200 20', preserveAspectRatio: 'none', class: 'limbo-flags' },
    svg('path', { d: 'M0 2Q100 12 200 2', class: 'limbo-cord' }),
    ...flags,
  );
}

function lanternPicture(): SVGElement {
  return svg(
    'svg',
    { viewBox: '-30 -40 60 80', class: 'limbo-paper' },
    svg('ellipse', { cx: 0, cy: 0, rx: 29, ry: 38, class: 'paper-glow' }),
    svg('path', { d: 'M-17 26C-21 8 -24 -8 -20 -20C-16 -32 16 -32 20 -20C24 -8 21 8 17 26Z', class: 'paper' }),
    svg('path', { d: 'M-7 26C-9 6 -10 -12 -7 -28M7 26C9 6 10 -12 7 -28', class: 'paper-rib' }),
    svg('path', { d: 'M-17 26Q0 33 17 26Q0 20 -17 26Z', class: 'paper-rim' }),
    svg('path', { d: 'M0 30C-6 26 -4 20 0 12C4 20 6 26 0 30Z', class: 'flame' }),
  );
}
