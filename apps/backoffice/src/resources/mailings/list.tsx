import {
  adminAudience,
  type AdminMailing,
  adminMailing,
  adminMailings,
  adminMailingStop,
  languages,
  type MailingAudience,
} from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DateInput, List, SelectInput, TextInput, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { employeeOf } from '../../kit/employee.ts';
import { CountField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { sendOnce } from '../../kit/once.ts';
import { faultOfLetter, type LetterTexts, LetterTextsInput, writtenOf } from '../../kit/letter-texts.tsx';
import { AgentNameInput } from '../../kit/pickers.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

type Typed = { audience?: Partial<Record<keyof MailingAudience, string | null>>; texts?: LetterTexts };

export const resource: BackofficeResource = {
  name: 'mailings',
  group: 'service',
  order: 47,
  capability: 'support',
  words,
  list: MailingList,
  readOn: ({ page }) => call(adminMailings, { query: page }),
};

/** What is narrowed by nothing is left out. */
function audienceOf(typed: Typed['audience'] = {}): MailingAudience {
  const given = Object.entries(typed).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(given) as MailingAudience;
}

const send = sendOnce(async ({ audience, texts, reason }: Typed & { reason: string }, idempotencyKey) => {
  const chosen = audienceOf(audience);
  // As the form has just shown it: the server refuses an audience that has changed since.
  const { members } = await call(adminAudience, { query: chosen });
  return call(adminMailing, { body: { audience: chosen, texts: writtenOf(texts), members, reason, idempotencyKey } });
});

/** Messages to many members, how far each has come, and a new one. */
function MailingList() {
  const translate = useTranslate();
  const audience = ({ audience: chosen }: AdminMailing): string =>
    Object.entries(chosen)
      .map(([name, value]) => `${translate(`resources.mailings.audience.${name}`)}: ${value}`)
      .join(' · ') || translate('resources.mailings.everybody');
  return (
    <List
      actions={
        <TopToolbar>
          <WriteButton label="resources.mailings.write" />
        </TopToolbar>
      }
      perPage={25}
      empty={false}
    >
      <ListTable>
        <TimeField source="at" />
        <WordField source="title" word={titleOf} />
        <WordField source="audience" word={audience} />
        <CountField source="counted" />
        <CountField source="sent" />
        <StateField source="state" words="resources.mailings.states" />
        <WordField source="by" word={({ by }: AdminMailing) => employeeOf(by)} />
        <Acts label={false} />
      </ListTable>
    </List>
  );
}

function titleOf({ texts }: AdminMailing): string {
  return languages.map((language) => texts[language]?.title).find((title) => title) ?? '';
}

function Acts(_: { label: false }) {
  const mailing = useRecordContext<AdminMailing>();
  if (!mailing) return null;
  if (mailing.state !== 'running') return <WriteButton label="resources.mailings.again" texts={mailing.texts} />;
  return (
    <ReasonButton
      label="resources.mailings.stop"
      danger
      effect="resources.mailings.stop_effect"
      name={titleOf(mailing)}
      operation={adminMailingStop}
      act={(reason) => call(adminMailingStop, { params: { id: mailing.id }, body: { reason } })}
    />
  );
}

const spoken = languages.map((id) => ({ id, name: languageInfo[id].name }));

/** A new message; its texts may begin with those of an earlier one. */
function WriteButton({ label, texts = {} }: { label: string; texts?: LetterTexts }) {
  const field = (name: string): string => `resources.mailings.audience.${name}`;
  return (
    <FormButton<Typed>
      label={label}
      effect="resources.mailings.effect"
      name=""
      operation={adminMailing}
      defaults={{ audience: {}, texts }}
      faultsOf={(fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, fault]) =>
            name === 'team' ? ['audience.team', 'resources.agents.unknown_member'] : faultOfLetter(name, fault),
          ),
        )
      }
      act={send}
    >
      <SelectInput
        source="audience.language"
        label={field('language')}
        choices={spoken}
        translateChoice={false}
        fullWidth
      />
      <TextInput
        source="audience.tag"
        label={field('tag')}
        parse={(text: string) => text.trim().toLowerCase()}
        fullWidth
      />
      <AgentNameInput source="audience.team" label={field('team')} />
      <DateInput source="audience.since" label={field('since')} parse={(text: string) => text} fullWidth />
      <Size />
      <LetterTextsInput />
    </FormButton>
  );
}

/** How many members would get it now. */
function Size() {
  const translate = useTranslate();
  const { count } = useFormats();
  const typed = useWatch({ name: 'audience' }) as Typed['audience'];
  const audience = audienceOf(typed);
  const { data, error } = useQuery({
    queryKey: ['adminAudience', audience],
    queryFn: () => call(adminAudience, { query: audience }),
    retry: false,
  });
  if (error) return <Alert severity="warning">{translate('resources.mailings.no_audience')}</Alert>;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {translate('resources.mailings.size', { members: data ? count(data.members) : '…' })}
    </Alert>
  );
}
