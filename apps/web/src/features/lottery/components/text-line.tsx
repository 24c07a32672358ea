import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { stations as known, type TextCode } from '@champa/lottery';
import { cx, Money } from '@champa/ui';
import { choiceProblems } from '../model/choice-problems.ts';
import { type LineBet, type LineProblem, type Mark, type TextLine } from '../model/text-bets.ts';
import { usePlayText } from '../model/use-play-text.ts';

const problems: Readonly<Record<LineProblem['code'], MessageId>> = {
  ...choiceProblems,
  UNKNOWN_WORD: 'lottery_text_unknown_word',
  NO_STATION: 'lottery_text_no_station',
  STATION_NOT_TODAY: 'lottery_text_not_today',
  STATION_AMBIGUOUS: 'lottery_text_ambiguous',
  TOO_FEW_STATIONS: 'lottery_text_few_stations',
  NO_NUMBERS: 'lottery_text_no_numbers',
  WRONG_NUMBER: 'lottery_text_wrong_number',
  NUMBER_REPEATED: 'lottery_text_repeated',
  TOO_FEW_NUMBERS: 'lottery_text_few_numbers',
  NO_BET: 'lottery_text_no_bet',
  NO_AMOUNT: 'lottery_text_no_amount',
  WRONG_PLAY: 'lottery_text_wrong_play',
  NO_GAME: 'lottery_text_no_game',
  NOT_OFFERED: 'lottery_text_not_offered',
  AMOUNT_TOO_FINE: 'lottery_text_too_fine',
} satisfies Record<TextCode | LineProblem['code'], MessageId>;

const looks: Readonly<Record<Mark['as'], string>> = {
  bet: 'text-text',
  problem: 'rounded-sm bg-ember/15 font-bold text-ember underline decoration-wavy underline-offset-4',
  nothing: 'text-muted',
};

type TextLineViewProps = {
  line: TextLine;
  text: string;
  /** Selects a part of the text. */
  onSelect: (from: number, to: number) => void;
};

/** A line of a bet text: the line with its errors marked, its bets, and the explanation of each error. */
export function TextLineView({ line: { marks, bets, problems: found }, text, onSelect }: TextLineViewProps) {
  const t = useTranslate();
  return (
    <li className="flex flex-col gap-2 rounded-md bg-surface-2 p-3">
      <p lang="vi" className="font-mono text-sm break-words">
        {marks.map(({ as, text: part }, index) =>
          as === 'problem' ? (
            <mark key={index} className={cx('bg-transparent', looks[as])}>
              {part}
            </mark>
          ) : (
            <span key={index} className={looks[as]}>
              {part}
            </span>
          ),
        )}
      </p>
      {bets.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {bets.map((bet) => (
            <BetLine key={bet.key} bet={bet} />
          ))}
        </ul>
      )}
      {found.map(({ code, from, to }) => (
        <button
          key={`${code} ${from}`}
          type="button"
          onClick={() => onSelect(from, to)}
          className={cx(
            'min-h-11 rounded-sm text-start text-[13px] font-semibold underline-offset-4 hover:underline',
            code === 'NUMBER_REPEATED' ? 'text-muted' : 'text-ember',
          )}
        >
          {t(problems[code], { part: text.slice(from, to).trim() })}
        </button>
      ))}
    </li>
  );
}

function BetLine({ bet: { play, numbers, stations, stake, lines, cost } }: { bet: LineBet }) {
  const t = useTranslate();
  const playText = usePlayText();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-s-2 border-jade ps-3 text-[13px]">
      <span className="min-w-0 font-semibold break-words">
        {playText(play)} · <span className="tabular">{numbers.join(' ')}</span>
      </span>
      <Money value={cost} className="text-end font-semibold" />
      <span className="text-xs text-muted">
        {stations.map((each) => known.find(({ id }) => id === each)?.name).join(' + ')}
      </span>
      <span className="text-end text-xs text-muted tabular">
        {t('lottery_text_lines', { lines: Number(lines) })} × <Money value={stake} />
      </span>
    </li>
  );
}
