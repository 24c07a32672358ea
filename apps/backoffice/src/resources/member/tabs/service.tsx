import type { AdminChat, AdminTicket } from '@champa/contract';
import { Link, type RaRecord, TextField, useTranslate } from 'react-admin';
import { employeeOf } from '../../../kit/employee.ts';
import { StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';

/** What the member asked of the house: feedback and complaints, and chats. */
export function Service() {
  const translate = useTranslate();
  return (
    <>
      <Section title="resources.memberServiceTickets.name">
        <RowsOf list="memberServiceTickets">
          <CaseLink source="id" to="tickets" />
          <WordField source="kind" word={({ kind }: AdminTicket) => translate(`resources.tickets.kinds.${kind}`)} />
          <WordField source="topic" word={({ topic }: AdminTicket) => translate(`resources.tickets.topics.${topic}`)} />
          <StateField source="state" words="resources.tickets.states" />
          <WordField source="claimedBy" word={({ claimedBy }: AdminTicket) => employeeOf(claimedBy)} />
          <TimeField source="createdAt" />
          <TimeField source="endedAt" />
        </RowsOf>
      </Section>
      <Section title="resources.memberChats.name">
        <RowsOf list="memberChats">
          <CaseLink source="id" to="chats" />
          <TextField source="topic" sortable={false} />
          <StateField source="state" words="resources.chatDesk.states" />
          <WordField source="claimedBy" word={({ claimedBy }: AdminChat) => employeeOf(claimedBy)} />
          <TimeField source="createdAt" />
          <TimeField source="endedAt" />
        </RowsOf>
      </Section>
    </>
  );
}

function CaseLink({ source, to }: { source: string; to: 'tickets' | 'chats' }) {
  return <WordField source={source} word={({ id }: RaRecord) => <Link to={`/${to}/${id}/show`}>{id}</Link>} />;
}

CaseLink.sortable = false;
