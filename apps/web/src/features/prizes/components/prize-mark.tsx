import type { PrizeReward } from '@champa/contract';
import type { ReactNode } from 'react';

/** A small icon of a prize's kind, on a grid of 48; decoration only. */
export function PrizeMark({ kind }: { kind: PrizeReward['kind'] }) {
  return marks[kind];
}

/** The same in a circle, for lists. */
export function PrizeSeal({ kind }: { kind: PrizeReward['kind'] }) {
  return (
    <span className="garden-face grid size-10 shrink-0 place-items-center rounded-full">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-7">
        <PrizeMark kind={kind} />
      </svg>
    </span>
  );
}

const coin = (
  <g>
    <circle cx="24" cy="25" r="17" fill="var(--metal-dark)" />
    <circle cx="24" cy="23" r="17" fill="var(--metal)" />
    <circle cx="24" cy="23" r="12.5" fill="none" stroke="var(--metal-dark)" strokeWidth="1.6" opacity="0.7" />
    <path
      d="M24 14.5v17M19 17.5l10 11M29 17.5l-10 11"
      stroke="var(--metal-dark)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path d="M12 17a14 14 0 0 1 9-8" stroke="var(--metal-light)" strokeWidth="2.6" strokeLinecap="round" fill="none" />
  </g>
);

const gift = (
  <g>
    <rect x="9" y="20" width="30" height="21" rx="3" fill="var(--packet)" />
    <rect x="6" y="14" width="36" height="9" rx="2.5" fill="var(--packet-light)" />
    <path d="M21 14h6v27h-6z" fill="var(--metal)" />
    <path
      d="M24 14c-8-1-11-9-6-10 4-1 6 5 6 10Zm0 0c8-1 11-9 6-10-4-1-6 5-6 10Z"
      fill="none"
      stroke="var(--metal)"
      strokeWidth="3"
    />
  </g>
);

const marks: Record<PrizeReward['kind'], ReactNode> = {
  cash: coin,
  bonus: gift,
  free_rounds: gift,
  points: (
    <path
      d="m24 5 5.6 11.6 12.7 1.7-9.3 8.9 2.3 12.7L24 33.7l-11.3 6.2L15 27.2l-9.3-8.9 12.7-1.7Z"
      fill="var(--metal)"
      stroke="var(--metal-light)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
  tickets: (
    <g transform="rotate(-16 24 24)">
      <path
        d="M5 15a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v5a4 4 0 0 0 0 8v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a4 4 0 0 0 0-8Z"
        fill="var(--packet)"
      />
      <path d="M32 12v24" stroke="var(--metal-light)" strokeWidth="2" strokeDasharray="3 3" />
      <path d="m18 17 2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6Z" fill="var(--metal)" />
    </g>
  ),
  nothing: (
    <g>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M24 24c-7-5-7-15 0-18 7 3 7 13 0 18Z"
          fill="var(--garden-text)"
          opacity="0.9"
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="4.5" fill="var(--metal)" />
    </g>
  ),
};
