import type { Amount } from '@champa/money';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import type { AutoplayRules } from './autoplay.ts';
import { createChoice } from './choice.ts';
import type { ArcadeText } from './definition.ts';

const ROUNDS = [10, 25, 50, 100] as const;
const MULTIPLES = [5n, 10n, 20n, 50n, 100n] as const;

/** Asks for the rules of autoplay; null if the player closes it. Every limit is in multiples of the stake, said in money. */
export async function askAutoplay(
  shell: Shell,
  word: ArcadeText,
  stake: Amount,
  mostSteps: number,
): Promise<AutoplayRules | null> {
  const { money, text } = shell.translator;
  const numbers = (values: readonly number[]) =>
    values.map((value) => ({ value: String(value), label: String(value) }));
  const amounts = [
    { value: '', label: word('autoplayNever') },
    ...MULTIPLES.map((multiple) => ({ value: String(multiple), label: money(stake * multiple) })),
  ];
  const nothing = (): void => undefined;
  const rounds = createChoice(word('autoplayRounds'), numbers(ROUNDS), '10', nothing);
  const steps = createChoice(
    word('autoplaySteps'),
    numbers(Array.from({ length: mostSteps }, (_, index) => index + 1)),
    String(Math.min(3, mostSteps)),
    nothing,
  );
  const loss = createChoice(word('autoplayLoss'), amounts, '20', nothing);
  const gain = createChoice(word('autoplayGain'), amounts, '', nothing);
  const win = createChoice(word('autoplayWin'), amounts, '', nothing);
  const limit = (value: string): Amount | null => (value === '' ? null : stake * BigInt(value));
  let rules: AutoplayRules | null = null;
  await shell.openDialog({
    title: word('autoplay'),
    body: [
      h('p', {}, word('autoplayIntro')),
      h(
        'div',
        { class: 'autoplay-rules' },
        rounds.element,
        mostSteps > 1 ? steps.element : null,
        loss.element,
        gain.element,
        win.element,
      ),
    ],
    actions: [
      { label: text('close') },
      {
        label: word('autoplayStart'),
        isPrimary: true,
        run: () => {
          rules = {
            rounds: Number(rounds.value()),
            steps: mostSteps > 1 ? Number(steps.value()) : 1,
            loss: limit(loss.value()),
            gain: limit(gain.value()),
            win: limit(win.value()),
          };
        },
      },
    ],
  });
  return rules;
}
