import { h } from '../../shell/dom.ts';
import { createStrokes, type Point } from './strokes.ts';

const COLUMNS = 3;
const ROWS = 3;
/** Of a field's width: a fingertip. */
const RADIUS = 0.26;
/** From here on the rest of a field comes off by itself. */
const ENOUGH = 0.5;
const WIPE_MS = 260;

export type Foil = {
  element: HTMLCanvasElement;
  /** All fields are covered. */
  cover: () => void;
  /** Takes the foil off a field; resolves when it is off. */
  wipe: (field: number, isFast: boolean) => Promise<void>;
  isOff: (field: number) => boolean;
  setEnabled: (isEnabled: boolean) => void;
};

/**
 * The foil over the fields, scratched by a finger or the mouse. `onTouch` tells which fields a stroke has touched, `onOff` that the
 * foil of one is off.
 */
export function createFoil(onTouch: (fields: readonly number[]) => void, onOff: (field: number) => void): Foil {
  const canvas = h('canvas', { class: 'scratch-foil', 'aria-hidden': 'true' });
  const brush = canvas.getContext('2d')!;
  const strokes = createStrokes(COLUMNS, ROWS);
  const off = new Set<number>();
  let isEnabled = false;
  let last: Point | null = null;

  function paint(): void {
    const { width, height } = canvas.getBoundingClientRect();
    const scale = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    for (let field = 0; field < COLUMNS * ROWS; field += 1) if (!off.has(field)) paintField(field);
  }

  function boxOf(field: number) {
    const [width, height] = [canvas.width / COLUMNS, canvas.height / ROWS];
    return { x: (field % COLUMNS) * width, y: Math.floor(field / COLUMNS) * height, width, height };
  }

  function paintField(field: number): void {
    const { x, y, width, height } = boxOf(field);
    const gap = width * 0.035;
    const shine = brush.createLinearGradient(x, y, x + width, y + height);
    for (const [stop, colour] of [
      [0, '#f4f5f8'],
      [0.3, '#b9bec9'],
      [0.48, '#e9ebf0'],
      [0.62, '#a3a9b7'],
      [1, '#d9dce4'],
    ] as const)
      shine.addColorStop(stop, colour);
    brush.save();
    brush.beginPath();
    brush.roundRect(x + gap, y + gap, width - 2 * gap, height - 2 * gap, width * 0.1);
    brush.clip();
    brush.fillStyle = shine;
    brush.fillRect(x, y, width, height);
    brush.strokeStyle = 'rgb(90 98 118 / 0.28)';
    brush.lineWidth = Math.max(1, width * 0.012);
    const pitch = width / 9;
    for (let at = -height; at < width; at += pitch) {
      brush.beginPath();
      brush.moveTo(x + at, y);
      brush.lineTo(x + at + height, y + height);
      brush.moveTo(x + at + height, y);
      brush.lineTo(x + at, y + height);
      brush.stroke();
    }
    brush.restore();
  }

  function erase(from: Point, to: Point): void {
    const [width, height] = [canvas.width / COLUMNS, canvas.height / ROWS];
    brush.save();
    brush.globalCompositeOperation = 'destination-out';
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    brush.lineWidth = 2 * RADIUS * Math.min(width, height);
    brush.beginPath();
    brush.moveTo(from.x * width, from.y * height);
    brush.lineTo(to.x * width + 0.01, to.y * height);
    brush.stroke();
    brush.restore();
  }

  function pointOf(event: PointerEvent): Point {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { x: ((event.clientX - left) / width) * COLUMNS, y: ((event.clientY - top) / height) * ROWS };
  }

  function scratchTo(point: Point): void {
    const from = last ?? point;
    last = point;
    erase(from, point);
    const touched = [...strokes.add(from, point, RADIUS)].filter((field) => !off.has(field));
    if (touched.length > 0) onTouch(touched);
    for (const field of touched) if (strokes.share(field) >= ENOUGH) void wipe(field, false);
  }

  async function wipe(field: number, isFast: boolean): Promise<void> {
    if (off.has(field)) return;
    off.add(field);
    const { x, y, width, height } = boxOf(field);
    const steps = isFast ? 1 : 8;
    for (let step = 1; step <= steps; step += 1) {
      brush.clearRect(x, y, (width * step) / steps + 1, height + 1);
      if (step < steps) await new Promise((resolve) => window.setTimeout(resolve, WIPE_MS / steps));
    }
    onOff(field);
  }

  canvas.addEventListener('pointerdown', (event) => {
    if (!isEnabled) return;
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    last = null;
    scratchTo(pointOf(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!isEnabled || !canvas.hasPointerCapture(event.pointerId)) return;
    for (const each of event.getCoalescedEvents?.() ?? [event]) scratchTo(pointOf(each));
  });
  // A changed window draws the foil anew, whole where it is still on.
  new ResizeObserver(paint).observe(canvas);

  return {
    element: canvas,
    cover: () => {
      off.clear();
      strokes.clear();
      paint();
    },
    wipe,
    isOff: (field) => off.has(field),
    setEnabled: (enabled) => {
      isEnabled = enabled;
      canvas.classList.toggle('is-live', enabled);
    },
  };
}
