import { type AdminReturn, adminReturns, type OperationValue, returnParts } from '@champa/contract';
import { Alert, Chip, Typography } from '@mui/material';
import {
  DateInput,
  FunctionField,
  List,
  ReferenceInput,
  SelectInput,
  TextField,
  useListContext,
  useTranslate,
} from 'react-admin';
import { CountField, MoneyField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

type Answer = OperationValue<typeof adminReturns>;
type Part = (typeof returnParts)[number];
type Filter = { part?: Part; from?: string; to?: string; vassalage?: string };

export const resource: BackofficeResource = {
  name: 'returns',
  group: 'games',
  order: 32,
  capability: 'games',
  words,
  list: ReturnList,
  read: async ({ page, filter }) => {
    const { part = 'vendor', ...asked } = filter as Filter;
    const { list, total, range, assumed } = await call(adminReturns, {
      params: { part },
      query: { ...page, ...asked },
    });
    return { list, total, meta: { range, assumed } };
  },
};

const parts = returnParts.map((id) => ({ id, name: `resources.returns.parts.${id}` }));
const asTyped = (text: string): string => text;
const filters = [
  <SelectInput key="part" source="part" choices={parts} alwaysOn emptyValue={undefined} />,
  <ReferenceInput key="vassalage" source="vassalage" reference="vendors" perPage={100} alwaysOn>
    <SelectInput optionText="displayName" label="resources.returns.fields.vassalage" emptyText="champa.all" />
  </ReferenceInput>,
  <DateInput key="from" source="from" alwaysOn parse={asTyped} />,
  <DateInput key="to" source="to" alwaysOn parse={asTyped} />,
];

/** What vendors or games paid back in some days, beside what they should. */
function ReturnList() {
  return (
    <List actions={<ListActions />} filters={filters} filterDefaultValues={{ part: 'vendor' }} perPage={50}>
      <Assumption />
      <Rows />
    </List>
  );
}

function Rows() {
  const { filterValues } = useListContext<AdminReturn>();
  const { part } = filterValues as Filter;
  return (
    <ListTable>
      <WordField source="name" word={({ name }: AdminReturn) => name} />
      {part === 'game' && <TextField source="vendorName" sortable={false} />}
      <TextField source="rtp" sortable={false} textAlign="right" emptyText="–" />
      <TextField source="theoretical" sortable={false} textAlign="right" emptyText="–" />
      <WordField source="band" word={({ band }: AdminReturn) => (band ? `${band.low} – ${band.high}` : '–')} />
      <VerdictField source="verdict" />
      <CountField source="rounds" />
      <MoneyField source="stakes" />
      <MoneyField source="wins" />
    </ListTable>
  );
}

/** Which days, and what the band takes for granted. */
function Assumption() {
  const translate = useTranslate();
  const { count } = useFormats();
  const { meta } = useListContext<AdminReturn>();
  const { range, assumed } = (meta ?? {}) as Partial<Answer>;
  if (!range || !assumed) return null;
  return (
    <Alert severity="info" icon={false} sx={{ m: 2 }}>
      <Typography variant="subtitle2">{translate('resources.returns.range', range)}</Typography>
      {translate('resources.returns.assumed', { ...assumed, rounds: count(assumed.rounds) })}
    </Alert>
  );
}

const colours = { outside: 'error', within: 'success', unjudged: 'default' } as const;

function verdictOf({ band, rtp, isOutside }: AdminReturn): keyof typeof colours {
  if (band === null || rtp === null) return 'unjudged';
  return isOutside ? 'outside' : 'within';
}

function VerdictField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={(row: AdminReturn) => {
        const verdict = verdictOf(row);
        const label = translate(`resources.returns.verdicts.${verdict}`);
        return <Chip size="small" variant="outlined" color={colours[verdict]} label={label} />;
      }}
    />
  );
}

VerdictField.sortable = false;
