import type { Game } from '../../protocol.ts';
import type { GameAudio } from '../audio/audio.ts';
import type { Translator } from '../i18n/index.ts';
import { h } from './dom.ts';
import { icon, type IconName } from './icon.ts';

export type TopBarActions = {
  goToLobby: (() => void) | null;
  goToDeposit: (() => void) | null;
  showRules: () => void;
  showHistory: () => void;
  showFairness: () => void;
};

export function createTopBar(game: Game, { text }: Translator, audio: GameAudio, actions: TopBarActions): HTMLElement {
  return h(
    'header',
    { class: 'top' },
    actions.goToLobby ? tool('home', text('lobby'), actions.goToLobby) : null,
    h('h1', { class: 'top-title' }, game.title.name),
    game.demo ? h('span', { class: 'badge', title: text('demoHint') }, text('demo')) : null,
    h(
      'nav',
      { class: 'top-tools' },
      actions.goToDeposit && !game.demo ? tool('wallet', text('deposit'), actions.goToDeposit) : null,
      soundButton(audio, text('soundOn'), text('soundOff')),
      tool('info', text('info'), actions.showRules),
      tool('history', text('history'), actions.showHistory),
      tool('shield', text('fairness'), actions.showFairness),
    ),
  );
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
