import { useTranslate } from '@champa/i18n/react';
import { type Choice, type Play, randomChoice } from '@champa/lottery';
import { Button, cx, Notice } from '@champa/ui';
import type { LotteryGame } from '@champa/contract';
import { useState } from 'react';
import type { GameValue } from '../api/lottery.ts';
import { pickSource } from '../model/pick-source.ts';
import { emptyChoice, MOST_BETS, playsOffered, priced, type SlipBet, type Staking } from '../model/slip.ts';
import type { Slips } from '../model/slips.ts';
import { isVietnam } from '../model/text-bets.ts';
import { ChoiceBoard } from './choice-board.tsx';
import { PlayPicker } from './play-picker.tsx';
import { PriceLine } from './price-line.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { StakingBar } from './staking-bar.tsx';
import { TextBets } from './text-bets.tsx';
import { WaySwitch } from './way-switch.tsx';

type BetTableProps = {
  value: GameValue;
  /** All games of the page. */
  games: readonly LotteryGame[];
  slips: Slips;
  draft: string;
  onSlips: (changed: Slips) => void;
  onDraft: (text: string) => void;
};

/** Betting on a game: a play, its board or a text, what it costs and may win, and the slip. */
export function BetTable({ value, games, slips, draft, onSlips, onDraft }: BetTableProps) {
  const { game, terms } = value;
  const plays = playsOffered(game.family, terms);
  const [play, setPlay] = useState<Play>(plays[0]!);
  const [choice, setChoice] = useState<Choice>(() => emptyChoice(plays[0]!));
  const [staking, setStaking] = useState<Staking>({
    unit: terms.units[0] ?? 'yuan',
    multiplier: 1,
    scale: ownScale(value),
  });
  const hasText = isVietnam(game.family);
  const [isText, setText] = useState(hasText && draft !== '');
  const bets = slips[game.code] ?? [];
  const setBets = (changed: readonly SlipBet[]) => onSlips({ [game.code]: changed });

  function choosePlay(next: Play): void {
    setPlay(next);
    setChoice(emptyChoice(next));
  }

  function add(...choices: readonly Choice[]): void {
    const { unit, multiplier } = staking;
    const added = choices.map((each) => ({ key: crypto.randomUUID(), play: play.id, choice: each, unit, multiplier }));
    setBets([...bets, ...added]);
    setChoice(emptyChoice(play));
  }

  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {hasText && <WaySwitch isText={isText} onSwitch={setText} />}
        {isText ? (
          <TextBets value={value} games={games} draft={draft} slips={slips} onDraft={onDraft} onSlips={onSlips} />
        ) : (
          <>
            <PlayPicker plays={plays} chosen={play} onChoose={choosePlay} />
            <ChoiceBoard key={play.id} play={play} choice={choice} hot={terms.hot} onChange={setChoice} />
            <StakingBar terms={terms} staking={staking} onChange={setStaking} />
            <Adding
              play={play}
              choice={choice}
              value={value}
              staking={staking}
              isFull={bets.length >= MOST_BETS}
              onAdd={add}
            />
          </>
        )}
      </div>
      <SlipPanel value={value} bets={bets} scale={staking.scale} games={games} slips={slips} onChange={setBets} />
    </div>
  );
}

function ownScale({ terms }: GameValue): number | null {
  return terms.scale?.own ?? null;
}

/** Three buttons beside one another fit on the narrowest phone. */
const tight = 'max-sm:px-2.5 max-sm:text-[13px]';

type AddingProps = {
  play: Play;
  choice: Choice;
  value: GameValue;
  staking: Staking;
  isFull: boolean;
  onAdd: (...choices: Choice[]) => void;
};

/** What the choice costs and may win, and the ways to the slip. */
function Adding({ play, choice, value, staking, isFull, onAdd }: AddingProps) {
  const t = useTranslate();
  const price = priced(play, choice, value.terms, staking);
  const isEmpty = choice.rows.every((row) => row.length === 0);
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset max-lg:sticky max-lg:bottom-[calc(env(safe-area-inset-bottom)+64px)] max-lg:z-25 max-lg:shadow-pop md:bottom-0">
      <PriceLine play={play} price={price} terms={value.terms} staking={staking} isEmpty={isEmpty} />
      {isFull && <Notice kind="info">{t('lottery_slip_full')}</Notice>}
      <div className="grid grid-cols-[1fr_auto_auto] gap-2">
        <Button className={tight} disabled={!price.ok || isFull} onClick={() => price.ok && onAdd(price.choice)}>
          {t('lottery_add')}
        </Button>
        {[1, 5].map((times) => (
          <Button
            key={times}
            kind="outline"
            className={tight}
            disabled={isFull}
            onClick={() => onAdd(...Array.from({ length: times }, () => randomChoice(play, pickSource)))}
          >
            {times > 1 && (
              <span aria-hidden className="sm:hidden">
                ×{times}
              </span>
            )}
            <span className={cx(times > 1 && 'max-sm:sr-only')}>{t('lottery_random', { count: times })}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
