import {
  colourOfBall,
  dragonTigerOf,
  type FamilyId,
  type MarkSixResult,
  parseResult,
  prizesOf,
  type Result,
  type SeaResult,
  type VietnamPrize,
  type VietnamResult,
} from '@champa/lottery';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { animalOfBall } from '@champa/lottery';
import { Ball, Die } from './ball.tsx';
import { symbolText } from './symbols.ts';

type DrawResultProps = { family: FamilyId; result: unknown; isNew?: boolean };

/** A draw's result in the form of its family; renders nothing without one. `isNew`: its balls appear one after another. */
export function DrawResult({ family, result, isNew = false }: DrawResultProps) {
  const checked = parseResult(family, result);
  if (!checked.ok) return null;
  return <Shown result={checked.result} isNew={isNew} />;
}

function Shown({ result, isNew }: { result: Result; isNew: boolean }) {
  if ('numbers' in result || 'top' in result)
    return (
      <div className={cx(isNew && 'animate-fade-in')}>
        {'top' in result ? <Sea result={result} /> : <Vietnam result={result} />}
      </div>
    );
  if ('special' in result) return <MarkSix result={result} isNew={isNew} />;
  if (result.family === 'k3') {
    const [total, dice] = [result.dice.reduce((sum, die) => sum + die, 0), result.dice];
    return (
      <Row total={total}>
        {dice.map((die, index) => (
          <Die key={index} value={die} delay={isNew ? index : null} />
        ))}
      </Row>
    );
  }
  if ('balls' in result) {
    const isRace = result.family === 'pk10';
    return (
      <div className={isRace ? 'grid w-fit grid-cols-5 gap-2 sm:flex sm:flex-wrap' : 'flex flex-wrap gap-2'}>
        {result.balls.map((ball, index) => (
          <Ball key={ball} text={ball} tone={isRace ? 'car' : 'gold'} delay={isNew ? index : null} />
        ))}
      </div>
    );
  }
  if (result.family === 'dragon_tiger') return <DragonTiger digits={result.digits} isNew={isNew} />;
  const total = [...result.digits].reduce((sum, digit) => sum + Number(digit), 0);
  return (
    <Row total={total}>
      {[...result.digits].map((digit, index) => (
        <Ball key={index} text={digit} delay={isNew ? index : null} />
      ))}
    </Row>
  );
}

function Row({ children, total }: { children: React.ReactNode; total: number }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <span className="ms-2 text-sm font-semibold opacity-80 tabular">{t('lottery_total', { total })}</span>
    </div>
  );
}

function DragonTiger({ digits, isNew }: { digits: string; isNew: boolean }) {
  const t = useTranslate();
  const [dragon, tiger] = [Number(digits[0]), Number(digits[1])];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-semibold">{t('lottery_symbol_dragon')}</span>
      <Ball text={digits[0]!} tone="red" delay={isNew ? 0 : null} />
      <Ball text={digits[1]!} tone="blue" delay={isNew ? 1 : null} />
      <span className="text-sm font-semibold">{t('lottery_symbol_tiger')}</span>
      <strong className="ms-2 rounded-full border border-current px-3 py-0.5 text-sm">
        {symbolText(dragonTigerOf(dragon, tiger), t)}
      </strong>
    </div>
  );
}

function MarkSix({ result: { balls, special, lunarYear }, isNew }: { result: MarkSixResult; isNew: boolean }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-start gap-2">
      {[...balls, special].map((ball, index) => (
        <span key={ball} className={cx('grid justify-items-center gap-1', index === balls.length && 'ms-3')}>
          <Ball text={ball} tone={colourOfBall(ball)} delay={isNew ? index : null} />
          <span className="lottery-animal text-[11px] opacity-80">{symbolText(animalOfBall(ball, lunarYear), t)}</span>
        </span>
      ))}
    </div>
  );
}

/** A short form: of a draw with many prizes, only the first. */
export function ShortResult({ family, result }: DrawResultProps) {
  const t = useTranslate();
  const checked = parseResult(family, result);
  if (!checked.ok) return null;
  const first = firstPrizeOf(checked.result);
  if (!first)
    return (
      <div className="lottery-small">
        <Shown result={checked.result} isNew={false} />
      </div>
    );
  return (
    <p>
      <span className="block text-xs opacity-75">{t(first.name)}</span>
      <strong className="text-2xl font-extrabold tracking-widest text-gold tabular">{first.numbers.join(' · ')}</strong>
    </p>
  );
}

/** The main prize of a draw with many, of each of its stations; null where a result has only one. */
function firstPrizeOf(result: Result): { name: MessageId; numbers: readonly string[] } | null {
  if ('top' in result) return { name: 'lottery_prize_top', numbers: [result.top] };
  if (!('numbers' in result)) return null;
  const stations = [result.numbers, ...(result.second ? [result.second] : [])];
  return { name: prizeNames.special, numbers: stations.flatMap(({ special }) => special ?? []) };
}

const prizeNames: Readonly<Record<VietnamPrize, MessageId>> = {
  special: 'lottery_prize_special',
  g1: 'lottery_prize_g1',
  g2: 'lottery_prize_g2',
  g3: 'lottery_prize_g3',
  g4: 'lottery_prize_g4',
  g5: 'lottery_prize_g5',
  g6: 'lottery_prize_g6',
  g7: 'lottery_prize_g7',
  g8: 'lottery_prize_g8',
};

/** A station's numbers; for a game of two stations, both side by side. */
function Vietnam({ result: { family, numbers, second } }: { result: VietnamResult }) {
  if (!second) return <Prizes family={family} numbers={numbers} />;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Prizes family={family} numbers={numbers} />
      <Prizes family={family} numbers={second} />
    </div>
  );
}

function Prizes({ family, numbers }: Omit<VietnamResult, 'second'>) {
  const t = useTranslate();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm tabular">
      {prizesOf(family).map(({ prize }) => (
        <div key={prize} className="contents">
          <dt className="opacity-75">{t(prizeNames[prize])}</dt>
          <dd
            className={cx(
              'flex flex-wrap gap-x-4 gap-y-1 font-semibold tracking-wide',
              prize === 'special' && 'text-lg font-extrabold text-gold',
            )}
          >
            {(numbers[prize] ?? []).map((number, index) => (
              <span key={index}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sea({ result: { top, front3, back3, bottom2 } }: { result: SeaResult }) {
  const t = useTranslate();
  const parts: { name: MessageId; numbers: readonly string[] }[] = [
    { name: 'lottery_prize_top', numbers: [top] },
    { name: 'lottery_play_front3', numbers: front3 },
    { name: 'lottery_play_back3', numbers: back3 },
    { name: 'lottery_play_bottom2', numbers: [bottom2] },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {parts
        .filter(({ numbers }) => numbers.length > 0)
        .map(({ name, numbers }, index) => (
          <div key={name}>
            <dt className="text-xs opacity-75">{t(name)}</dt>
            <dd
              className={cx('font-extrabold tracking-widest tabular', index === 0 ? 'text-3xl text-gold' : 'text-xl')}
            >
              {numbers.join('  ')}
            </dd>
          </div>
        ))}
    </dl>
  );
}
