import {
  adminDataRequest,
  type AdminMember,
  adminMemberAnonymisation,
  adminMemberAnonymise,
  dataRequestKinds,
} from '@champa/contract';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { required, SelectInput, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

type Kind = (typeof dataRequestKinds)[number];
type Of = { member: Pick<AdminMember, 'id' | 'username'> };

const kinds = dataRequestKinds.map((id) => ({ id, name: `resources.dataRequests.kinds.${id}` }));

/** What a member may ask about their data by law: a request is noted, or the person is erased. */
export function DataActs({ member: { id, username } }: Of) {
  return (
    <>
      <FormButton<{ kind: Kind }>
        label="resources.dataRequests.note"
        effect="resources.dataRequests.note_effect"
        name={username}
        operation={adminDataRequest}
        act={({ kind, reason }) => call(adminDataRequest, { params: { id }, body: { kind, reason } })}
      >
        <SelectInput
          source="kind"
          label="resources.dataRequests.fields.kind"
          choices={kinds}
          validate={required()}
          fullWidth
        />
      </FormButton>
      <ReasonButton
        label="resources.dataRequests.anonymise"
        danger
        effect="resources.dataRequests.anonymise_effect"
        name={username}
        operation={adminMemberAnonymise}
        act={(reason) => call(adminMemberAnonymise, { params: { id }, body: { reason } })}
      />
    </>
  );
}

/** Whether the person can be erased, or what is still open; and until when the rest is kept. */
export function DataStanding({ member: { id } }: Of) {
  const translate = useTranslate();
  const { time } = useFormats();
  const may = useMay(adminMemberAnonymisation);
  const { data } = useQuery({
    queryKey: ['adminMemberAnonymisation', id],
    queryFn: () => call(adminMemberAnonymisation, { params: { id } }),
    enabled: may,
  });
  if (!data) return null;
  const open = data.hindrances.map((hindrance) => translate(`resources.dataRequests.hindrances.${hindrance}`));
  const text =
    data.anonymisedAt !== null
      ? translate('resources.dataRequests.anonymised', {
          at: time.full(data.anonymisedAt),
          until: time.full(data.erasedAt ?? data.keptUntil ?? data.anonymisedAt),
        })
      : open.length > 0
        ? translate('resources.dataRequests.hindered', { open: open.join(', ') })
        : translate('resources.dataRequests.nothing_open');
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
      {text}
    </Typography>
  );
}
