import { h, setText } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { CURSOR_HOME, moveCursor } from './cursor.ts';
import type { RouletteLayout } from './layout.ts';
import { spotAt, type TablePoint } from './table-map.ts';

export type TableInput = {
  layout: (layout: RouletteLayout) => void;
  /** Follows a chip that is dragged from the rack, and places it where it is released. */
  followDrag: (event: PointerEvent) => void;
};

export type InputActions = {
  /** The spot under finger, mouse or keyboard cursor; null if there is none. */
  onAim: (spot: string | null) => void;
  onPlace: (spot: string) => void;
  describe: (spot: string) => string;
};

/**
 * Finger, mouse and keyboard input on the betting table. The canvas can neither be focused nor read out, so this element
 * represents it.
 */
export function createTableInput(shell: Shell, { onAim, onPlace, describe }: InputActions): TableInput {
  const { free, scene, translator } = shell;
  const surface = h('div', {
    class: 'table-surface',
    tabindex: 0,
    role: 'application',
    'aria-label': translator.text('fields'),
    'aria-describedby': 'table-spot',
  });
  const voice = h('div', { class: 'visually-hidden', id: 'table-spot', 'aria-live': 'assertive' });
  const tip = h('div', { class: 'spot-tip', hidden: true, 'aria-hidden': 'true' });
  free.append(surface, voice, tip);
  let current: RouletteLayout | null = null;
  let cursor: TablePoint = CURSOR_HOME;

  function spotOf(event: PointerEvent): string | null {
    if (!current) return null;
    const frame = scene.getBoundingClientRect();
    return spotAt(current.toTable(event.clientX - frame.left, event.clientY - frame.top));
  }

  function aim(event: PointerEvent): void {
    const spot = spotOf(event);
    onAim(spot);
    tip.hidden = spot === null;
    if (spot === null) return;
    setText(tip, describe(spot));
    const frame = free.getBoundingClientRect();
    tip.style.left = `${Math.min(frame.width - 80, Math.max(80, event.clientX - frame.left))}px`;
    tip.style.top = `${event.clientY - frame.top - 52}px`;
  }

  function leave(): void {
    tip.hidden = true;
    onAim(null);
  }

  surface.addEventListener('pointerdown', (event) => {
    surface.setPointerCapture(event.pointerId);
    aim(event);
  });
  surface.addEventListener('pointermove', aim);
  surface.addEventListener('pointerleave', leave);
  surface.addEventListener('pointercancel', leave);
  surface.addEventListener('pointerup', (event) => {
    const spot = spotOf(event);
    if (spot !== null && event.button === 0) onPlace(spot);
    if (event.pointerType !== 'mouse') leave();
  });

  function pointAt(point: TablePoint): void {
    cursor = point;
    const spot = spotAt(point);
    onAim(spot);
    if (spot !== null) setText(voice, describe(spot));
  }

  surface.addEventListener('focus', () => {
    if (surface.matches(':focus-visible')) pointAt(cursor);
  });
  surface.addEventListener('blur', leave);
  surface.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const [right, down] = step;
      pointAt(current?.isPortrait ? moveCursor(cursor, down, right) : moveCursor(cursor, right, opposite(down)));
    } else if (event.key === ' ') {
      event.preventDefault();
      const spot = spotAt(cursor);
      if (spot === null) return;
      onPlace(spot);
      setText(voice, describe(spot));
    }
  });

  return {
    layout: (layout) => {
      current = layout;
      const frame = free.getBoundingClientRect();
      const outer = scene.getBoundingClientRect();
      surface.style.left = `${layout.table.x - (frame.left - outer.left)}px`;
      surface.style.top = `${layout.table.y - (frame.top - outer.top)}px`;
      surface.style.width = `${layout.table.width}px`;
      surface.style.height = `${layout.table.height}px`;
    },
    followDrag: (start) => {
      const move = (event: PointerEvent) => aim(event);
      const end = (event: PointerEvent) => {
        document.removeEventListener('pointermove', move);
        document.removeEventListener('pointerup', end);
        document.removeEventListener('pointercancel', end);
        const spot = event.type === 'pointerup' ? spotOf(event) : null;
        leave();
        if (spot !== null) onPlace(spot);
      };
      if (start.button !== 0) return;
      document.addEventListener('pointermove', move);
      document.addEventListener('pointerup', end);
      document.addEventListener('pointercancel', end);
    },
  };
}

type Step = -1 | 0 | 1;

/** The steps right and down of each arrow key. */
const STEPS: Readonly<Record<string, readonly [right: Step, down: Step]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function opposite(step: Step): Step {
  return step === 0 ? 0 : step === 1 ? -1 : 1;
}
