import type { PrizeReward } from '@champa/contract';
import { cx } from '@champa/ui';
import { PrizeMark } from './prize-mark.tsx';

const EGG = 'M200 62c62 0 104 92 104 166 0 66-46 108-104 108S96 294 96 228C96 154 138 62 200 62Z';
/** The crack of the shell. */
const CRACK = 'M92 214l30-22 26 26 24-30 30 26 26-28 24 30 26-22 30 20';

/** The golden egg on its nest; struck, it breaks and shows its prize. Decoration only. */
export function EggArt({ isStruck, inside }: { isStruck: boolean; inside: PrizeReward['kind'] | null }) {
  return (
    <svg
      viewBox="0 0 400 420"
      aria-hidden="true"
      className={cx('block h-auto w-full overflow-visible', isStruck && 'is-struck')}
    >
      <defs>
        <radialGradient id="egg-gold" cx="36%" cy="26%" r="85%">
          <stop offset="0" stopColor="#fffbe0" />
          <stop offset="0.25" stopColor="var(--metal-light)" />
          <stop offset="0.6" stopColor="var(--metal)" />
          <stop offset="1" stopColor="var(--metal-dark)" />
        </radialGradient>
        <radialGradient id="egg-glow" cx="50%" cy="50%" r="50%">
          <stop offset="0" stopColor="#fff6c8" stopOpacity="0.9" />
          <stop offset="1" stopColor="var(--metal)" stopOpacity="0" />
        </radialGradient>
        <clipPath id="egg-top">
          <path d={`${CRACK}L400 0H0Z`} />
        </clipPath>
        <clipPath id="egg-bottom">
          <path d={`${CRACK}L400 420H0Z`} />
        </clipPath>
      </defs>
      <circle cx="200" cy="210" r="196" fill="url(#egg-glow)" opacity="0.5" />
      <g className="prizes-rays" fill="var(--metal-light)" opacity="0.14">
        {Array.from({ length: 12 }, (_, ray) => (
          <path key={ray} d="M200 210 186 0h28Z" transform={`rotate(${ray * 30} 200 210)`} />
        ))}
      </g>
      <ellipse cx="200" cy="368" rx="150" ry="30" fill="#000" opacity="0.3" />
      <ellipse cx="200" cy="344" rx="138" ry="38" fill="var(--packet-dark)" />
      <ellipse cx="200" cy="336" rx="138" ry="34" fill="var(--packet)" />
      <path d="M66 330c40 26 228 26 268 0" stroke="var(--metal)" strokeWidth="4" fill="none" />
      <g className="prizes-inside">
        <circle cx="200" cy="200" r="92" fill="url(#egg-glow)" />
        <svg x="140" y="128" width="120" height="120" viewBox="0 0 48 48">
          {inside !== null && <PrizeMark kind={inside} />}
        </svg>
      </g>
      <g className="prizes-egg">
        <g clipPath="url(#egg-bottom)">
          <Shell />
        </g>
        <g className="prizes-shell-top">
          <g clipPath="url(#egg-top)">
            <Shell />
          </g>
        </g>
        {!isStruck && <Shell />}
        <path
          className="prizes-crack"
          d={CRACK}
          pathLength="1"
          fill="none"
          stroke="var(--metal-dark)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </g>
      <g className="prizes-hammer">
        <path d="m300 120 74 74" stroke="var(--metal-dark)" strokeWidth="15" strokeLinecap="round" />
        <path d="m300 120 74 74" stroke="var(--metal)" strokeWidth="9" strokeLinecap="round" />
        <g transform="rotate(45 290 110)">
          <rect x="258" y="84" width="64" height="46" rx="10" fill="var(--packet-dark)" />
          <rect x="258" y="80" width="64" height="44" rx="10" fill="var(--packet)" />
          <rect x="254" y="80" width="14" height="46" rx="6" fill="var(--metal)" />
          <rect x="312" y="80" width="14" height="46" rx="6" fill="var(--metal)" />
        </g>
      </g>
    </svg>
  );
}

function Shell() {
  return (
    <>
      <path d={EGG} fill="url(#egg-gold)" />
      <path
        d="M148 108c-24 28-38 66-38 104"
        stroke="#fff"
        strokeWidth="11"
        strokeLinecap="round"
        opacity="0.55"
        fill="none"
      />
      <path d="M118 262c22 24 142 24 164 0" stroke="var(--metal-dark)" strokeWidth="3" opacity="0.45" fill="none" />
      {[150, 200, 250].map((x) => (
        <path
          key={x}
          d={`M${x} 282l5 10 11 1.5-8 7.7 2 11-10-5.3-10 5.3 2-11-8-7.7 11-1.5Z`}
          fill="var(--metal-dark)"
          opacity="0.4"
        />
      ))}
    </>
  );
}
