import type { Play } from '@champa/lottery';
import { playGroupOf } from '@champa/i18n/lottery-plays';
import { useTranslate } from '@champa/i18n/react';
import { groupPlays } from '../model/plays.ts';
import { usePlayText } from '../model/use-play-text.ts';
import { Chip } from './chip.tsx';

type PlayPickerProps = { plays: readonly Play[]; chosen: Play; onChoose: (play: Play) => void };

/** The plays of a game: groups in one row, and the plays of the chosen group below. */
export function PlayPicker({ plays, chosen, onChoose }: PlayPickerProps) {
  const t = useTranslate();
  const playText = usePlayText();
  const groups = groupPlays(plays);
  const current = groups.find(({ name }) => name === playGroupOf(chosen.id));
  return (
    <div className="flex flex-col gap-2">
      <div
        role="group"
        aria-label={t('lottery_play_groups')}
        className="scroll-row -mx-4 flex gap-2 px-4 py-1 lg:-mx-1 lg:flex-wrap lg:px-1"
      >
        {groups.map(({ name, plays: members }) => (
          <Chip key={name} isChosen={name === current?.name} isStrong onPress={() => onChoose(members[0]!)}>
            {t(name)}
          </Chip>
        ))}
      </div>
      {current && current.plays.length > 1 && (
        <div
          role="group"
          aria-label={t(current.name)}
          className="scroll-row -mx-4 flex gap-2 px-4 py-1 lg:-mx-1 lg:flex-wrap lg:px-1"
        >
          {current.plays.map((play) => (
            <Chip key={play.id} isChosen={play.id === chosen.id} onPress={() => onChoose(play)}>
              {playText(play)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
