import { type AdminMember, adminMemberTickets, adminMemberTicketsGift, type OperationValue } from '@champa/contract';
import { useCallback } from 'react';
import { DateTimeInput, NumberInput, required, TextField, useRecordContext } from 'react-admin';
import { CountField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { useFormats } from '../../../kit/formats.ts';
import { LoadedSelect } from '../../../kit/loaded-select.tsx';
import { sendOnce } from '../../../kit/once.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

type Held = OperationValue<typeof adminMemberTickets>['list'][number];
type Gift = { game: string; tickets: number; until?: string; reason: string };

const give = sendOnce(({ id, until, ...body }: Gift & { id: string }, idempotencyKey) => {
  const expiresAt = until ? new Date(until).toISOString() : null;
  return call(adminMemberTicketsGift, { params: { id }, body: { ...body, expiresAt, idempotencyKey } });
});

/** The tickets of prize games that the member can use now. */
export function Tickets() {
  const { time } = useFormats();
  return (
    <Section title="resources.memberTickets.name" acts={<GiveButton />}>
      <RowsOf list="memberTickets">
        <TextField source="id" sortable={false} />
        <CountField source="tickets" />
        <WordField
          source="next"
          word={({ next }: Held) => (next ? `${next.tickets} · ${time.full(next.expiresAt)}` : '–')}
        />
      </RowsOf>
    </Section>
  );
}

function GiveButton() {
  const member = useRecordContext<AdminMember>();
  const memberId = member?.id ?? '';
  const games = useCallback(() => gamesFor(memberId), [memberId]);
  if (!member) return null;
  const { id, username } = member;
  return (
    <FormButton<Gift>
      label="resources.members.give_tickets"
      effect="resources.members.give_tickets_effect"
      name={username}
      operation={adminMemberTicketsGift}
      act={(typed) => give({ id, ...typed })}
    >
      <LoadedSelect source="game" label="resources.members.prize_game" read={games} />
      <NumberInput
        source="tickets"
        label="resources.members.tickets"
        fullWidth
        step={1}
        min={1}
        validate={required()}
      />
      <DateTimeInput source="until" label="resources.members.until" fullWidth />
    </FormButton>
  );
}

async function gamesFor(id: string) {
  const { games } = await call(adminMemberTickets, { params: { id } });
  return games.map((code) => ({ id: code, name: code }));
}
