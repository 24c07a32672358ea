import { useTranslate } from '@champa/i18n/react';
import { stations, stationsOn } from '@champa/lottery';
import { Money } from '@champa/ui';
import { type TextTarget, understand, weekdayOf } from '../model/text-bets.ts';
import { usePlayText } from '../model/use-play-text.ts';

/** Numbers and a bet of each kind, as agents write them; only those that the game offers are shown. */
const samples = [
  '23 45 b10n',
  '123 b5n',
  '12 dau10n duoi20n',
  '68 dd10n',
  '123 xc10n',
  '234 bdao2n',
  '12 34 56 da2n',
  '10keo50 b2n',
  '79 b7l5n',
  '79 b8l5n',
];

type TextExamplesProps = { target: TextTarget; onTake: (text: string) => void };

/** The stations of the day with their abbreviations, and example texts, each with its meaning. */
export function TextExamples({ target, onTake }: TextExamplesProps) {
  const t = useTranslate();
  const playText = usePlayText();
  const { family } = target.game;
  const today = stationsOn(family as (typeof stations)[number]['family'], weekdayOf(target.draw));
  const shown = samples.flatMap((text) => {
    const { bets, isWhole } = understand(text, target, []);
    return isWhole ? [{ text, bets }] : [];
  });
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-[13px] font-semibold text-muted">{t('lottery_text_stations')}</h3>
      <p className="text-[13px]">
        {today.map(({ id, name, aliases }) => (
          <span key={id} className="me-4 inline-block">
            {name} <code className="font-mono text-muted">{aliases.slice(0, 2).join(' ')}</code>
          </span>
        ))}
      </p>
      <h3 className="text-[13px] font-semibold text-muted">{t('lottery_text_examples')}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {shown.map(({ text, bets }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onTake(text)}
              className="flex min-h-11 w-full flex-col rounded-md bg-surface-2 px-3 py-2 text-start hover:bg-surface-3"
            >
              <code lang="vi" className="font-mono text-sm">
                {text}
              </code>
              <span className="text-xs text-muted">
                {bets.map(({ key, play, stake }, index) => (
                  <span key={`${key} ${play.id}`}>
                    {index > 0 && ' · '}
                    {playText(play)} × <Money value={stake} />
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
