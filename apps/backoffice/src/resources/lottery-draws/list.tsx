import {
  adminLotteryDraw,
  adminLotteryDrawChanges,
  type AdminLotteryDrawRow,
  adminLotteryDraws,
  adminLotteryDrawsExport,
  lotteryDrawQueues,
  type OperationInput,
} from '@champa/contract';
import { linesOfResult, type Result } from '@champa/lottery';
import { Chip } from '@mui/material';
import { DateInput, FunctionField, List, ReferenceInput, SelectInput, useTranslate } from 'react-admin';
import { MoneyField, RecordLink, TimeField, WordField } from '../../kit/fields.tsx';
import { ExportActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useNameOf } from '../lottery-games/name.ts';
import { PlayStateField } from '../lottery-games/state.tsx';
import { changeWords } from '../lottery-games/words.ts';
import { DrawShow } from './show.tsx';
import { words } from './words.ts';

type Filter = Omit<OperationInput<typeof adminLotteryDraws>['query'], 'after' | 'pageSize'>;

export const resource: BackofficeResource = {
  name: 'lotteryDraws',
  group: 'lottery',
  order: 34,
  capability: 'lottery',
  title: 'number',
  words,
  list: DrawList,
  readOn: ({ page, filter }) => call(adminLotteryDraws, { query: { ...page, ...narrowed(filter) } }),
  show: DrawShow,
  readOne: (id) => call(adminLotteryDraw, { params: { id } }),
  lists: {
    lotteryDrawChanges: {
      words: changeWords,
      readOn: (id, { page }) => call(adminLotteryDrawChanges, { params: { id }, query: page }),
    },
  },
};

function narrowed({ game, queue, day }: Record<string, string>): Filter {
  return { ...(game && { game }), ...(queue && { queue: queue as Filter['queue'] }), ...(day && { day }) };
}

const queues = lotteryDrawQueues.map((id) => ({ id, name: `resources.lotteryDraws.queues.${id}` }));
const asTyped = (text: string): string => text;

/** Draws that are closed, the latest first; or those that take bets, or want a result. */
function DrawList() {
  const nameOf = useNameOf();
  const translate = useTranslate();
  const gameText = ({ names }: { names?: AdminLotteryDrawRow['gameNames'] }): string => (names ? nameOf(names) : '');
  const filters = [
    <SelectInput
      key="queue"
      source="queue"
      choices={queues}
      alwaysOn
      emptyText="resources.lotteryDraws.queues.closed"
    />,
    <ReferenceInput key="game" source="game" reference="lotteryGames" perPage={100} alwaysOn>
      <SelectInput optionText={gameText} label="resources.lotteryDraws.fields.game" emptyText="champa.all" />
    </ReferenceInput>,
    <DateInput key="day" source="day" alwaysOn parse={asTyped} />,
  ];
  return (
    <List actions={<ExportActions begin={adminLotteryDrawsExport} query={narrowed} />} filters={filters} perPage={25}>
      <ListTable rowClick="show">
        <RecordLink source="number" to="show" />
        <WordField source="game" word={({ gameNames }: AdminLotteryDrawRow) => nameOf(gameNames)} />
        <PlayStateField source="state" words="resources.lotteryDraws.states" />
        <TimeField source="closesAt" />
        <MoneyField source="stake" />
        <MoneyField source="paid" />
        <ResultField source="result" corrected={translate('resources.lotteryDraws.corrected')} />
      </ListTable>
    </List>
  );
}

/** The beginning of a result; of one with many prizes the first. */
function ResultField({ source, corrected }: { source: string; corrected: string }) {
  return (
    <FunctionField
      source={source}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      render={({ result, revision }: AdminLotteryDrawRow) => (
        <>
          {result ? linesOfResult(result as Result)[0] : ''}
          {revision > 1 && <Chip size="small" variant="outlined" color="warning" label={corrected} sx={{ ml: 1 }} />}
        </>
      )}
    />
  );
}

ResultField.sortable = false;
