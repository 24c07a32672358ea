import { type AdminChat, adminChat, type AdminChatCase, adminChats } from '@champa/contract';
import { Stack } from '@mui/material';
import { FunctionField, List, SimpleShowLayout, TextField } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { employeeOf } from '../../kit/employee.ts';
import { MemberLink, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { ChatNotes } from '../chat-desk/chat-notes.tsx';
import { Line } from '../chat-desk/chat-panel.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'chats',
  group: 'service',
  order: 43,
  capability: 'support',
  title: 'id',
  words,
  list: ChatList,
  readOn: ({ page }) => call(adminChats, { query: page }),
  show: ChatShow,
  readOne: (id) => call(adminChat, { params: { id }, query: {} }),
};

const starsOf = ({ stars }: AdminChat): string => (stars === null ? '' : '★'.repeat(stars));

/** Chats that have ended, the newest first. */
function ChatList() {
  return (
    <List actions={<ListActions />} perPage={25}>
      <ListTable rowClick="show">
        <RecordLink source="id" to="show" />
        <CustomerField source="username" />
        <TextField source="topic" sortable={false} />
        <WordField source="claimedBy" word={({ claimedBy }: AdminChat) => employeeOf(claimedBy)} />
        <WordField source="stars" word={starsOf} />
        <TimeField source="createdAt" />
        <TimeField source="endedAt" />
      </ListTable>
    </List>
  );
}

function CustomerField(_: { source: string }) {
  return (
    <FunctionField source="username" render={({ memberId }: AdminChat) => (memberId === null ? '–' : <MemberLink />)} />
  );
}

Object.assign(CustomerField, { sortable: false });

/** What was said in a chat, and what staff noted. */
function ChatShow() {
  return (
    <CaseShow<AdminChatCase> buttons={() => null}>
      {(one) => (
        <>
          <CaseSection title="resources.chats.said">
            <Stack spacing={1}>
              {one.messages.map((message) => (
                <Line key={message.seq} id={one.id} message={message} isRead={false} canTranslate={false} />
              ))}
            </Stack>
          </CaseSection>
          <CaseSection title="resources.chats.case">
            <SimpleShowLayout sx={{ p: 0 }}>
              <CustomerField source="username" />
              <TextField source="topic" />
              <StateField source="state" words="resources.chatDesk.states" />
              <WordField source="claimedBy" word={({ claimedBy }: AdminChat) => employeeOf(claimedBy) || '–'} />
              <TimeField source="createdAt" />
              <TimeField source="endedAt" />
              <WordField source="stars" word={starsOf} />
              <TextField source="ratingComment" />
            </SimpleShowLayout>
            <ChatNotes chat={one} onNoted={() => undefined} />
          </CaseSection>
        </>
      )}
    </CaseShow>
  );
}
