import {
  type AdminLotteryDraw,
  adminLotteryCorrection,
  adminLotteryDrawStatus,
  adminLotteryResult,
  adminLotteryVoid,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import { required, TextInput, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';
import { useFaults } from '../lottery-games/faults.ts';
import { useNameOf } from '../lottery-games/name.ts';
import { resultFieldsOf, resultFrom } from './result-fields.ts';

type Of = { draw: AdminLotteryDraw };

/** What can be done with the draw as it is now. */
export function DrawActs({ draw }: Of) {
  const { can } = draw;
  return (
    <>
      {can.includes('enter') && <ResultButton draw={draw} act="enter" />}
      {can.includes('pause') && <PauseButton draw={draw} />}
      {can.includes('resume') && <PauseButton draw={draw} />}
      {can.includes('correct') && <ResultButton draw={draw} act="correct" />}
      {can.includes('void') && <VoidButton draw={draw} />}
    </>
  );
}

function useDrawName(): (draw: AdminLotteryDraw) => string {
  const nameOf = useNameOf();
  return ({ gameNames, number }) => `${nameOf(gameNames)} ${number}`;
}

/** Whom it happens to: how many members, and with how much. */
function useConcerned(): (draw: AdminLotteryDraw) => string {
  const translate = useTranslate();
  const { money, count } = useFormats();
  const drawName = useDrawName();
  return (draw) =>
    translate('resources.lotteryDraws.concerned', {
      draw: drawName(draw),
      members: count(draw.members),
      stake: money(parseAmount(draw.stake)),
      paid: money(parseAmount(draw.paid)),
      currency: draw.currency,
    });
}

function PauseButton({ draw }: Of) {
  const drawName = useDrawName();
  const open = draw.state === 'paused';
  const act = open ? 'resume' : 'pause';
  return (
    <ReasonButton
      label={`resources.lotteryDraws.${act}`}
      danger={!open}
      effect={`resources.lotteryDraws.${act}_effect`}
      name={drawName(draw)}
      operation={adminLotteryDrawStatus}
      act={(reason) => call(adminLotteryDrawStatus, { params: { id: draw.id }, body: { open, reason } })}
    />
  );
}

function VoidButton({ draw }: Of) {
  const concerned = useConcerned();
  return (
    <ReasonButton
      label="resources.lotteryDraws.void"
      danger
      effect="resources.lotteryDraws.void_effect"
      name={concerned(draw)}
      operation={adminLotteryVoid}
      act={(reason) => call(adminLotteryVoid, { params: { id: draw.id }, body: { reason } })}
    />
  );
}

type Typed = { result: Record<string, string> };

const operations = { enter: adminLotteryResult, correct: adminLotteryCorrection } as const;

/** Says what the result is, or should have been. */
function ResultButton({ draw, act }: Of & { act: 'enter' | 'correct' }) {
  const translate = useTranslate();
  const concerned = useConcerned();
  const faults = useFaults();
  const { id, family, ofTwo } = draw;
  const fields = resultFieldsOf(family, ofTwo);
  const operation = operations[act];
  const labelOf = (name: string): string => {
    const isSecond = name.startsWith('second_');
    const prize = translate(`resources.lotteryDraws.prizes.${name.replace('second_', '')}`);
    return isSecond ? translate('resources.lotteryDraws.of_second', { prize }) : prize;
  };
  const save = ({ result, reason }: Typed & { reason: string }) =>
    call(operation, { params: { id }, body: { result: resultFrom(family, result), reason } });
  return (
    <FormButton<Typed>
      label={`resources.lotteryDraws.${act}`}
      danger={act === 'correct'}
      effect={`resources.lotteryDraws.${act}_effect`}
      name={concerned(draw)}
      operation={operation}
      defaults={{ result: Object.fromEntries(fields.map(({ name }) => [name, ''])) }}
      faultsOf={faults((field) => `result.${field.replace('second.', 'second_')}`)}
      act={save}
    >
      {fields.map(({ name, count, digits }) => (
        <TextInput
          key={name}
          source={`result.${name}`}
          label={labelOf(name)}
          helperText={translate('resources.lotteryDraws.so_many', { smart_count: count, digits })}
          inputMode="numeric"
          autoComplete="off"
          validate={required()}
          fullWidth
        />
      ))}
    </FormButton>
  );
}
