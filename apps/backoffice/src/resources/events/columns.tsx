import type { AdminEvent } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Link, useTranslate } from 'react-admin';
import { TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useActorName } from '../../kit/ledger.tsx';

/** The columns of events: a list's children, not a component. */
export function EventColumns() {
  return [
    <TimeField key="at" source="at" />,
    <WordField key="kind" source="kind" word={(event: AdminEvent) => <Kind event={event} />} />,
    <WordField key="member" source="username" word={(event: AdminEvent) => <Member event={event} />} />,
    <WordField key="amount" source="amount" word={(event: AdminEvent) => <Amount event={event} />} />,
    <WordField key="by" source="by" word={(event: AdminEvent) => <By event={event} />} />,
    <WordField key="detail" source="detail" word={(event: AdminEvent) => <Detail event={event} />} />,
  ];
}

function Kind({ event: { source, kind } }: { event: AdminEvent }) {
  const translate = useTranslate();
  const known = source === 'staff' ? `resources.audit.actions.${kind}` : `resources.significantEvents.kinds.${kind}`;
  return translate(known, { _: kind });
}

function Member({ event: { memberId, username } }: { event: AdminEvent }) {
  return memberId === null ? '–' : <Link to={`/members/${memberId}/show`}>{username ?? memberId}</Link>;
}

function Amount({ event: { amount, currency } }: { event: AdminEvent }) {
  const { money } = useFormats();
  return amount === null ? '–' : `${money(parseAmount(amount))} ${currency}`;
}

/** Members act for themselves; employees are named as they sign in. */
function By({ event: { by, source } }: { event: AdminEvent }) {
  const actor = useActorName();
  if (by === null) return '–';
  return source === 'staff' ? by : actor(by);
}

/** What else is known, in the words of the audit log: the member stands in a column of their own. */
function Detail({ event: { detail } }: { event: AdminEvent }) {
  const { memberId: _, ...rest } = detail;
  return Object.values(rest)
    .filter((value) => value !== null && value !== '')
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' · ');
}
