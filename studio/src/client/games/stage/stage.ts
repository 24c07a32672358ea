import 'pixi.js/unsafe-eval';
import { Application, type Container, Ticker } from 'pixi.js';
import { Animator } from './animator.ts';
import { createPace } from './pace.ts';

/** The part of the canvas that no bar of the shell covers, in CSS pixels. */
export type Area = { width: number; height: number; x: number; y: number; innerWidth: number; innerHeight: number };

export type Stage = {
  root: Container;
  animator: Animator;
  /**
   * Called every frame with the time since the last one, at most 120 ms. It returns `true` while the game itself is in motion; mere
   * decoration comes to rest soon after the player's last act.
   */
  onTick: (listener: (deltaMs: number) => boolean | void) => void;
  /** Called once if the device is too slow: remove what is only decoration. */
  onSlow: (listener: () => void) => void;
  /** Called now and whenever the free space changes. */
  onLayout: (listener: (area: Area) => void) => void;
  /** Device pixels per CSS pixel, at most 2: more costs frame rate on phones without a visible gain. */
  resolution: number;
  canvas: HTMLCanvasElement;
};

const LONGEST_FRAME_MS = 120;
/** A game that nobody plays repaints nothing. */
const REST_AFTER_MS = 4_000;

/** A canvas that fills the host; `free` is the part of it that a game may use for its pieces. */
export async function createStage(host: HTMLElement, free: HTMLElement): Promise<Stage> {
  const app = new Application();
  const resolution = Math.min(window.devicePixelRatio || 1, 2);
  await app.init({
    preference: 'webgl',
    resolution,
    autoDensity: true,
    antialias: resolution < 2,
    backgroundAlpha: 0,
    autoStart: false,
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    powerPreference: 'high-performance',
  });
  app.canvas.setAttribute('aria-hidden', 'true');
  app.stage.eventMode = 'none';
  host.append(app.canvas);

  let quietMs = 0;
  const wake = () => {
    quietMs = 0;
    if (document.hidden || app.ticker.started) return;
    app.start();
    Ticker.system.start();
  };
  // The library's own clock asks for frames too.
  const rest = () => {
    app.stop();
    Ticker.system.stop();
  };
  const animator = new Animator(wake);
  const slowdowns: (() => void)[] = [];
  const pace = createPace(() => {
    for (const slowdown of slowdowns) slowdown();
  });
  const tickers: ((deltaMs: number) => boolean | void)[] = [];
  app.ticker.add(({ elapsedMS }) => {
    pace(elapsedMS);
    const delta = Math.min(elapsedMS, LONGEST_FRAME_MS);
    let isMoving = !animator.isIdle;
    animator.tick(delta);
    for (const ticker of tickers) if (ticker(delta) === true) isMoving = true;
    quietMs = isMoving ? 0 : quietMs + delta;
    if (quietMs >= REST_AFTER_MS) rest();
  });

  const layouts: ((area: Area) => void)[] = [];
  const relayout = () => {
    app.renderer.resize(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    const area = measure(host, free);
    for (const layout of layouts) layout(area);
    app.render();
  };
  const observer = new ResizeObserver(relayout);
  observer.observe(host);
  observer.observe(free);

  const followVisibility = () => (document.hidden ? rest() : wake());
  for (const act of ['pointerdown', 'pointermove', 'keydown'] as const) document.addEventListener(act, wake);
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();

  return {
    root: app.stage,
    animator,
    onTick: (listener) => tickers.push(listener),
    onSlow: (listener) => slowdowns.push(listener),
    onLayout: (listener) => {
      layouts.push(listener);
      listener(measure(host, free));
    },
    resolution,
    canvas: app.canvas,
  };
}

function measure(host: HTMLElement, free: HTMLElement): Area {
  const outer = host.getBoundingClientRect();
  const inner = free.getBoundingClientRect();
  return {
    width: outer.width,
    height: outer.height,
    x: inner.left - outer.left,
    y: inner.top - outer.top,
    innerWidth: inner.width,
    innerHeight: inner.height,
  };
}
