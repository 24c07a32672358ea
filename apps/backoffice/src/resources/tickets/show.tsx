import { type AdminTicketCase, adminTicketPictures } from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import { Box, Stack, Typography } from '@mui/material';
import { ArrayField, SimpleShowLayout, TextField, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { employeeOf } from '../../kit/employee.ts';
import { StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { Pictures } from '../../kit/pictures.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { AnswerForm } from './answer-form.tsx';
import { SenderField } from './sender.tsx';
import { StepButtons } from './step-buttons.tsx';

/** One ticket: what was said, its dates, who did what, and what can be done now. */
export function TicketShow() {
  return (
    <CaseShow<AdminTicketCase> buttons={(one) => <StepButtons one={one} />}>
      {(one) => (
        <>
          <Stack spacing={2}>
            <Said one={one} />
            <AnswerForm key={one.id} one={one} />
          </Stack>
          <Facts one={one} />
          <Steps />
        </>
      )}
    </CaseShow>
  );
}

function Facts({ one }: { one: AdminTicketCase }) {
  const translate = useTranslate();
  const isComplaint = one.kind === 'complaint';
  return (
    <CaseSection title="resources.tickets.case">
      <SimpleShowLayout sx={{ p: 0 }}>
        <SenderField source="username" />
        <WordField source="kind" word={({ kind }: AdminTicketCase) => translate(`resources.tickets.kinds.${kind}`)} />
        <WordField
          source="topic"
          word={({ topic }: AdminTicketCase) => translate(`resources.tickets.topics.${topic}`)}
        />
        <WordField source="language" word={({ language }: AdminTicketCase) => languageInfo[language].name} />
        <StateField source="state" words="resources.tickets.states" />
        <WordField source="claimedBy" word={({ claimedBy }: AdminTicketCase) => employeeOf(claimedBy) || '–'} />
        <TimeField source="createdAt" />
        {isComplaint && <TimeField source="acknowledgeDueAt" />}
        {isComplaint && <TimeField source="acknowledgedAt" />}
        <TimeField source="answerDueAt" label={isComplaint ? 'resources.tickets.final_due' : ''} />
        {isComplaint && <TimeField source="extendedAt" />}
        <TimeField source="answeredAt" />
        <TimeField source="escalatedAt" />
        <TimeField source="endedAt" />
        {one.referredAt !== null && <TimeField source="referredAt" />}
        {one.referredTo !== null && <TextField source="referredTo" />}
      </SimpleShowLayout>
    </CaseSection>
  );
}

const backgrounds = { member: 'action.selected', staff: 'action.hover', note: 'transparent' } as const;

/** What was said; a note stands among it with a dashed border, for staff only. */
function Said({ one: { id, messages } }: { one: AdminTicketCase }) {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <CaseSection title="resources.tickets.said">
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {messages.map((message) => (
          <Box
            component="li"
            key={message.id}
            sx={{
              p: 1.5,
              borderRadius: 1,
              bgcolor: backgrounds[message.side],
              ...(message.side === 'note' && { border: 1, borderStyle: 'dashed', borderColor: 'divider' }),
            }}
          >
            <Typography variant="caption" color="textSecondary" component="p">
              {translate(`resources.tickets.sides.${message.side}`)} {employeeOf(message.author)} ·{' '}
              {time.full(message.at)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Typography>
          </Box>
        ))}
      </Stack>
      {messages.some(({ pictures }) => pictures > 0) && (
        <Pictures
          label="resources.tickets.pictures_show"
          alt="resources.tickets.picture"
          load={() => call(adminTicketPictures, { params: { id } })}
        />
      )}
    </CaseSection>
  );
}

type Step = AdminTicketCase['steps'][number];

function Steps() {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.tickets.history" isWide>
      <ArrayField source="steps">
        <WideTable>
          <TimeField source="at" />
          <WordField
            source="step"
            word={({ step }: Step) => translate(`resources.tickets.steps.${step}`, { _: step })}
          />
          <WordField
            source="by"
            word={({ by }: Step) => translate(`resources.tickets.actors.${by}`, { _: employeeOf(by) })}
          />
          <TextField source="reason" sortable={false} />
        </WideTable>
      </ArrayField>
    </CaseSection>
  );
}
