import type { LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { MAX_BET_TEXT } from '@champa/lottery';
import { Button, Money, Notice } from '@champa/ui';
import { useQueries } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { type GameValue, lotteryGameQuery } from '../../../entities/draw/index.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { MOST_BETS, type SlipBet } from '../model/slip.ts';
import type { Slips } from '../model/slips.ts';
import {
  neighbours,
  slipsAsText,
  type TextGame,
  type TextLine,
  type TextTarget,
  understand,
  weekdayOf,
} from '../model/text-bets.ts';
import { useOpenDraws } from '../model/use-open-draws.ts';
import { TextExamples } from './text-examples.tsx';
import { TextLineView } from './text-line.tsx';

type TextBetsProps = {
  value: GameValue;
  games: readonly LotteryGame[];
  draft: string;
  slips: Slips;
  onDraft: (text: string) => void;
  onSlips: (changed: Slips) => void;
};

/**
 * Bets as a text, as Vietnamese agents write them: parsed while typing, line by line, and added to the slips as a whole.
 */
export function TextBets({ value: { game, terms, draws }, games, ...rest }: TextBetsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [draw] = useOpenDraws(draws);
  const near = draw ? neighbours({ game, draw }, games) : [];
  const known = useQueries({ queries: near.map(({ code }) => lotteryGameQuery(code, language)) });
  if (!draw) return <Notice kind="info">{t('lottery_no_draw')}</Notice>;
  const others = known.flatMap(({ data }) => (data ? [{ game: data.game, terms: data.terms }] : []));
  return <TextForm target={{ game, terms, draw }} others={others} {...rest} />;
}

type TextFormProps = Omit<TextBetsProps, 'value' | 'games'> & { target: TextTarget; others: readonly TextGame[] };

function TextForm({ target, others, draft, slips, onDraft, onSlips }: TextFormProps) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { lines, bets, isWhole, cost } = understand(draft, target, others);
  const isTooMany = [...countsOf(bets)].some(([code, count]) => (slips[code]?.length ?? 0) + count > MOST_BETS);
  const written = [target, ...others].map((each) => ({ ...each, bets: slips[each.game.code] ?? [] }));

  function select(from: number, to: number): void {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  }

  function addAll(): void {
    const changed: Record<string, readonly SlipBet[]> = {};
    for (const { code, bet } of bets)
      changed[code] = [...(changed[code] ?? slips[code] ?? []), { key: crypto.randomUUID(), ...bet }];
    onSlips(changed);
    onDraft('');
  }

  function takeSlips(): void {
    const { text, left } = slipsAsText(written, weekdayOf(target.draw));
    onSlips(left);
    onDraft([draft.trimEnd(), text].filter((part) => part !== '').join('\n'));
    field.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset">
      <div>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="me-auto text-[13px] font-semibold text-muted">
            {t('lottery_text_label')}
          </label>
          <SmallButton isOff={written.every((each) => each.bets.length === 0)} onPress={takeSlips}>
            {t('lottery_text_take')}
          </SmallButton>
          <SmallButton isOff={draft === ''} onPress={() => onDraft('')}>
            {t('lottery_pick_clear')}
          </SmallButton>
        </div>
        <textarea
          ref={field}
          id={id}
          lang="vi"
          rows={5}
          maxLength={MAX_BET_TEXT}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={draft}
          // Positions of marks refer to this form.
          onChange={(event) => onDraft(event.target.value.normalize('NFC'))}
          aria-describedby={`${id}-reading`}
          className="w-full rounded-md border border-line bg-surface-2 p-3 font-mono text-base outline-none focus-visible:border-gold"
        />
      </div>
      <Reading id={`${id}-reading`} lines={lines} text={draft} onSelect={select} />
      {lines.length === 0 ? (
        <TextExamples target={target} onTake={onDraft} />
      ) : (
        <>
          {!isWhole && <Notice kind="info">{t('lottery_text_mend')}</Notice>}
          {isTooMany && <Notice kind="info">{t('lottery_slip_full')}</Notice>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <span className="block text-xs text-muted">{t('lottery_cost')}</span>
              <strong className="text-base text-gold">
                <Money value={cost} />
              </strong>
            </p>
            <Button disabled={!isWhole || isTooMany} onClick={addAll}>
              {t('lottery_text_add', { count: bets.length })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

type SmallButtonProps = { isOff: boolean; onPress: () => void; children: string };

function SmallButton({ isOff, onPress, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPress}
      className="touch-target h-8 rounded-sm bg-surface-2 px-2.5 text-xs font-semibold text-muted hover:text-text disabled:opacity-60"
    >
      {children}
    </button>
  );
}

type ReadingProps = {
  id: string;
  lines: readonly TextLine[];
  text: string;
  onSelect: (from: number, to: number) => void;
};

/** The result of parsing each line. */
function Reading({ id, lines, text, onSelect }: ReadingProps) {
  const t = useTranslate();
  return (
    <div id={id} aria-live="polite" className="flex flex-col gap-2">
      {lines.length === 0 ? (
        <p className="text-sm text-muted">{t('lottery_text_empty')}</p>
      ) : (
        <>
          <h3 className="text-[13px] font-semibold text-muted">{t('lottery_text_read')}</h3>
          <ul className="flex flex-col gap-2">
            {lines.map((line) => (
              <TextLineView key={line.at} line={line} text={text} onSelect={onSelect} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The number of bets that each game's slip would get. */
function countsOf(bets: readonly { code: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of bets) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
