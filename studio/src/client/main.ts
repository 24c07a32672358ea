import './styles/fonts.css';
import './styles/base.css';
import './styles/bars.css';
import './styles/dialog.css';
import type { EngineName } from '../protocol.ts';
import type { Engine } from './games/engine.ts';
import { en } from './i18n/en.ts';
import { createTranslator } from './i18n/index.ts';
import { ApiFailure, createApi } from './net/api.ts';
import { h } from './shell/dom.ts';
import { createShell } from './shell/shell.ts';

const ENGINES = {
  slot: async () => (await import('./games/slot/index.ts')).slot,
  roulette: async () => (await import('./games/roulette/index.ts')).roulette,
  crash: async () => (await import('./games/crash/index.ts')).crash,
  mines: async () => (await import('./games/mines/index.ts')).minesGame,
  plinko: async () => (await import('./games/plinko/index.ts')).plinkoGame,
  dice: async () => (await import('./games/dice/index.ts')).diceGame,
  'hi-lo': async () => (await import('./games/hi-lo/index.ts')).hiLoGame,
  wheel: async () => (await import('./games/wheel/index.ts')).wheelGame,
  'coin-flip': async () => (await import('./games/coin-flip/index.ts')).coinFlipGame,
  keno: async () => (await import('./games/keno/index.ts')).kenoGame,
  penalty: async () => (await import('./games/penalty/index.ts')).penaltyGame,
  limbo: async () => (await import('./games/limbo/index.ts')).limboGame,
  tower: async () => (await import('./games/tower/index.ts')).towerGame,
  diamonds: async () => (await import('./games/diamonds/index.ts')).diamondsGame,
  'jacks-or-better': async () => (await import('./games/video-poker/index.ts')).jacksOrBetter,
  'deuces-wild': async () => (await import('./games/video-poker/index.ts')).deucesWild,
  'joker-poker': async () => (await import('./games/video-poker/index.ts')).jokerPoker,
  'double-bonus': async () => (await import('./games/video-poker/index.ts')).doubleBonus,
  scratch: async () => (await import('./games/scratch/index.ts')).scratchGame,
  baccarat: async () => (await import('./games/baccarat/index.ts')).baccaratGame,
  blackjack: async () => (await import('./games/blackjack/index.ts')).blackjackGame,
  'casino-holdem': async () => (await import('./games/casino-holdem/index.ts')).holdemGame,
  'american-roulette': async () => (await import('./games/american-roulette/index.ts')).americanRouletteGame,
  craps: async () => (await import('./games/craps/index.ts')).crapsGame,
  'pai-gow': async () => (await import('./games/pai-gow/index.ts')).paiGowGame,
  'red-dog': async () => (await import('./games/red-dog/index.ts')).redDogGame,
  'three-card-poker': async () => (await import('./games/three-card-poker/index.ts')).threeCardGame,
  'dragon-tiger': async () => (await import('./games/dragon-tiger/index.ts')).dragonTigerGame,
  'sic-bo': async () => (await import('./games/sic-bo/index.ts')).sicBoGame,
  'hoo-hey-how': async () => (await import('./games/hoo-hey-how/index.ts')).hooHeyHowGame,
  'ways-243': async () => (await import('./games/slot-ways/index.ts')).ways243Game,
  'ways-1024': async () => (await import('./games/slot-ways/index.ts')).ways1024Game,
  'changing-reels': async () => (await import('./games/slot-changing/index.ts')).changingReelsGame,
  'hold-win': async () => (await import('./games/slot-hold/index.ts')).holdWinGame,
  'hold-blaze': async () => (await import('./games/slot-hold/index.ts')).holdBlazeGame,
  'cluster-drop': async () => (await import('./games/slot-cascade/index.ts')).clusterDropGame,
  'cluster-storm': async () => (await import('./games/slot-cascade/index.ts')).clusterStormGame,
  'expanding-wilds': async () => (await import('./games/slot-wilds/index.ts')).expandingWildsGame,
  'free-spins-fest': async () => (await import('./games/slot-fest/index.ts')).freeSpinsFestGame,
  'classic-reels': async () => (await import('./games/slot-classic/index.ts')).classicReelsGame,
  'fan-tan': async () => (await import('./games/fan-tan/index.ts')).fanTanGame,
} as const satisfies Record<EngineName, () => Promise<Engine>>;

const host = document.querySelector<HTMLElement>('#app');
if (host) void start(host);

async function start(app: HTMLElement): Promise<void> {
  app.replaceChildren(splash(en.loading));
  const session = new URLSearchParams(window.location.hash.slice(1)).get('s');
  if (!session) return app.replaceChildren(splash(en.errorNoSession));
  try {
    await open(app, session);
  } catch (error) {
    app.replaceChildren(splash(messageOf(error), () => void start(app)));
    throw error;
  }
}

async function open(app: HTMLElement, session: string): Promise<void> {
  const api = createApi(session);
  const game = await api.game();
  const [translator, engine] = await Promise.all([
    createTranslator(game.lang, game.currencySymbol),
    ENGINES[game.engine](),
  ]);
  document.documentElement.lang = translator.locale;
  document.title = game.title.name;
  const { shell, bridge } = createShell({ game, api, translator, host: app, engine });
  await engine.mount(shell);
  app.classList.add('is-ready');
  bridge.tell({ type: 'ready' });
}

// English, because the server has not sent the language yet.
function splash(message: string, retry?: () => void): HTMLElement {
  return h(
    'div',
    { class: 'splash', role: 'status' },
    h('div', { class: retry ? 'flower is-still' : 'flower', 'aria-hidden': 'true' }),
    h('p', {}, message),
    retry ? h('button', { type: 'button', class: 'button button-primary', onclick: retry }, en.retry) : null,
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return en.errorOther;
  if (error.code === 'SESSION_EXPIRED') return en.errorSession;
  if (error.code === 'GAME_UNDER_MAINTENANCE') return en.errorMaintenance;
  return error.code === 'NETWORK' ? en.errorNetworkTitle : en.errorOther;
}
