import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The site's line icons on a 24-point grid; `currentColor`, 1.75 points wide. */
const shapes = {
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h10" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.9 5.8A9.7 9.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6.3 7.4A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.4-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  ),
  refresh: (
    <>
      <path d="M20 11.5A8 8 0 0 0 5.6 7L3.5 9.5M4 12.5A8 8 0 0 0 18.4 17l2.1-2.5" />
      <path d="M3.5 4.5v5h5M20.5 19.5v-5h-5" />
    </>
  ),
  chevronStart: <path d="m14.5 6-6 6 6 6" />,
  chevronEnd: <path d="m9.5 6 6 6-6 6" />,
  arrowStart: <path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.8-4 4-6 8-6s7.2 2 8 6" />
    </>
  ),
  wallet: (
    <>
      <path d="M17.5 7.5V5.6a1.6 1.6 0 0 0-2-1.6L5 6.3A2 2 0 0 0 3.5 8.2V17.5a2.5 2.5 0 0 0 2.5 2.5h12a2.5 2.5 0 0 0 2.5-2.5v-7.5A2.5 2.5 0 0 0 18 7.5H6" />
      <circle cx="16.5" cy="13.75" r="1.1" fill="currentColor" stroke="none" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  signOut: <path d="M14 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h7M17 8l4 4-4 4M20.5 12H10" />,
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.7 2.6 4 5.6 4 9s-1.3 6.4-4 9c-2.7-2.6-4-5.6-4-9s1.3-6.4 4-9Z" />
    </>
  ),
  home: <path d="M4 11 12 4l8 7v7.5a1.5 1.5 0 0 1-1.5 1.5H15v-5.5H9V20H5.5A1.5 1.5 0 0 1 4 18.5Z" />,
  grid: (
    <>
      <rect x="4" y="4" width="6.5" height="6.5" rx="1.5" />
      <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5" />
      <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5" />
      <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5" />
    </>
  ),
  qr: (
    <>
      <rect x="4" y="4" width="6" height="6" rx="1.2" />
      <rect x="14" y="4" width="6" height="6" rx="1.2" />
      <rect x="4" y="14" width="6" height="6" rx="1.2" />
      <path d="M14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20h-.01" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M6.5 14.5h4" />
    </>
  ),
  receipt: <path d="M6 3.5h12V20.5l-3-2-3 2-3-2-3 2ZM9.5 8.5h5M9.5 12.5h5" />,
  history: (
    <>
      <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5" />
      <path d="M4 4v4.5h4.5M12 7.5V12l3 2" />
    </>
  ),
  expand: (
    <path d="M9 4H5.5A1.5 1.5 0 0 0 4 5.5V9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15M15 20h3.5a1.5 1.5 0 0 0 1.5-1.5V15" />
  ),
  shrink: (
    <path d="M4 9h3.5A1.5 1.5 0 0 0 9 7.5V4M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20M20 15h-3.5a1.5 1.5 0 0 0-1.5 1.5V20" />
  ),
  external: (
    <path d="M13.5 4.5H19.5v6M19 5l-8 8M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4" />
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
      <path d="M15.5 8.5V6A2 2 0 0 0 13.5 4H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: (
    <>
      <path d="M12 4 2.8 19.5h18.4Z" />
      <path d="M12 10v4.5M12 16.9v.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.7v.2" />
    </>
  ),
  play: (
    <path d="M8 5.3v13.4a.8.8 0 0 0 1.2.7l10.7-6.7a.8.8 0 0 0 0-1.4L9.2 4.6a.8.8 0 0 0-1.2.7Z" fill="currentColor" />
  ),
  download: <path d="M12 4v11.5M7 11l5 5 5-5M4.5 20h15" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  heart: (
    <path d="M12 20s-8-4.9-8-10.6A4.6 4.6 0 0 1 8.6 4.8 4.4 4.4 0 0 1 12 6.5a4.4 4.4 0 0 1 3.4-1.7A4.6 4.6 0 0 1 20 9.4C20 15.1 12 20 12 20Z" />
  ),
  megaphone: (
    <path d="M4 10v4a1.5 1.5 0 0 0 1.5 1.5H8l8.5 4V4.5L8 8.5H5.5A1.5 1.5 0 0 0 4 10ZM8 15.5l1.2 4.5M19.5 9.5a3.5 3.5 0 0 1 0 5" />
  ),
  pause: <path d="M9 5.5v13M15 5.5v13" />,
  withdraw: <path d="M12 14.5V4M7.5 8 12 3.5 16.5 8M4 14v3.5A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5V14" />,
  agent: (
    <>
      <circle cx="12" cy="6" r="2.75" />
      <circle cx="5" cy="17.5" r="2.5" />
      <circle cx="19" cy="17.5" r="2.5" />
      <path d="M12 8.75V12M12 12H5v3M12 12h7v3" />
    </>
  ),
  gift: (
    <>
      <path d="M4 8.5h16v4H4ZM5.5 12.5V20h13v-7.5M12 8.5V20" />
      <path d="M12 8.5C9 8.5 7 7.6 7 5.9 7 4.6 8 4 9 4c1.8 0 3 2 3 4.5ZM12 8.5c3 0 5-.9 5-2.6C17 4.6 16 4 15 4c-1.8 0-3 2-3 4.5Z" />
    </>
  ),
  inbox: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  headset: (
    <>
      <path d="M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M19.5 17c0 2-1.5 3.5-5 3.5" />
      <rect x="3.5" y="13" width="4" height="5.5" rx="1.75" />
      <rect x="16.5" y="13" width="4" height="5.5" rx="1.75" />
    </>
  ),
  chat: (
    <path d="M4.5 6.5A2.5 2.5 0 0 1 7 4h10a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 17 16h-5l-4.5 4v-4H7a2.5 2.5 0 0 1-2.5-2.5ZM8.5 8.5h7M8.5 12h4" />
  ),
  licence: (
    <>
      <path d="M12 3.5 19 6v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6Z" />
      <path d="m8.75 11.75 2.4 2.4 4.1-4.4" />
    </>
  ),
  plane: <path d="M20.5 4 3 11l5.5 2.2L18 6.8l-7.3 7.6.3 4.9 3-3.2 3.6 2.9Z" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19 6v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6Z" />
      <path d="M12 8.5v4M12 15.75h.01" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="4" />
      <path d="m11 12.5 8-8M15.5 8l3 3M18 5.5l2 2" />
    </>
  ),
  pencil: <path d="m4.5 19.5 1-4.2L15.8 5a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.7 18.5ZM13.5 7.3l3.2 3.2" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1" />
  ),
  phone: (
    <>
      <rect x="6.5" y="2.75" width="11" height="18.5" rx="2.5" />
      <path d="M11 18h2" />
    </>
  ),
  laptop: (
    <>
      <rect x="4.5" y="5" width="15" height="10.5" rx="2" />
      <path d="M2.5 19h19" />
    </>
  ),
  bank: <path d="M3.5 9.5 12 4l8.5 5.5ZM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17" />,
  coin: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 8h3.75a2 2 0 0 1 0 4H9.5h4.25a2 2 0 0 1 0 4H9.5ZM11 6.5V8M11 16v1.5" />
    </>
  ),
  camera: (
    <>
      <path d="M4.5 7.5h3l1.6-2.5h5.8l1.6 2.5h3a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5Z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

// Arrows point along the reading direction.
const mirrored: readonly IconName[] = ['chevronStart', 'chevronEnd', 'arrowStart', 'signOut', 'external'];

/** An icon beside a text that says the same; it is silent to screen readers. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', mirrored.includes(name) && 'rtl:-scale-x-100', className)}
    >
      {shapes[name]}
    </svg>
  );
}
