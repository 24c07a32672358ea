import type { AdminTicket } from '@champa/contract';
import { FunctionField } from 'react-admin';
import { MemberLink } from '../../kit/fields.tsx';

/** Who wrote: a member, or a visitor by their e-mail address. */
export function SenderField(_: { source: string }) {
  return (
    <FunctionField
      source="username"
      render={({ memberId, contact }: AdminTicket) => (memberId === null ? contact : <MemberLink />)}
    />
  );
}

Object.assign(SenderField, { sortable: false });
