import type { PrizeGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';
import { useState } from 'react';
import { refetchOwnPrizes, drawTicket } from '../../../entities/prize/index.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { plainMoney } from '../model/plain-money.ts';
import { useDraw } from '../model/use-draw.ts';
import { ticketsOf, useMyPrizes } from '../model/use-prizes.ts';
import { EggArt } from './egg-art.tsx';
import { GameStage } from './game-stage.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { WheelArt } from './wheel-art.tsx';

type TableGameProps = { game: Extract<PrizeGame, { kind: 'wheel' | 'egg' }> };

const WHEEL_MS = 4600;
const EGG_MS = 1900;
/** Number of full turns before the wheel stops. */
const ROUNDS = 5;

/** The wheel or the golden egg: a press uses a ticket, and the animation ends with the prize that the server drew. */
export function TableGame({ game }: TableGameProps) {
  const t = useTranslate();
  const language = useLanguage();
  const money = useMoneyFormat();
  const mine = useMyPrizes();
  const serverSeedHash = mine?.seed.serverSeedHash ?? '';
  const isWheel = game.kind === 'wheel';
  const [turn, setTurn] = useState(0);
  const { phase, draw, press, dismiss } = useDraw(
    async (idempotencyKey) => {
      const drawn = await drawTicket(game.code, { idempotencyKey, serverSeedHash }, language);
      // The number of tickets falls at once; the prize is shown when the animation ends.
      await refetchOwnPrizes();
      setTurn((before) => turnTo(before, fieldOf(game, drawn.drawn), game.prizes.length));
      return drawn;
    },
    isWheel ? WHEEL_MS : EGG_MS,
  );
  const isShown = phase === 'moving' || phase === 'shown';
  return (
    <>
      <GameStage
        game={game}
        mine={mine}
        phase={phase}
        action={t(isWheel ? 'prizes_spin' : 'prizes_strike')}
        onDraw={press}
      >
        {isWheel ? (
          <WheelArt
            prizes={game.prizes}
            labels={game.prizes.map(({ reward, name }) =>
              'amount' in reward ? plainMoney(money(reward.amount)) : shortName(name),
            )}
            turn={turn}
            isTurning={phase === 'moving'}
            won={phase === 'shown' && draw ? fieldOf(game, draw.drawn) : undefined}
          />
        ) : (
          <EggArt isStruck={isShown} inside={isShown && draw ? draw.reward.kind : null} />
        )}
      </GameStage>
      {phase === 'shown' && draw && (
        <ResultDialog draw={draw} onAgain={ticketsOf(mine, game.code) > 0 ? press : undefined} onClose={dismiss} />
      )}
    </>
  );
}

function fieldOf({ prizes }: TableGameProps['game'], code: string): number {
  return Math.max(
    0,
    prizes.findIndex((prize) => prize.code === code),
  );
}

/** The rotation, some turns on, that puts the field at `index` under the pointer. */
function turnTo(before: number, index: number, fields: number): number {
  return Math.ceil(before / 360) * 360 + ROUNDS * 360 - (index * 360) / fields;
}

const LONGEST = 14;

function shortName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}
