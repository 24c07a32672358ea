import { cx } from '@champa/ui';
import './draws.css';

/** Cars are told apart by colour as well: ten of them, round the circle. */
const CAR_TURN = 36;

export type BallTone = 'gold' | 'red' | 'blue' | 'green' | 'car';

const tones: Readonly<Record<Exclude<BallTone, 'car'>, string>> = {
  gold: 'lottery-ball-gold',
  red: 'lottery-ball-red',
  blue: 'lottery-ball-blue',
  green: 'lottery-ball-green',
};

type BallProps = {
  text: string;
  tone?: BallTone;
  /** Its place in the order of coming in; null: it is there already. */
  delay?: number | null;
};

/** A drawn ball. */
export function Ball({ text, tone = 'gold', delay = null }: BallProps) {
  return (
    <span
      style={{
        ...(tone === 'car' && { '--car': `${(Number(text) * CAR_TURN) % 360}deg` }),
        ...(delay !== null && { animationDelay: `${delay * 140}ms` }),
      }}
      className={cx(
        'lottery-ball',
        tone === 'car' ? 'lottery-ball-car' : tones[tone],
        delay !== null && 'lottery-ball-new',
      )}
    >
      {text}
    </span>
  );
}

/** Where the pips of each side of a die are, on a grid of three by three. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die as it fell. */
export function Die({ value, delay = null }: { value: number; delay?: number | null }) {
  const shown = pips[value] ?? [];
  return (
    <span
      role="img"
      aria-label={String(value)}
      style={delay === null ? undefined : { animationDelay: `${delay * 140}ms` }}
      className={cx('lottery-die', delay !== null && 'lottery-ball-new')}
    >
      {shown.map((place) => (
        <i key={place} style={{ gridArea: `${Math.floor(place / 3) + 1} / ${(place % 3) + 1}` }} />
      ))}
    </span>
  );
}
