import { adminText, type AdminTextRow, adminTexts, type Language } from '@champa/contract';
import { Chip } from '@mui/material';
import { BooleanInput, FunctionField, List, SearchInput, useTranslate } from 'react-admin';
import { RecordLink, TimeField, WordField } from '../../kit/fields.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useCanEdit } from '../settings/use-can-edit.ts';
import { TextEdit, TextShow } from './text-page.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'texts',
  group: 'content',
  order: 52,
  capability: 'content',
  title: 'id',
  words,
  list: TextList,
  read: ({ page, filter: { q, own } }) =>
    call(adminTexts, { query: { ...page, ...(q && { q }), own: String(own) === 'true' ? 'true' : 'false' } }),
  edit: TextEdit,
  show: TextShow,
  readOne: (id) => call(adminText, { params: { id } }),
};

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="own" source="own" label="resources.texts.only_own" alwaysOn />,
];

/** Every text of the site, as visitors read it. */
function TextList() {
  const to = useCanEdit() ? 'edit' : 'show';
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ListTable rowClick={to}>
        <RecordLink source="id" to={to} />
        <InLanguage source="en" language="en" />
        <InLanguage source="lo" language="lo" />
        <InLanguage source="cn" language="cn" />
        <WordField source="changedBy" word={({ changedBy }: AdminTextRow) => changedBy ?? ''} />
        <TimeField source="changedAt" />
      </ListTable>
    </List>
  );
}

function InLanguage({ source, language }: { source: string; language: Language }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      label={`champa.languages.${language}`}
      sortable={false}
      render={({ texts, own }: AdminTextRow) => (
        <span
          lang={language === 'cn' ? 'zh' : language}
          style={{ display: 'block', minWidth: 180, overflowWrap: 'anywhere' }}
        >
          {texts[language]}
          {own.includes(language) && (
            <Chip
              size="small"
              color="info"
              variant="outlined"
              label={translate('resources.texts.own')}
              sx={{ ml: 1 }}
            />
          )}
        </span>
      )}
    />
  );
}
