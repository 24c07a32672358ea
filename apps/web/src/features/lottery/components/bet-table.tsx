import { useTranslate } from '@champa/i18n/react';
import { type Choice, type Play, randomChoice } from '@champa/lottery';
import { Button, Notice } from '@champa/ui';
import { useState } from 'react';
import type { GameValue } from '../api/lottery.ts';
import { pickSource } from '../model/pick-source.ts';
import { emptyChoice, playsOffered, priced, type SlipBet, type Staking } from '../model/slip.ts';
import { ChoiceBoard } from './choice-board.tsx';
import { PlayPicker } from './play-picker.tsx';
import { PriceLine } from './price-line.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { StakingBar } from './staking-bar.tsx';

/** Betting on a game: a play, its board, what it costs and may win, and the slip. */
export function BetTable({ value }: { value: GameValue }) {
  const { game, terms } = value;
  const plays = playsOffered(game.family, terms);
  const [play, setPlay] = useState<Play>(plays[0]!);
  const [choice, setChoice] = useState<Choice>(() => emptyChoice(plays[0]!));
  const [staking, setStaking] = useState<Staking>({
    unit: terms.units[0] ?? 'yuan',
    multiplier: 1,
    scale: ownScale(value),
  });
  const [bets, setBets] = useState<readonly SlipBet[]>([]);

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
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
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
      </div>
      <SlipPanel value={value} bets={bets} scale={staking.scale} onChange={setBets} />
    </div>
  );
}

/** As many as the server takes on one slip. */
const MOST_BETS = 100;

function ownScale({ terms }: GameValue): number | null {
  return terms.scale?.own ?? null;
}

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
    <div className="flex flex-col gap-3 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset">
      <PriceLine play={play} price={price} terms={value.terms} staking={staking} isEmpty={isEmpty} />
      {isFull && <Notice kind="info">{t('lottery_slip_full')}</Notice>}
      <div className="grid grid-cols-[1fr_auto_auto] gap-2">
        <Button disabled={!price.ok || isFull} onClick={() => price.ok && onAdd(price.choice)}>
          {t('lottery_add')}
        </Button>
        {[1, 5].map((times) => (
          <Button
            key={times}
            kind="outline"
            disabled={isFull}
            onClick={() => onAdd(...Array.from({ length: times }, () => randomChoice(play, pickSource)))}
          >
            {t('lottery_random', { count: times })}
          </Button>
        ))}
      </div>
    </div>
  );
}
