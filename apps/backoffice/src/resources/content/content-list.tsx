import {
  adminContentOrder,
  type AdminContentRow,
  adminContents,
  adminContentSave,
  type ContentKind,
} from '@champa/contract';
import { Box, Button, IconButton } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, List, useInput, useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { ChipsField, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { useMay } from '../../kit/may.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { useCanEdit } from '../settings/use-can-edit.ts';

type OfKind = { kind: ContentKind };

/** The content of a kind, in the order that visitors see. */
export function ContentList({ kind }: OfKind) {
  return (
    <List
      perPage={50}
      actions={
        <ListActions>
          <OrderButton kind={kind} />
          <CreateLink kind={kind} />
        </ListActions>
      }
      empty={false}
    >
      <Rows kind={kind} />
    </List>
  );
}

function Rows({ kind }: OfKind) {
  const translate = useTranslate();
  const nameOf = useTitle();
  const to = useCanEdit() ? 'edit' : 'show';
  return (
    <ListTable rowClick={to}>
      <WordField source="title" word={nameOf} />
      <RecordLink source="id" to={to} />
      <WordField
        source="group"
        word={({ group }: AdminContentRow) =>
          group === null ? '' : translate(`resources.${kind}.groups.${group}`, { _: group })
        }
      />
      <StateField source="state" />
      <ChipsField source="missing" word={(language) => translate(`champa.languages.${language}`)} />
      <TimeField source="from" />
      <TimeField source="until" />
      <WordField source="changedBy" word={({ changedBy }: AdminContentRow) => changedBy ?? ''} />
      <TimeField source="changedAt" />
    </ListTable>
  );
}

/** A title in the console's language, or in any that there is. */
function useTitle(): (row: AdminContentRow) => string {
  const language = useLanguage();
  return ({ id, title }) => title[language] ?? Object.values(title)[0] ?? id;
}

function CreateLink({ kind }: OfKind) {
  const translate = useTranslate();
  if (!useMay(adminContentSave)) return null;
  return (
    <Button component={Link} to={`/${kind}/create`} size="small">
      {translate(`resources.${kind}.create`)}
    </Button>
  );
}

function OrderButton({ kind }: OfKind) {
  return (
    <FormButton<{ keys: string[] }>
      label={`resources.${kind}.order`}
      effect={`resources.${kind}.order_effect`}
      name=""
      operation={adminContentOrder}
      act={({ keys, reason }) => call(adminContentOrder, { params: { kind }, body: { keys, reason } })}
    >
      <OrderInput kind={kind} />
    </FormButton>
  );
}

/** All content of a kind, each to be moved up or down. */
function OrderInput({ kind }: OfKind) {
  const translate = useTranslate();
  const tell = useTellFault();
  const nameOf = useTitle();
  const [rows, setRows] = useState<AdminContentRow[]>([]);
  const { field } = useInput<string[]>({ source: 'keys', defaultValue: [] });
  const { onChange } = field;
  useEffect(() => {
    call(adminContents, { params: { kind }, query: { pageSize: '100' } }).then(({ list }) => {
      const there = list.filter(({ state }) => state !== 'removed');
      setRows(there);
      onChange(there.map(({ id }) => id));
    }, tell);
  }, [kind, onChange, tell]);

  const move = (from: number, to: number): void => {
    const moved = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!);
    setRows(moved);
    onChange(moved.map(({ id }) => id));
  };

  return (
    <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none', maxHeight: 360, overflowY: 'auto' }} tabIndex={0}>
      {rows.map((row, index) => (
        <Box component="li" key={row.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>
          <IconButton
            size="small"
            disabled={index === 0}
            aria-label={translate(`resources.${kind}.up`, { name: nameOf(row) })}
            onClick={() => move(index, index - 1)}
          >
            ↑
          </IconButton>
          <IconButton
            size="small"
            disabled={index === rows.length - 1}
            aria-label={translate(`resources.${kind}.down`, { name: nameOf(row) })}
            onClick={() => move(index, index + 1)}
          >
            ↓
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
