import { type AdminGame, gameTypes } from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import { useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { Beside } from '../../kit/beside.tsx';
import { CountriesInput } from '../../kit/countries-input.tsx';
import { EditForm, ReasonInput } from '../../kit/edit-form.tsx';
import { refusalOf } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { CoverInput } from './cover-input.tsx';
import { ConflictNotice, type GameConflict } from './conflict-notice.tsx';

/** What the form sends. */
export type GameForm = AdminGame & { reason: string };

const PERCENT = /^\d{1,3}(\.\d{1,2})?$/;
const AMOUNT = /^\d{1,12}(\.\d{1,5})?$/;

export function GameEdit() {
  const language = useLanguage();
  const [conflict, setConflict] = useState<GameConflict | null>(null);
  const kinds = gameTypes.map((id) => ({ id, name: areaWord(id, language) }));
  const isConflict = (error: unknown): boolean => {
    const refusal = refusalOf(error);
    if (refusal?.code !== 'CHANGED_MEANWHILE') return false;
    setConflict(refusal.value as GameConflict);
    return true;
  };
  return (
    <EditForm refused={isConflict}>
      {conflict && <ConflictNotice conflict={conflict} settled={() => setConflict(null)} />}
      <Beside>
        <TextInput source="name" validate={[required(), maxLength(120)]} />
        <TextInput source="nameLo" validate={maxLength(120)} />
        <TextInput source="nameCn" validate={maxLength(120)} />
      </Beside>
      <CoverInput />
      <Beside>
        <SelectInput source="gameType" choices={kinds} translateChoice={false} validate={required()} />
        <TextInput source="classify" validate={maxLength(20)} />
      </Beside>
      <Beside>
        <BooleanInput source="enabled" />
        <BooleanInput source="maintenance" />
        <BooleanInput source="isHot" />
        <BooleanInput source="trial" />
      </Beside>
      <Beside>
        <TextInput source="minBet" validate={regex(AMOUNT)} inputMode="decimal" />
        <NumberInput source="lines" validate={[minValue(1), maxValue(1_000_000)]} step={1} />
        <TextInput source="rtp" validate={regex(PERCENT)} inputMode="decimal" />
      </Beside>
      <TextArrayInput source="tags" fullWidth />
      <CountriesInput source="notIn" />
      <ArrayInput source="stakeLimits" helperText="resources.games.limits_hint">
        <SimpleFormIterator inline disableReordering>
          <NumberInput
            source="fromLevel"
            label="resources.games.from_level"
            validate={[required(), minValue(0), maxValue(100)]}
            step={1}
          />
          <TextInput
            source="most"
            label="resources.games.most"
            validate={[required(), regex(AMOUNT)]}
            inputMode="decimal"
          />
        </SimpleFormIterator>
      </ArrayInput>
      <ReasonInput />
    </EditForm>
  );
}
