import '../../styles/crash.css';
import rocketUrl from 'fluentui-emoji/icons/modern/rocket.svg?url';
import { ImageSource, Texture } from 'pixi.js';
import type { CrashBet, CrashRules } from '../../../protocol.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import type { Engine } from '../engine.ts';
import { clamp } from '../stage/ease.ts';
import { createLights } from '../stage/lights.ts';
import { createStage } from '../stage/stage.ts';
import { createBetPanel } from './bet-panel.ts';
import { createBetsList } from './bets-list.ts';
import { multiplierAfter, shownMultiplier } from './curve.ts';
import { crashDetails, crashSummary } from './describe.ts';
import { createDisplay } from './display.ts';
import { createFlight } from './flight.ts';
import { replayCrash } from './replay.ts';
import { crashRulesPage } from './rules-page.ts';
import { createSky } from './sky.ts';
import { applyEvent, type CrashState, withMine } from './state.ts';
import { followRounds } from './stream.ts';

/** A rocket shared by all players: the flight comes from the server's stream and is the same for everybody. */
export const crash: Engine = {
  mount,
  rules: (shell) => crashRulesPage(shell, rulesOf(shell)),
  summary: crashSummary,
  details: crashDetails,
  replay: (round, serverSeed) => replayCrash(round, serverSeed),
};

function rulesOf({ game }: Shell): CrashRules {
  if (game.rules.engine !== 'crash') throw new Error('these are not the rules of a crash game');
  return game.rules;
}

const BUTTON_REFRESH_MS = 90;
/** Above this multiplier the flight is in space. */
const SPACE_AT = 6;

async function mount(shell: Shell): Promise<void> {
  const rules = rulesOf(shell);
  const growth = Number(rules.growthPerMs);
  const { scene, free, controls, audio, session, isCalm, translator, api } = shell;
  audio.setMood('electric');
  const display = createDisplay(shell);
  const list = createBetsList(shell);
  const panels = Array.from({ length: Math.min(2, rules.maxBetsPerRound) }, (_, index) =>
    createBetPanel(shell, rules, index, onOwnBet),
  );
  const flightArea = h('div', { class: 'flight-area' });
  free.append(flightArea, list.element);
  controls.append(
    h(
      'div',
      { class: 'bar bar-crash' },
      h('div', { class: 'meters' }, shell.balance.element, shell.win.element),
      ...panels.map((panel) => panel.element),
    ),
  );
  const [stage, rocket] = await Promise.all([createStage(scene, flightArea), loadPicture(rocketUrl, 256)]);
  const lights = createLights();
  const sky = createSky(stage, lights, isCalm);
  const flight = createFlight(stage, rocket, lights, growth, isCalm);
  stage.root.addChild(sky.view, flight.view);
  stage.onLayout((area) => {
    sky.layout(area);
    flight.layout({
      left: area.x + 18,
      bottom: area.y + area.innerHeight - 26,
      width: area.innerWidth - 60,
      height: area.innerHeight - 90,
    });
  });

  let state: CrashState | null = null;
  let sinceRefresh = 0;
  let lastSecond = 0;

  // A flight is always under way, or the next one is being counted down.
  stage.onTick(() => true);
  stage.onTick((deltaMs) => {
    if (!state) return;
    const now = Date.now() + session.clockOffset;
    if (state.phase.phase === 'betting') {
      const left = Math.max(0, state.phase.closesAt - now);
      display.setCountdown(left, rules.bettingMs);
      const second = Math.ceil(left / 1000);
      if (second !== lastSecond && second > 0 && second <= 3) audio.play('countdown');
      lastSecond = second;
    } else if (state.phase.phase === 'flying') {
      const elapsed = Math.max(0, now - state.phase.startedAt);
      flight.fly(elapsed);
      const multiplier = multiplierAfter(elapsed, growth);
      sky.fly(clamp(Math.log(multiplier) / Math.log(SPACE_AT), 0, 1), clamp(multiplier / 5, 0.3, 1));
      sinceRefresh += deltaMs;
      if (sinceRefresh < BUTTON_REFRESH_MS) return;
      sinceRefresh = 0;
      const shown = shownMultiplier(multiplier);
      display.setMultiplier(shown);
      for (const panel of panels) panel.setMultiplier(shown);
    }
  });

  function change(next: CrashState | null): void {
    const before = state;
    state = next;
    if (!next || next === before) return;
    if (next.phase !== before?.phase) onPhase(next, before);
    display.follow(next);
    list.follow(next);
    for (const panel of panels) panel.follow(next);
  }

  function onPhase(next: CrashState, before: CrashState | null): void {
    if (next.phase.phase === 'betting') {
      sky.fly(0, 0);
      flight.prepare();
      shell.win.show(translator.money(0n));
    } else if (next.phase.phase === 'flying') {
      sinceRefresh = BUTTON_REFRESH_MS;
      if (before) audio.play('takeOff');
    } else if (before) {
      flight.explode();
      sky.fly(0.2, 0);
      audio.play('crash');
    }
  }

  function onOwnBet(bet: CrashBet, balance: string | null): void {
    if (state) change(withMine(state, bet));
    if (balance !== null) session.confirmBalance(balance);
    if (bet.state === 'placing' || bet.state === 'standing') return;
    void settle(bet);
  }

  const told = new Set<string>();
  async function settle(bet: CrashBet): Promise<void> {
    if (told.has(bet.id)) return;
    told.add(bet.id);
    if (bet.state === 'won' && bet.cashedOutAt !== null) {
      audio.play('cashOut');
      shell.win.show(translator.money(bet.win), true);
      display.celebrate(bet.cashedOutAt, translator.money(bet.win));
    } else if (bet.state === 'returned') shell.toast(translator.text('betReturned'));
    // The complete round, for history and net position; the next launch loads it anyway.
    const round = await api.round(bet.id).catch(() => null);
    if (round) shell.report(round);
  }

  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('button, input, a') !== null;
    if (event.repeat || isElsewhere || document.querySelector('dialog[open]')) return;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    panels[0]?.press();
  });

  void followRounds(api, {
    onEvent: (event) => {
      change(applyEvent(state, event));
      if (event.type === 'mine') onOwnBet(event.bet, event.balance);
      else if ('serverTime' in event) session.clockOffset = event.serverTime - Date.now();
    },
    onBroken: () => shell.toast(translator.text('streamLost')),
    onEnded: (failure) => void shell.fail(failure),
  });
}

async function loadPicture(url: string, size: number): Promise<Texture> {
  const image = new Image(size, size);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
  return new Texture({ source: new ImageSource({ resource: canvas, autoGenerateMipmaps: true, scaleMode: 'linear' }) });
}
