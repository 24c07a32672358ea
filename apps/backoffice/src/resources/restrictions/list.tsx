import { adminRestrictions, type AdminRestriction, type RestrictionKind, restrictionKinds } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Link, List, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { ChipsField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { ExclusionButton } from '../member/exclusion-button.tsx';
import { words } from './words.ts';

type Row = Omit<AdminRestriction, 'limits'> & { limits: string[] };

export const resource: BackofficeResource = {
  name: 'restrictions',
  group: 'safety',
  order: 61,
  capability: 'compliance',
  title: 'username',
  words,
  list: RestrictionList,
  readOn: async ({ page, filter: { kind = 'excluded' } }) => {
    const { list, next } = await call(adminRestrictions, { query: { ...page, kind: kind as RestrictionKind } });
    return { list: list.map((row) => ({ ...row, limits: row.limits.map(textOf) })), next };
  },
};

/** A limit as a chip names it: its kind, period and value. */
const textOf = ({ kind, period, value }: AdminRestriction['limits'][number]): string => `${kind} ${period} ${value}`;

const kinds = restrictionKinds.map((id) => ({ id, name: `resources.restrictions.kinds.${id}` }));
const filters = [<SelectInput key="kind" source="kind" choices={kinds} alwaysOn emptyValue={undefined} />];

/** Whom exclusions, pauses and limits of their own keep from play. Nothing here shortens one. */
function RestrictionList() {
  const translate = useTranslate();
  const { money, count, time } = useFormats();
  const limit = (text: string): string => {
    const [kind = '', period = '', value = ''] = text.split(' ');
    const amount = kind === 'session' ? count(Number(value)) : money(parseAmount(value));
    return (
      [`words.${kind}`, `words.${period}`].map((word) => translate(`resources.restrictions.${word}`)).join(' · ') +
      ` ${amount}`
    );
  };
  const excluded = ({ excludedSince, excludedUntil }: Row): string => {
    if (excludedSince === null) return '–';
    return excludedUntil === null ? translate('resources.restrictions.for_good') : time.full(excludedUntil);
  };
  return (
    <List actions={<ListActions />} filters={filters} filterDefaultValues={{ kind: 'excluded' }} perPage={25}>
      <ListTable>
        <WordField
          source="username"
          word={({ id, username }: Row) => <Link to={`/members/${id}/show/limits`}>{username}</Link>}
        />
        <TimeField source="excludedSince" />
        <WordField source="excludedUntil" word={excluded} />
        <TimeField source="timeOutUntil" />
        <ChipsField source="limits" word={limit} />
        <ExcludeButton label={false} />
      </ListTable>
    </List>
  );
}

function ExcludeButton(_: { label: false }) {
  const row = useRecordContext<Row>();
  return row ? <ExclusionButton id={row.id} username={row.username} /> : null;
}
