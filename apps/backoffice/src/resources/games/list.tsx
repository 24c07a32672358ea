import {
  type AdminGame,
  adminGame,
  adminGameChange,
  adminGames,
  GameCategory,
  gameMarks,
  gameStates,
  type OperationInput,
} from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import { List, ReferenceInput, SearchInput, SelectInput, TextField, useTranslate } from 'react-admin';
import { RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { type GameForm, GameEdit } from './edit.tsx';
import { factsOf } from './facts.ts';
import { CoverField, MarksField } from './fields.tsx';
import { GameShow } from './show.tsx';
import { GameSwitch } from './switch.tsx';
import { words } from './words.ts';

type Filter = Omit<OperationInput<typeof adminGames>['query'], 'after' | 'pageSize'>;

export const resource: BackofficeResource = {
  name: 'games',
  group: 'games',
  order: 28,
  capability: 'games',
  title: 'name',
  words,
  list: GameList,
  readOn: ({ page, filter }) => call(adminGames, { query: { ...page, ...(filter as Filter) } }),
  show: GameShow,
  edit: GameEdit,
  readOne: (id) => call(adminGame, { params: { id } }),
  save: (id, form: GameForm) =>
    call(adminGameChange, { params: { id }, body: { ...factsOf(form), revision: form.revision, reason: form.reason } }),
};

const states = gameStates.map((id) => ({ id, name: `resources.games.states.${id}` }));
const marks = gameMarks.map((id) => ({ id, name: `resources.games.mark_names.${id}` }));

function GameList() {
  const translate = useTranslate();
  const language = useLanguage();
  const areas = GameCategory.options.map((id) => ({ id, name: areaWord(id, language) }));
  const all = { alwaysOn: true, emptyText: 'champa.all' };
  const filters = [
    <SearchInput key="search" source="search" placeholder={translate('resources.games.search')} alwaysOn />,
    <ReferenceInput key="vassalage" source="vassalage" reference="vendors" perPage={100} alwaysOn>
      <SelectInput optionText="displayName" label="resources.games.fields.vassalage" emptyText="champa.all" />
    </ReferenceInput>,
    <SelectInput key="category" source="category" choices={areas} translateChoice={false} {...all} />,
    <SelectInput key="state" source="state" choices={states} {...all} />,
    <SelectInput key="mark" source="mark" choices={marks} {...all} />,
  ];
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ListTable rowClick="show">
        <CoverField source="icon" />
        <RecordLink source="name" to="show" />
        <WordField source="vendorName" word={({ vendorName }: AdminGame) => vendorName} />
        <WordField source="category" word={({ category }: AdminGame) => areaWord(category, language)} />
        <StateField source="state" words="resources.games.states" />
        <GameSwitch />
        <MarksField source="marks" />
        <TextField source="rtp" sortable={false} textAlign="right" emptyText="–" />
        <TimeField source="addedAt" />
      </ListTable>
    </List>
  );
}
