import type { Prize, PrizeGame } from '@champa/contract';
import { EggArt } from './egg-art.tsx';
import { EnvelopeArt } from './envelope-art.tsx';
import { PrizeMark } from './prize-mark.tsx';
import { WheelArt } from './wheel-art.tsx';

const field = (code: string, kind: Prize['reward']['kind']): Prize =>
  ({ code, name: '', weight: 1, reward: { kind }, isBig: code === 'a', left: null }) as Prize;

/** The fields of a generic wheel. */
const fields = [
  field('a', 'cash'),
  field('b', 'points'),
  field('c', 'tickets'),
  field('d', 'cash'),
  field('e', 'nothing'),
  field('f', 'bonus'),
];

/** The picture of a kind of game on its card. Decoration only. */
export function GameCover({ kind }: { kind: PrizeGame['kind'] }) {
  return (
    <span className="garden-face prizes-stage relative block h-44 overflow-hidden" aria-hidden="true">
      {scenes[kind]}
    </span>
  );
}

const scenes = {
  wheel: (
    <span className="absolute inset-x-0 top-6 mx-auto block w-72">
      <WheelArt prizes={fields} labels={[]} turn={18} />
    </span>
  ),
  egg: (
    <span className="absolute inset-x-0 -top-6 mx-auto block w-56">
      <EggArt isStruck={false} inside={null} />
    </span>
  ),
  envelope: (
    <span className="absolute inset-x-0 top-4 mx-auto flex w-64 items-start justify-center gap-3">
      <span className="mt-6 w-20 -rotate-12">
        <EnvelopeArt />
      </span>
      <span className="w-24">
        <EnvelopeArt isOpen />
      </span>
      <span className="mt-6 w-20 rotate-12">
        <EnvelopeArt />
      </span>
    </span>
  ),
  rain: (
    <>
      {[4, 20, 37, 54, 70, 86].map((start, drop) => (
        <span
          key={start}
          className="absolute block"
          style={{
            insetInlineStart: `${start}%`,
            insetBlockStart: `${((drop * 47) % 70) - 14}px`,
            width: `${34 + ((drop * 13) % 22)}px`,
            transform: `rotate(${((drop * 53) % 60) - 30}deg)`,
          }}
        >
          <EnvelopeArt />
        </span>
      ))}
    </>
  ),
  raffle: (
    <span className="absolute inset-0 flex items-center justify-center">
      {[-24, 0, 24].map((turn) => (
        <svg
          key={turn}
          viewBox="0 0 48 48"
          className="-mx-6 size-32"
          style={{ transform: `rotate(${turn}deg) translateY(${Math.abs(turn) / 2}px)` }}
        >
          <PrizeMark kind="tickets" />
        </svg>
      ))}
    </span>
  ),
} as const;
