import { parseAmount } from '@champa/money';
import { Box, Chip } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import {
  FunctionField,
  Link,
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormats } from './formats.ts';

/** An amount, right-aligned, with 2 decimals; wins and credits in the success colour. */
export function MoneyField({ source, signed }: { source: string; label?: string; signed?: boolean }) {
  const { money } = useFormats();
  return (
    <FunctionField
      source={source}
      textAlign="right"
      render={(record: RaRecord) => {
        const amount = parseAmount(String(record[source]));
        const gained = signed === true && amount > 0n;
        return (
          <Box
            component="span"
            sx={{ fontVariantNumeric: 'tabular-nums', ...(gained ? { color: 'success.main' } : {}) }}
          >
            {gained ? '+' : ''}
            {money(amount)}
          </Box>
        );
      }}
    />
  );
}

MoneyField.textAlign = 'right';

/** A whole number, right-aligned. */
export function CountField({ source }: { source: string }) {
  const { count } = useFormats();
  return (
    <FunctionField
      source={source}
      textAlign="right"
      render={(record: RaRecord) => count(Number(record[source]))}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    />
  );
}

CountField.textAlign = 'right';

/** A time in the operator's time zone and the console's language, to the second, on one line; empty where there is none. */
export function TimeField({ source }: { source: string; label?: string }) {
  const { time } = useFormats();
  return (
    <FunctionField
      source={source}
      render={(record: RaRecord) => {
        const at: unknown = record[source];
        return typeof at === 'string' ? time.full(at) : '';
      }}
      sx={{ whiteSpace: 'nowrap' }}
    />
  );
}

type WordFieldProps<Row> = { source: string; word: (row: Row) => ReactNode };

/** The words for a code, on one line. */
export function WordField<Row extends RaRecord>({ source, word }: WordFieldProps<Row>) {
  return <FunctionField source={source} render={word} sx={{ whiteSpace: 'nowrap' }} />;
}

const colours = {
  active: 'success',
  requested: 'warning',
  reviewing: 'info',
  approved: 'info',
  paying: 'info',
  paid: 'success',
  confirmed: 'success',
  disputed: 'error',
  rejected: 'default',
  credited: 'success',
  closed: 'default',
  suspended: 'error',
  disabled: 'error',
  failed: 'error',
  expired: 'default',
  pending: 'warning',
  review: 'warning',
  created: 'warning',
  waiting: 'warning',
  stale: 'error',
  differs: 'error',
  matches: 'success',
  open: 'error',
  explained: 'info',
  shown: 'success',
  coming: 'info',
  planned: 'info',
  under_way: 'warning',
  called_off: 'default',
  running: 'info',
  done: 'success',
  over: 'default',
  off: 'default',
  removed: 'error',
  vendor_off: 'default',
  maintenance: 'warning',
  vendor_maintenance: 'warning',
} as const;

type ChipsFieldProps = { source: string; word: (code: string) => string };

/** Some codes, each a chip with its word. */
export function ChipsField({ source, word }: ChipsFieldProps) {
  return (
    <FunctionField
      source={source}
      render={(record: RaRecord) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {(record[source] as readonly string[]).map((code) => (
            <Chip key={code} size="small" variant="outlined" label={word(code)} />
          ))}
        </Box>
      )}
    />
  );
}

type StateFieldProps = {
  source: string;
  /** Where its words are, where they are not the shared ones. */ words?: string;
};

/** A state: a coloured chip with its word. */
export function StateField({ source, words = 'champa.states' }: StateFieldProps) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={(record: RaRecord) => {
        const state = String(record[source]);
        return (
          <Chip
            size="small"
            variant="outlined"
            label={translate(`${words}.${state}`, { _: state })}
            color={colours[state as keyof typeof colours] ?? 'default'}
          />
        );
      }}
    />
  );
}

/** Whether something is switched on. */
export function SwitchField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={(record: RaRecord) => (
        <Chip
          size="small"
          variant="outlined"
          color={record[source] ? 'success' : 'error'}
          label={translate(record[source] ? 'ra.boolean.true' : 'ra.boolean.false')}
        />
      )}
    />
  );
}

/** A link to a row's own screen, for those who may open it. The keyboard reaches a link; it does not reach a row. */
export function RecordLink({ source, to: type }: { source: string; to: 'show' | 'edit' }) {
  const path = useCreatePath();
  const record = useRecordContext();
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource: resource ?? '', action: type });
  if (!record || resource === undefined) return null;
  if (!canAccess) return String(record[source]);
  return (
    <Link to={path({ resource, type, id: record.id })} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {String(record[source])}
    </Link>
  );
}

/** A link to a member of a row, by `memberId` and `username`. */
export function MemberLink(_: { source?: string }) {
  return (
    <FunctionField
      source="username"
      render={({ memberId, username }: RaRecord) => (
        <Link to={`/members/${memberId}/show`} onClick={(event: MouseEvent) => event.stopPropagation()}>
          {username}
        </Link>
      )}
    />
  );
}

// The server orders its lists itself, so no column heading offers sorting.
for (const field of [
  ChipsField,
  MoneyField,
  CountField,
  TimeField,
  WordField,
  StateField,
  SwitchField,
  RecordLink,
  MemberLink,
])
  Object.assign(field, { sortable: false });
