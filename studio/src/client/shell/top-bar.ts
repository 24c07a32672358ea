import type { Game } from '../../protocol.ts';
import type { GameAudio } from '../audio/audio.ts';
import type { Translator } from '../i18n/index.ts';
import { h } from './dom.ts';
import { icon, type IconName } from './icon.ts';

export type TopBarActions = {
  showRules: () => void;
  showHistory: () => void;
  showFairness: () => void;
};

/** The first line: `lead`, then the tools. */
export function createTopBar(
  lead: readonly (HTMLElement | null)[],
  { text }: Translator,
  audio: GameAudio,
  actions: TopBarActions,
): HTMLElement {
  return h(
    'header',
    { class: 'top' },
    ...lead,
    h(
      'nav',
      { class: 'top-tools' },
      soundButton(audio, text('soundOn'), text('soundOff')),
      tool('info', text('info'), actions.showRules),
      tool('history', text('history'), actions.showHistory),
      tool('shield', text('fairness'), actions.showFairness),
    ),
  );
}

type Ways = { goToLobby: (() => void) | null; goToDeposit: (() => void) | null };

/** What leads the first line in a window of its own; a page around the game shows the name and these ways itself. */
export function createTitle(
  game: Game,
  { text }: Translator,
  { goToLobby, goToDeposit }: Ways,
): (HTMLElement | null)[] {
  return [
    goToLobby && tool('home', text('lobby'), goToLobby),
    h('h1', { class: 'top-title' }, game.title.name),
    game.demo ? h('span', { class: 'badge', title: text('demoHint') }, text('demo')) : null,
    goToDeposit && !game.demo ? tool('wallet', text('deposit'), goToDeposit) : null,
  ];
}

function tool(name: IconName, label: string, onclick: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick }, icon(name));
}

function soundButton(audio: GameAudio, onLabel: string, offLabel: string): HTMLElement {
  const button = h('button', { type: 'button', class: 'icon-button', onclick: () => audio.toggle() });
  audio.isOn.watch((isOn) => {
    const label = isOn ? offLabel : onLabel;
    button.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'));
    button.setAttribute('aria-label', label);
    button.title = label;
    button.setAttribute('aria-pressed', String(isOn));
  });
  return button;
}
