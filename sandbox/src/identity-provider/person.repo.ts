import type { Client } from '../database.ts';

export type Person = { sub: string; email: string; name: string };

/** A person with a known address stays the same, under the new name. */
export async function upsertPerson(client: Client, person: Person): Promise<Person> {
  const { rows } = await client.query<Person>(
    `INSERT INTO identity.person (sub, email, name) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO UPDATE SET name = $3
     RETURNING sub, email, name`,
    [person.sub, person.email, person.name],
  );
  return rows[0]!;
}

export async function selectPerson(client: Client, sub: string): Promise<Person | null> {
  const { rows } = await client.query<Person>('SELECT sub, email, name FROM identity.person WHERE sub = $1', [sub]);
  return rows[0] ?? null;
}
