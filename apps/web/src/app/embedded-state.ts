import type { SiteLanguage } from '@champa/contract';
import type { DehydratedState } from '@tanstack/react-query';
import type { Device } from '../kit/browser/device.ts';

/** The data that the server rendered a page from, embedded in it so that the browser renders the same and hydrates it. */
export type EmbeddedState = {
  language: SiteLanguage;
  device: Device;
  bases: readonly string[];
  queries: DehydratedState;
};

const ELEMENT_ID = 'state';

/** The state of a page that the server rendered; undefined where the server sent an empty page. */
export function readEmbeddedState(): EmbeddedState | undefined {
  const embedded = document.getElementById(ELEMENT_ID)?.textContent;
  return embedded ? (JSON.parse(embedded) as EmbeddedState) : undefined;
}
