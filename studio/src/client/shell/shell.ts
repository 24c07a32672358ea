import type { Game, Round } from '../../protocol.ts';
import { createAudio, type GameAudio } from '../audio/audio.ts';
import type { Engine } from '../games/engine.ts';
import type { Translator } from '../i18n/index.ts';
import type { Api } from '../net/api.ts';
import { type Bridge, createBridge } from '../net/bridge.ts';
import type { Persistence } from '../net/persist.ts';
import { createDialogs, type OpenDialog } from './dialog.ts';
import { h } from './dom.ts';
import { createFacts } from './facts.ts';
import { createFailureDialog } from './failures.ts';
import { openFairness } from './fairness-panel.ts';
import { openHistory } from './history-panel.ts';
import { createMeter, type Meter } from './meter.ts';
import { openRules } from './rules-panel.ts';
import { createSession, type Session } from './session.ts';
import { followSettling } from './settling.ts';
import { createToast, type Toast } from './toast.ts';
import { createTitle, createTopBar } from './top-bar.ts';

/** What the shell offers to the game inside it. */
export type Shell = {
  game: Game;
  api: Api;
  translator: Translator;
  audio: GameAudio;
  session: Session;
  openDialog: OpenDialog;
  toast: Toast;
  /** A dialog for a failed call; any other error is thrown again. */
  fail: (error: unknown) => Promise<void>;
  persistence: Persistence;
  /** Fills the window, below everything else: the place of the canvas. */
  scene: HTMLElement;
  /** The part of the window that no bar covers; texts of the game lie here, above the canvas. */
  free: HTMLElement;
  controls: HTMLElement;
  balance: Meter;
  win: Meter;
  /** Motion is replaced by short fades. */
  isCalm: boolean;
  /** Shows a finished round again, in the way of the game. */
  report: (round: Round) => void;
};

export type ShellParts = { game: Game; api: Api; translator: Translator; host: HTMLElement; engine: Engine };

export function createShell({ game, api, translator, host, engine }: ShellParts): { shell: Shell; bridge: Bridge } {
  const { text, money } = translator;
  const bridge = createBridge(game.lobbyUrl);
  const audio = createAudio();
  const session = createSession(game, bridge, window.sessionStorage, Date.now);
  const openDialog = createDialogs(translator, document.body);
  const toast = createToast(document.body);
  const goToLobby = leaveTo(game.lobbyUrl, () => bridge.tell({ type: 'close' }), bridge.isFramed);
  const goToDeposit = leaveTo(game.depositUrl, () => bridge.tell({ type: 'deposit' }), bridge.isFramed);
  const fail = createFailureDialog({
    openDialog,
    translator,
    confirmBalance: session.confirmBalance,
    balance: () => session.balance.get(),
    goToLobby,
    goToDeposit,
  });

  const balance = createMeter(text('balance'), 'balance', true);
  const win = createMeter(text('win'), 'win', true);
  session.balance.watch((amount) => balance.show(money(amount)));
  win.show(money(0n));

  const shell: Shell = {
    game,
    api,
    translator,
    audio,
    session,
    openDialog,
    toast,
    fail,
    persistence: {
      wait: (ms) => waitOrOnline(ms),
      onTrouble: () => toast(text('reconnecting')),
      onGiveUp: () =>
        openDialog({
          title: text('errorNetworkTitle'),
          body: [text('errorNetwork')],
          actions: [{ label: text('retry'), isPrimary: true }],
        }),
    },
    scene: h('div', { class: 'scene' }),
    free: h('main', { class: 'free' }),
    controls: h('div', { class: 'controls' }),
    balance,
    win,
    isCalm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    report: (round) => {
      session.record(round);
      if (round.state !== 'settling') return;
      toast(text('settling'));
      void followSettling(round, api, session, waitOrOnline);
    },
  };

  const facts = createFacts(translator, session);
  const lead = bridge.isFramed ? [facts] : createTitle(game, translator, { goToLobby, goToDeposit });
  const top = createTopBar(lead, translator, audio, {
    showRules: () => void openRules(shell, engine),
    showHistory: () => void openHistory(shell, engine),
    showFairness: () => void openFairness(shell, engine),
  });
  host.replaceChildren(
    shell.scene,
    h('div', { class: `frame frame-${game.engine}` }, top, bridge.isFramed ? null : facts, shell.free, shell.controls),
  );
  return { shell, bridge };
}

// In a frame, the page around the game leaves; in a window of its own, the game navigates itself.
function leaveTo(url: string | null, tell: () => void, isFramed: boolean): (() => void) | null {
  if (url === null) return null;
  return isFramed ? tell : () => window.location.assign(url);
}

function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = window.setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}
