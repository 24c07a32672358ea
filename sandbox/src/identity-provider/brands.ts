import { type Html, markup } from '../html.ts';

/** An identity provider under its public name. All are one program; each is its own issuer. */
export type Brand = {
  /** The site's ID of it, in the URL to which visitors return. */
  id: string;
  name: string;
  /** Its path below the sandbox's own URL. */
  mount: string;
  /** The name of its signing key. */
  keyPurpose: string;
  mark: Html;
};

export const mekong: Brand = {
  id: 'mekong-id',
  name: 'Mekong ID',
  mount: '/id',
  keyPurpose: 'identity',
  mark: markup`<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><rect width="40" height="40" rx="12" fill="#1d5fd1"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"><path d="M8 15c4-4 8-4 12 0s8 4 12 0"/><path d="M8 22c4-4 8-4 12 0s8 4 12 0" opacity=".75"/><path d="M8 29c4-4 8-4 12 0s8 4 12 0" opacity=".5"/></g></svg>`,
};

/** Messengers that members can link. */
const zalo: Brand = {
  id: 'zalo',
  name: 'Zalo',
  mount: '/zalo',
  keyPurpose: 'zalo',
  mark: markup`<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><rect width="40" height="40" rx="12" fill="#0a5fe0"/><path d="M13 13h14L13 27h14" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
};

const line: Brand = {
  id: 'line',
  name: 'Line',
  mount: '/line',
  keyPurpose: 'line',
  mark: markup`<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><rect width="40" height="40" rx="12" fill="#06803a"/><path d="M8 18.5C8 12.7 13.4 9 20 9s12 3.7 12 9.5c0 5-4.5 8.6-12 12.5v-3.2C13 27.6 8 24 8 18.5Z" fill="#fff"/></svg>`,
};

export const brands: readonly Brand[] = [mekong, zalo, line];
