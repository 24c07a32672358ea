import crabUrl from 'fluentui-emoji/icons/modern/crab.svg?url';
import fishUrl from 'fluentui-emoji/icons/modern/tropical-fish.svg?url';
import prawnUrl from 'fluentui-emoji/icons/modern/shrimp.svg?url';
import roosterUrl from 'fluentui-emoji/icons/modern/rooster.svg?url';
import tigerUrl from 'fluentui-emoji/icons/modern/tiger-face.svg?url';
import type { Picture } from '../../../engines/hoo-hey-how/index.ts';
import { h } from '../../shell/dom.ts';
// The bottle gourd has no emoji.
import gourdUrl from './gourd.svg?url';

const URLS: Readonly<Record<Picture, string>> = {
  gourd: gourdUrl,
  crab: crabUrl,
  fish: fishUrl,
  prawn: prawnUrl,
  rooster: roosterUrl,
  tiger: tigerUrl,
};

export function drawPicture(picture: Picture): HTMLElement {
  return h('img', { class: 'hhh-picture', src: URLS[picture], alt: '', draggable: 'false' });
}
