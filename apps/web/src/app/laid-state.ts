import type { Language } from '@champa/contract';
import type { DehydratedState } from '@tanstack/react-query';
import type { Device } from '../kit/browser/device.ts';

/** What the server drew a page from, laid into it so that the browser draws the same and takes the page over. */
export type LaidState = {
  language: Language;
  device: Device;
  bases: readonly string[];
  queries: DehydratedState;
};

const ELEMENT_ID = 'state';

/** The state of a page the server drew; undefined where it sent an empty one. */
export function readLaidState(): LaidState | undefined {
  const laid = document.getElementById(ELEMENT_ID)?.textContent;
  return laid ? (JSON.parse(laid) as LaidState) : undefined;
}
