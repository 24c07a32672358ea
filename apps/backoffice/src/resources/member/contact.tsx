import {
  type AdminMember,
  adminMemberContact,
  adminMemberReveal,
  type MaskedField,
  type OperationValue,
} from '@champa/contract';
import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

type Contact = OperationValue<typeof adminMemberContact>['list'];

/** A member's personal data, masked. Who may reveal a field sees it until they leave the page. */
export function ContactDetails() {
  const member = useRecordContext<AdminMember>();
  return member ? <Details key={member.id} id={member.id} /> : null;
}

function Details({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [contact, setContact] = useState<Contact>([]);
  const [revealed, setRevealed] = useState<Partial<Record<MaskedField, string>>>({});
  useEffect(() => {
    call(adminMemberContact, { params: { id } }).then(
      ({ list }) => setContact(list),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  }, [id, notify]);

  const reveal = async (field: MaskedField, reason: string): Promise<void> => {
    const { value } = await call(adminMemberReveal, { params: { id, field }, body: { reason } });
    setRevealed((known) => ({ ...known, [field]: value }));
  };

  return contact.map(({ field, shown }) => (
    <Box key={field} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40, flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary" sx={{ width: 200 }}>
        {translate(`resources.members.contact_fields.${field}`)}
      </Typography>
      <Typography variant="body2">{revealed[field] ?? (shown || translate('resources.members.not_given'))}</Typography>
      {shown !== '' && revealed[field] === undefined && (
        <ReasonButton
          label="resources.members.reveal"
          danger={false}
          effect="resources.members.reveal_effect"
          name={translate(`resources.members.contact_fields.${field}`)}
          operation={adminMemberReveal}
          act={(reason) => reveal(field, reason)}
        />
      )}
    </Box>
  ));
}
