import { useId } from 'react';

/** One petal of the champa, pointing up from the flower's heart at the origin. */
const PETAL = 'M0 4C-15-6-25-24-19-43C-15-55 0-60 8-55C21-46 17-20 0 4Z';
const TURNS = [0, 72, 144, 216, 288] as const;

type PlumeriaProps = { size: number; className?: string | undefined };

/** The champa flower (plumeria): five turned petals, gold at the heart. Decoration, silent to screen readers. */
export function Plumeria({ size, className }: PlumeriaProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="-64 -64 128 128" className={className}>
      <defs>
        <radialGradient id={`${id}petal`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="60">
          <stop offset="0.06" stopColor="#ffb300" />
          <stop offset="0.26" stopColor="#ffd95e" />
          <stop offset="0.52" stopColor="#fff6dc" />
          <stop offset="0.82" stopColor="#ffe3ea" />
          <stop offset="1" stopColor="#ff9db3" />
        </radialGradient>
        <linearGradient id={`${id}fold`} x1="0" x2="1" y1="0" y2="0.3">
          <stop offset="0" stopColor="#8a2f55" stopOpacity="0.4" />
          <stop offset="0.45" stopColor="#8a2f55" stopOpacity="0" />
        </linearGradient>
      </defs>
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={PETAL} fill={`url(#${id}petal)`} stroke="#a8446a" strokeOpacity="0.32" strokeWidth="1.2" />
          <path d={PETAL} fill={`url(#${id}fold)`} />
        </g>
      ))}
      <circle r="5.5" fill="#ff9d00" opacity="0.55" />
    </svg>
  );
}
