import { cx } from '@champa/ui';
import './draws.css';

/** Cars also differ by colour: ten of them, round the colour circle. */
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
  /** Its position in the order of appearing; null: it is shown at once. */
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

/** The pips of each face of a die, on a grid of three by three. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die with its value. */
export function Die({ value, delay = null }: { value: number; delay?: number | null }) {
  const shown = pips[value] ?? [];
  return (
    <span
      role="img"
      aria-label={String(value)}
      style={delay === null ? undefined : { animationDelay: `${delay * 140}ms` }}
      className={cx('lottery-die', delay !== null && 'lottery-ball-new')}
    >
      {shown.map((cell) => (
        <i key={cell} style={{ gridArea: `${Math.floor(cell / 3) + 1} / ${(cell % 3) + 1}` }} />
      ))}
    </span>
  );
}
