import {
  adminLotteryGame,
  type AdminLotteryGameRow,
  adminLotteryGameChanges,
  adminLotteryGames,
  LotteryArea,
  type OperationInput,
} from '@champa/contract';
import { Link, List, SelectInput, useTranslate } from 'react-admin';
import { CountField, TimeField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useNameOf } from './name.ts';
import { GameShow } from './show.tsx';
import { PlayStateField } from './state.tsx';
import { GamePause } from './switch.tsx';
import { changeWords, words } from './words.ts';

type Filter = Omit<OperationInput<typeof adminLotteryGames>['query'], 'pageNo' | 'pageSize'>;

export const resource: BackofficeResource = {
  name: 'lotteryGames',
  group: 'lottery',
  order: 35,
  capability: 'lottery',
  title: 'id',
  words,
  list: GameList,
  read: ({ page, filter }) => call(adminLotteryGames, { query: { ...page, ...(filter as Filter) } }),
  show: GameShow,
  readOne: (code) => call(adminLotteryGame, { params: { code } }),
  lists: {
    lotteryGameChanges: {
      words: changeWords,
      readOn: (code, { page }) => call(adminLotteryGameChanges, { params: { code }, query: page }),
    },
  },
};

const areas = LotteryArea.options.map((id) => ({ id, name: `resources.lotteryGames.areas.${id}` }));
const sources = ['house', 'external'].map((id) => ({ id, name: `resources.lotteryGames.sources.${id}` }));
const filters = [
  <SelectInput key="vassalage" source="vassalage" choices={areas} alwaysOn emptyText="champa.all" />,
  <SelectInput key="source" source="source" choices={sources} alwaysOn emptyText="champa.all" />,
];

/** Every lottery game, in the order of the pages. */
function GameList() {
  const translate = useTranslate();
  const nameOf = useNameOf();
  return (
    <List actions={<ListActions />} filters={filters} perPage={50}>
      <ListTable rowClick="show">
        <WordField
          source="names"
          word={({ id, names }: AdminLotteryGameRow) => <Link to={`/lotteryGames/${id}/show`}>{nameOf(names)}</Link>}
        />
        <WordField
          source="family"
          word={({ family }: AdminLotteryGameRow) => translate(`resources.lotteryGames.families.${family}`)}
        />
        <WordField
          source="source"
          word={({ source }: AdminLotteryGameRow) => translate(`resources.lotteryGames.sources.${source}`)}
        />
        <PlayStateField source="state" words="resources.lotteryGames.states" />
        <GamePause />
        <TimeField source="closesAt" />
        <CountField source="hotNumbers" />
        <CountField source="sort" />
      </ListTable>
    </List>
  );
}
