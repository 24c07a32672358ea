import type { AdminAuditEntry } from '@champa/contract';
import { TextField, useTranslate } from 'react-admin';
import { EntryChange } from '../../../kit/entry-change.tsx';
import { TimeField, WordField } from '../../../kit/fields.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';

/** What employees did about the member. */
export function History() {
  const translate = useTranslate();
  return (
    <RowsOf list="memberAudit">
      <TimeField source="at" />
      <WordField source="by" word={({ by }: AdminAuditEntry) => by ?? '–'} />
      <WordField
        source="action"
        word={({ action }: AdminAuditEntry) => translate(`resources.audit.actions.${action}`, { _: action })}
      />
      <EntryChange source="after" sortable={false} />
      <TextField source="reason" sortable={false} />
    </RowsOf>
  );
}
