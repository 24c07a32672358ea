import bambooUrl from 'fluentui-emoji/icons/modern/pine-decoration.svg?url';
import bellUrl from 'fluentui-emoji/icons/modern/bell.svg?url';
import birdUrl from 'fluentui-emoji/icons/modern/bird.svg?url';
import bugUrl from 'fluentui-emoji/icons/modern/lady-beetle.svg?url';
import cloudUrl from 'fluentui-emoji/icons/modern/cloud-with-lightning-and-rain.svg?url';
import confettiUrl from 'fluentui-emoji/icons/modern/confetti-ball.svg?url';
import dragonUrl from 'fluentui-emoji/icons/modern/dragon.svg?url';
import elephantUrl from 'fluentui-emoji/icons/modern/elephant.svg?url';
import flowerUrl from 'fluentui-emoji/icons/modern/cherry-blossom.svg?url';
import fruitUrl from 'fluentui-emoji/icons/modern/pineapple.svg?url';
import gemUrl from 'fluentui-emoji/icons/modern/gem-stone.svg?url';
import hibiscusUrl from 'fluentui-emoji/icons/modern/hibiscus.svg?url';
import lanternUrl from 'fluentui-emoji/icons/modern/red-paper-lantern.svg?url';
import lotusUrl from 'fluentui-emoji/icons/modern/lotus.svg?url';
import mangoUrl from 'fluentui-emoji/icons/modern/mango.svg?url';
import moonUrl from 'fluentui-emoji/icons/modern/crescent-moon.svg?url';
import nightUrl from 'fluentui-emoji/icons/modern/night-with-stars.svg?url';
import oysterUrl from 'fluentui-emoji/icons/modern/oyster.svg?url';
import ribbonUrl from 'fluentui-emoji/icons/modern/ribbon.svg?url';
import shipUrl from 'fluentui-emoji/icons/modern/sailboat.svg?url';
import starUrl from 'fluentui-emoji/icons/modern/glowing-star.svg?url';
import tulipUrl from 'fluentui-emoji/icons/modern/sunflower.svg?url';
import waveUrl from 'fluentui-emoji/icons/modern/water-wave.svg?url';

/** The print of a ticket: its emblem, the two colours of its paper and the colour of its ink. */
export type TicketTheme = { emblem: string; paper: readonly [string, string]; ink: string };

/** By the first word of a title's code that is named here. */
const THEMES: readonly (readonly [RegExp, TicketTheme])[] = [
  [/night-garden/, { emblem: nightUrl, paper: ['#3b2a86', '#141046'], ink: '#ffd9f0' }],
  [/star-apple|dragonfruit/, { emblem: fruitUrl, paper: ['#d43d7c', '#7a1150'], ink: '#fff0a8' }],
  [/champa|golden-petal/, { emblem: flowerUrl, paper: ['#f2b632', '#a85b0b'], ink: '#43220a' }],
  [/lotus/, { emblem: lotusUrl, paper: ['#f58fb4', '#a5336d'], ink: '#fff3f8' }],
  [/orchid/, { emblem: hibiscusUrl, paper: ['#c05ad8', '#5c1a86'], ink: '#ffe9ff' }],
  [/naga/, { emblem: dragonUrl, paper: ['#1fa77d', '#07503f'], ink: '#fff2b4' }],
  [/elephant/, { emblem: elephantUrl, paper: ['#6f93c9', '#274a86'], ink: '#fff5d0' }],
  [/mekong/, { emblem: waveUrl, paper: ['#2c9fd6', '#0b4a8c'], ink: '#f1fbff' }],
  [/river-pearl/, { emblem: oysterUrl, paper: ['#59b7c4', '#1d5f7c'], ink: '#fffbe8' }],
  [/royal-barge/, { emblem: shipUrl, paper: ['#c63a2f', '#6f0f1c'], ink: '#ffe39a' }],
  [/jade/, { emblem: gemUrl, paper: ['#45c08a', '#0d6348'], ink: '#f5fff0' }],
  [/moonlight/, { emblem: moonUrl, paper: ['#4c5fb8', '#182358'], ink: '#fff4bd' }],
  [/firefly/, { emblem: bugUrl, paper: ['#4a7a2c', '#183a18'], ink: '#f6ff9a' }],
  [/lantern/, { emblem: lanternUrl, paper: ['#d8362c', '#7c0c18'], ink: '#ffe7a0' }],
  [/silk/, { emblem: ribbonUrl, paper: ['#e0608c', '#86204f'], ink: '#fff2f6' }],
  [/temple-bell/, { emblem: bellUrl, paper: ['#d99a2b', '#7a4308'], ink: '#fff8dc' }],
  [/festival/, { emblem: confettiUrl, paper: ['#ef6a3a', '#97248a'], ink: '#fff6c8' }],
  [/monsoon/, { emblem: cloudUrl, paper: ['#5a7d95', '#22394f'], ink: '#e8fbff' }],
  [/tamarind/, { emblem: mangoUrl, paper: ['#d98a2f', '#7c3a10'], ink: '#fff4d0' }],
  [/sunbird/, { emblem: birdUrl, paper: ['#3aa7e0', '#12588f'], ink: '#fff6b0' }],
  [/bamboo/, { emblem: bambooUrl, paper: ['#6fb53f', '#2a6322'], ink: '#fbffe2' }],
  [/starlight/, { emblem: starUrl, paper: ['#5548c8', '#1d1462'], ink: '#ffeb9c' }],
];

export function ticketTheme(gameCode: string): TicketTheme {
  const named = THEMES.find(([name]) => name.test(gameCode));
  return named ? named[1] : { emblem: tulipUrl, paper: ['#f0a03a', '#a1460f'], ink: '#fff6d8' };
}
