import { type AdminLotteryGame, adminLotteryGameChange, type LocalText } from '@champa/contract';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectArrayInput,
  TextInput,
} from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { call } from '../../providers/api.ts';
import { useFaults } from './faults.ts';
import { useNameOf } from './name.ts';
import { useUnlessChanged } from './unless-changed.ts';
import { useDays } from './use-days.ts';
import { useWhole } from './whole.ts';

type Times = { days: number[]; at: string; locks: number; expected: number };
type Typed = { names: LocalText; sort: number; canCancel: boolean; times: Times };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Names, place and times of the game. */
export function ChangeButton() {
  const game = useWhole();
  return game && <Change game={game} />;
}

function Change({ game }: { game: AdminLotteryGame }) {
  const nameOf = useNameOf();
  const faults = useFaults();
  const unlessChanged = useUnlessChanged(game);
  const { id: code, names, sort, canCancel, schedule } = game;
  const isOutside = schedule.kind !== 'house';
  const { days, at, locks, expected } = schedule;
  const save = ({ names: typed, times, ...facts }: Typed & { reason: string }) => {
    const kept = Object.fromEntries(Object.entries(typed).filter(([, text]) => Boolean(text?.trim())));
    const timesOf = isOutside ? { ...times, at: times.at || null } : null;
    return unlessChanged((edition) =>
      call(adminLotteryGameChange, { params: { code }, body: { ...facts, names: kept, times: timesOf, edition } }),
    );
  };
  return (
    <FormButton<Typed>
      label="resources.lotteryGames.change"
      effect={isOutside ? 'resources.lotteryGames.change_effect' : 'resources.lotteryGames.change_house_effect'}
      name={nameOf(names)}
      operation={adminLotteryGameChange}
      defaults={{ names, sort, canCancel, times: { days, at: at ?? '', locks, expected } }}
      faultsOf={faults()}
      act={save}
    >
      <TextInput source="names.en" label="English" fullWidth validate={[required(), maxLength(60)]} />
      <TextInput source="names.lo" label="ລາວ" fullWidth validate={maxLength(60)} />
      <TextInput source="names.cn" label="中文" fullWidth validate={maxLength(60)} />
      <NumberInput
        source="sort"
        label="resources.lotteryGames.fields.sort"
        min={0}
        step={1}
        validate={[required(), minValue(0), maxValue(100_000)]}
        fullWidth
      />
      <BooleanInput source="canCancel" label="resources.lotteryGames.fields.canCancel" />
      {isOutside && <TimesInputs kind={schedule.kind} zone={schedule.zone} />}
    </FormButton>
  );
}

function TimesInputs({ kind, zone }: { kind: string; zone: string }) {
  const daysOf = useDays();
  const last = kind === 'weekly' ? 7 : 31;
  const choices = Array.from({ length: last }, (_, index) => index + 1).map((id) => ({
    id,
    name: daysOf(kind, [id])[0]!,
  }));
  const seconds = [required(), minValue(0), maxValue(86_400)];
  return (
    <>
      {kind !== 'cadence' && (
        <>
          <SelectArrayInput
            source="times.days"
            label="resources.lotteryGames.fields.days"
            choices={choices}
            translateChoice={false}
            validate={required()}
            fullWidth
          />
          <TextInput
            source="times.at"
            label="resources.lotteryGames.fields.at"
            helperText={zone}
            placeholder="18:15"
            validate={[required(), regex(TIME, 'resources.lotteryGames.faults.time')]}
            fullWidth
          />
        </>
      )}
      <NumberInput
        source="times.locks"
        label="resources.lotteryGames.fields.locks"
        step={1}
        validate={seconds}
        fullWidth
      />
      <NumberInput
        source="times.expected"
        label="resources.lotteryGames.fields.expected"
        step={1}
        validate={seconds}
        fullWidth
      />
    </>
  );
}
