import { type AdminMember, adminMemberNote, adminMemberTags, type AdminNote } from '@champa/contract';
import {
  Form,
  maxLength,
  required,
  SaveButton,
  TextField,
  TextInput,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { employeeOf } from '../../../kit/employee.ts';
import { ChipsField, TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { useMay } from '../../../kit/may.ts';
import { sendOnce } from '../../../kit/once.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

const note = sendOnce(({ id, text }: { id: string; text: string }, idempotencyKey) =>
  call(adminMemberNote, { params: { id }, body: { text, idempotencyKey } }),
);

/** What employees noted about the member, for each other, and the tags that they sort members by. */
export function Notes() {
  return (
    <>
      <Section title="resources.members.tags" acts={<TagsButton />}>
        <ChipsField source="tags" word={(tag) => tag} />
      </Section>
      <Section title="resources.memberNotes.name">
        <NoteForm />
        <RowsOf list="memberNotes">
          <TimeField source="at" />
          <WordField source="by" word={({ by }: AdminNote) => employeeOf(by)} />
          <TextField source="text" sortable={false} sx={{ whiteSpace: 'pre-wrap' }} />
        </RowsOf>
      </Section>
    </>
  );
}

function TagsButton() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username } = member;
  return (
    <FormButton<{ tags?: string }>
      label="resources.members.change_tags"
      effect="resources.members.change_tags_effect"
      name={username}
      operation={adminMemberTags}
      defaults={{ tags: member.tags.join(' ') }}
      act={({ tags = '', reason }) =>
        call(adminMemberTags, { params: { id }, body: { tags: tagsIn(tags ?? ''), reason } })
      }
    >
      <TextInput source="tags" label="resources.members.tags" helperText="resources.members.tags_help" fullWidth />
    </FormButton>
  );
}

function tagsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ];
}

function NoteForm() {
  const member = useRecordContext<AdminMember>();
  const notify = useNotify();
  const refresh = useRefresh();
  const mayNote = useMay(adminMemberNote);
  if (!member || !mayNote) return null;
  const add = async ({ text }: { text: string }): Promise<void> => {
    try {
      await note({ id: member.id, text });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Form onSubmit={(typed: object) => add(typed as { text: string })}>
      <TextInput
        source="text"
        label="resources.members.note"
        fullWidth
        multiline
        validate={[required(), maxLength(2000)]}
      />
      <SaveButton label="resources.members.add_note" icon={<></>} alwaysEnable />
    </Form>
  );
}
