import type { ReactNode } from 'react';
import { Plumeria } from './plumeria.tsx';

/** Pictures for screens that have nothing to show: a garden at night with the problem in it. */
const scenes = {
  empty: (
    <>
      <rect
        x="52"
        y="44"
        width="56"
        height="66"
        rx="8"
        fill="var(--surface-1)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M64 62h32M64 76h32M64 90h18" stroke="var(--surface-3)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  error: (
    <>
      <path
        d="M80 42 114 104H46Z"
        fill="var(--surface-1)"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M80 64v18M80 92v.5" stroke="var(--gold)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  offline: (
    <g fill="none" stroke="var(--gold)" strokeWidth="5" strokeLinecap="round">
      <path d="M50 66a44 44 0 0 1 60 0M60 80a29 29 0 0 1 40 0" opacity="0.35" />
      <path d="M71 93a13 13 0 0 1 18 0" />
      <path d="M54 108 106 46" stroke="var(--petal)" />
    </g>
  ),
  lost: (
    <text x="80" y="96" textAnchor="middle" fontSize="52" fontWeight="800" fill="var(--gold)" letterSpacing="-2">
      404
    </text>
  ),
  maintenance: (
    <g transform="translate(80 76) rotate(-35)">
      <path
        d="M-8 34V2a20 20 0 0 1-4-34v18l12 7 12-7v-18A20 20 0 0 1 8 2v32a8 8 0 0 1-16 0Z"
        fill="var(--surface-1)"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </g>
  ),
} as const satisfies Record<string, ReactNode>;

export type StateArtName = keyof typeof scenes;

export function StateArt({ name }: { name: StateArtName }) {
  return (
    <span aria-hidden="true" className="relative block h-[140px] w-[180px]">
      <svg viewBox="0 0 160 140" className="absolute inset-0 mx-auto h-full">
        <circle cx="80" cy="74" r="58" fill="var(--surface-2)" />
        <circle cx="124" cy="30" r="9" fill="var(--gold)" opacity="0.25" />
        <circle cx="30" cy="46" r="3" fill="var(--petal)" opacity="0.6" />
        <circle cx="138" cy="84" r="2.5" fill="var(--gold)" opacity="0.7" />
        {scenes[name]}
      </svg>
      <Plumeria size={46} className="absolute start-[18px] bottom-0 rotate-12" />
    </span>
  );
}
