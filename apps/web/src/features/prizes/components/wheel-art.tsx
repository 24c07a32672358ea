import type { Prize } from '@champa/contract';
import { cx } from '@champa/ui';
import { PrizeMark } from './prize-mark.tsx';

const CENTRE = 200;
const RADIUS = 172;
const fills = ['var(--field-a)', 'var(--field-b)', 'var(--field-c)'];
const LIGHTS = 24;
/** Near the rim, where a field is widest, and clear of the pointer's tip. */
const LABEL_RADIUS = 132;
const isWide = /[\u2e80-\uffef]/;

type WheelArtProps = {
  prizes: readonly Prize[];
  /** The text above each icon. */
  labels: readonly string[];
  /** Degrees; a change turns it. */
  turn: number;
  isTurning?: boolean;
  /** The field on which it stopped. */
  won?: number | undefined;
};

/**
 * The wheel: one field for each prize, all of equal size, under a fixed pointer. Decoration: the rules list the prizes in a
 * table.
 */
export function WheelArt({ prizes, labels, turn, isTurning = false, won }: WheelArtProps) {
  const step = 360 / prizes.length;
  return (
    <svg viewBox="0 0 400 420" aria-hidden="true" className={cx('block h-auto w-full', isTurning && 'is-turning')}>
      <defs>
        <radialGradient id="wheel-rim" cx="50%" cy="35%" r="75%">
          <stop offset="0" stopColor="var(--metal-light)" />
          <stop offset="0.55" stopColor="var(--metal)" />
          <stop offset="1" stopColor="var(--metal-dark)" />
        </radialGradient>
        <radialGradient id="wheel-shade" cx="50%" cy="50%" r="50%">
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.75" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.34" />
        </radialGradient>
        <radialGradient id="wheel-hub" cx="40%" cy="30%" r="80%">
          <stop offset="0" stopColor="var(--metal-light)" />
          <stop offset="1" stopColor="var(--metal-dark)" />
        </radialGradient>
      </defs>
      <ellipse cx="200" cy="404" rx="128" ry="12" fill="#000" opacity="0.28" />
      <circle cx={CENTRE} cy={CENTRE} r="196" fill="var(--metal-dark)" />
      <circle cx={CENTRE} cy={CENTRE} r="192" fill="url(#wheel-rim)" />
      <circle cx={CENTRE} cy={CENTRE} r="177" fill="var(--metal-dark)" />
      <g
        className="prizes-wheel"
        style={{ transform: `rotate(${turn}deg)`, transformOrigin: `${CENTRE}px ${CENTRE}px` }}
      >
        {prizes.map(({ code, reward, isBig }, index) => (
          <g key={code} transform={`rotate(${index * step} ${CENTRE} ${CENTRE})`}>
            <path
              d={fieldPath(step)}
              fill={isBig ? 'var(--metal)' : fills[index % (prizes.length % 3 === 1 ? 2 : 3)]}
              stroke="var(--metal)"
              strokeWidth="1.6"
            />
            <svg x={CENTRE - 25} y="76" width="50" height="50" viewBox="0 0 48 48">
              <PrizeMark kind={reward.kind} />
            </svg>
            <text
              x={CENTRE}
              y={CENTRE - LABEL_RADIUS}
              textAnchor="middle"
              fontSize={fontSize(labels[index] ?? '', step)}
              fontWeight="800"
              fill={isBig ? 'var(--on-gold)' : 'var(--garden-text)'}
            >
              {labels[index]}
            </text>
          </g>
        ))}
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill="url(#wheel-shade)" />
        {won !== undefined && (
          <path
            className="prizes-won"
            d={fieldPath(step)}
            transform={`rotate(${won * step} ${CENTRE} ${CENTRE})`}
            fill="var(--metal-light)"
            stroke="var(--metal-light)"
            strokeWidth="5"
            strokeLinejoin="round"
          />
        )}
      </g>
      <g className="prizes-lights" fill="#fffbe6">
        {Array.from({ length: LIGHTS }, (_, light) => {
          const angle = (light / LIGHTS) * 2 * Math.PI;
          return (
            <circle
              key={light}
              cx={Math.round(CENTRE + 184.5 * Math.sin(angle))}
              cy={Math.round(CENTRE - 184.5 * Math.cos(angle))}
              r="4.5"
            />
          );
        })}
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="40" fill="var(--metal-dark)" />
      <circle cx={CENTRE} cy={CENTRE - 2} r="37" fill="url(#wheel-hub)" />
      <svg x={CENTRE - 22} y={CENTRE - 25} width="44" height="44" viewBox="0 0 48 48">
        <PrizeMark kind="nothing" />
      </svg>
      <path
        className="prizes-pointer"
        d="M200 52c-9-16-22-26-22-38a22 22 0 0 1 44 0c0 12-13 22-22 38Z"
        fill="var(--packet)"
        stroke="var(--metal-light)"
        strokeWidth="3"
      />
      <circle cx="200" cy="14" r="7" fill="var(--metal-light)" />
    </svg>
  );
}

/** A field of the given angle, its middle at the top. */
function fieldPath(step: number): string {
  const half = (step / 2) * (Math.PI / 180);
  const x = RADIUS * Math.sin(half);
  const y = CENTRE - RADIUS * Math.cos(half);
  return `M${CENTRE} ${CENTRE}L${CENTRE - x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${CENTRE + x} ${y}Z`;
}

/** The largest size at which a label does not touch the neighbouring fields. */
function fontSize(label: string, step: number): number {
  const room = 2 * LABEL_RADIUS * Math.tan((step / 2) * (Math.PI / 180)) - 12;
  const ems = Array.from(label).reduce((sum, letter) => sum + (isWide.test(letter) ? 1 : 0.62), 0);
  return Math.min(16, room / Math.max(ems, 1));
}
