import type { LotteryGame } from '@champa/contract';
import type { Choice, Play } from '@champa/lottery';
import { useRef, useState } from 'react';
import type { GameValue } from '../../../entities/draw/index.ts';
import { hotSymbols } from '../model/hot.ts';
import { emptyChoice, playsOffered, quoted, type SlipBet, type Staking } from '../model/slip.ts';
import type { Slips } from '../model/slips.ts';
import { isVietnam } from '../model/text-bets.ts';
import { AddingBar } from './adding-bar.tsx';
import { ChoiceBoard } from './choice-board.tsx';
import { PlayPicker } from './play-picker.tsx';
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
  /** These bets of the game's slip were placed. */
  onPlaced: (placed: readonly SlipBet[]) => void;
  onDraft: (text: string) => void;
};

/** Betting on a game: a play, its board or a text, cost and highest win, and the slip. */
export function BetTable({ value, games, slips, draft, onSlips, onPlaced, onDraft }: BetTableProps) {
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
  const slip = useRef<HTMLElement>(null);
  const bets = slips[game.code] ?? [];
  const setBets = (changed: readonly SlipBet[]) => onSlips({ [game.code]: changed });

  function choosePlay(next: Play): void {
    setPlay(next);
    setChoice(emptyChoice(next));
  }

  function add(choices: readonly Choice[]): void {
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
            <ChoiceBoard key={play.id} play={play} choice={choice} hot={hotSymbols(play, terms)} onChange={setChoice} />
            <StakingBar
              terms={terms}
              staking={staking}
              linePrice={quoted(play, terms, staking).linePrice}
              onChange={setStaking}
            />
            <AddingBar
              play={play}
              choice={choice}
              terms={terms}
              staking={staking}
              betsOnSlip={bets.length}
              onAdd={add}
              onShowSlip={() => slip.current?.scrollIntoView()}
            />
          </>
        )}
      </div>
      <SlipPanel
        ref={slip}
        value={value}
        bets={bets}
        scale={staking.scale}
        games={games}
        slips={slips}
        onChange={setBets}
        onPlaced={onPlaced}
      />
    </div>
  );
}

function ownScale({ terms }: GameValue): number | null {
  return terms.scale?.own ?? null;
}
