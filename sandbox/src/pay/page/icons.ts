import { markup, type Html } from '../../html.ts';

/** A line icon of 24 by 24, in the colour of the text around it. */
function line(size: number, drawing: Html): Html {
  return markup`<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></svg>`;
}

/** A filled circle with a sign in the colour of the panel. */
function seal(sign: Html): Html {
  return markup`<svg viewBox="0 0 72 72" width="88" height="88" aria-hidden="true"><circle cx="36" cy="36" r="34" fill="currentColor" opacity=".14"/><circle cx="36" cy="36" r="25" fill="currentColor"/><g fill="none" stroke="var(--panel)" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`;
}

export const icons = {
  card: line(24, markup`<rect x="2.8" y="5" width="18.4" height="14" rx="3"/><path d="M2.8 9.6h18.4M6.4 15h4"/>`),
  qr: line(
    24,
    markup`<rect x="3.5" y="3.5" width="6.5" height="6.5" rx="1.4"/><rect x="14" y="3.5" width="6.5" height="6.5" rx="1.4"/><rect x="3.5" y="14" width="6.5" height="6.5" rx="1.4"/><path d="M14 14h2.6v2.6M20.5 14v3M14 20.5h3M20.5 20.5h-.01"/>`,
  ),
  wallet: line(
    24,
    markup`<rect x="6.5" y="2.8" width="11" height="18.4" rx="2.6"/><path d="M10.5 18h3M9.5 9.5l2 2 3.4-3.6"/>`,
  ),
  bank: line(24, markup`<path d="M3.5 9.5 12 4l8.5 5.5ZM5.5 9.8v7M10 9.8v7M14 9.8v7M18.5 9.8v7M3.5 19.5h17"/>`),
  lock: line(
    18,
    markup`<rect x="5" y="10.5" width="14" height="9.5" rx="2.4"/><path d="M8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5"/>`,
  ),
  clock: line(18, markup`<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>`),
  copy: line(
    18,
    markup`<rect x="8.5" y="8.5" width="11" height="11" rx="2.4"/><path d="M15.5 8.5V7A2.4 2.4 0 0 0 13 4.5H7A2.4 2.4 0 0 0 4.5 7v6A2.4 2.4 0 0 0 7 15.5h1.5"/>`,
  ),
  flask: line(
    20,
    markup`<path d="M9.5 3.5h5M10.3 3.5v6L4.8 18a1.7 1.7 0 0 0 1.4 2.6h11.6a1.7 1.7 0 0 0 1.4-2.6l-5.5-8.5v-6M7.5 14.5h9"/>`,
  ),
  moon: line(20, markup`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"/>`),
  sun: line(
    20,
    markup`<circle cx="12" cy="12" r="4.2"/><path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7"/>`,
  ),
  done: seal(markup`<path class="tick" d="m25 37 8 8 15-17"/>`),
  stopped: seal(markup`<path d="m28 28 16 16M44 28 28 44"/>`),
  late: seal(markup`<path d="M36 23v14l9 6"/>`),
} as const;
