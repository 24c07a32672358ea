import type { GameCategory } from '@champa/contract';
import { roundStateLabels } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Chips } from '../../kit/lists/chips.tsx';
import { ChoiceSelect } from '../../kit/lists/choice-select.tsx';
import { areas } from '../game/index.ts';
import { type RoundState, roundStates } from './labels.ts';

/** The filters of rounds. */
type Narrowed = { area?: GameCategory | undefined; vendor?: string | undefined; state?: RoundState | undefined };
type RoundFiltersProps = { search: Narrowed; onNarrow: (narrowed: Narrowed) => void };

type GameChoicesProps = RoundFiltersProps & {
  areas: readonly GameCategory[];
  vendors: readonly { vassalage: string; name: string }[];
};

/** Filters by area and by studio. */
export function GameChoices({ search, areas: choices, vendors, onNarrow }: GameChoicesProps) {
  const t = useTranslate();
  return (
    <>
      <ChoiceSelect
        label={t('records_area')}
        all={t('records_area_all')}
        value={search.area}
        choices={choices.map((area) => ({ value: area, label: t(areas[area].label) }))}
        onChange={(value) => onNarrow({ area: choices.find((each) => each === value) })}
      />
      <ChoiceSelect
        label={t('records_vendor')}
        all={t('records_vendor_all')}
        value={search.vendor}
        choices={vendors.map(({ vassalage, name }) => ({ value: vassalage, label: name }))}
        onChange={(vendor) => onNarrow({ vendor })}
      />
    </>
  );
}

/** Filters by state. */
export function RoundStateChips({ search, onNarrow }: RoundFiltersProps) {
  const t = useTranslate();
  return (
    <Chips
      label={t('records_state')}
      value={search.state}
      choices={roundStates.map((state) => ({ value: state, label: t(roundStateLabels[state]) }))}
      onChange={(state) => onNarrow({ state })}
    />
  );
}
