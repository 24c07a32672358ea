import type { Client } from '../database.ts';

export type PhoneCode = { id: string; origin: string; phone: string; code: string; tries_left: number };

export async function insertPhoneCode(client: Client, code: PhoneCode, expiresAt: Temporal.Instant): Promise<void> {
  await client.query(
    `INSERT INTO identity.phone_code (id, origin, phone, code, tries_left, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [code.id, code.origin, code.phone, code.code, code.tries_left, expiresAt.toString()],
  );
}

/** Uses up one try. @returns null if the code has expired or has no tries left */
export async function takePhoneTry(client: Client, id: string, now: Temporal.Instant): Promise<PhoneCode | null> {
  const { rows } = await client.query<PhoneCode>(
    `UPDATE identity.phone_code SET tries_left = tries_left - 1
      WHERE id = $1 AND expires_at > $2 AND tries_left > 0
      RETURNING id, origin, phone, code, tries_left`,
    [id, now.toString()],
  );
  return rows[0] ?? null;
}

export async function selectPhoneCode(client: Client, id: string): Promise<PhoneCode | null> {
  const { rows } = await client.query<PhoneCode>(
    'SELECT id, origin, phone, code, tries_left FROM identity.phone_code WHERE id = $1',
    [id],
  );
  return rows[0] ?? null;
}

export async function deletePhoneCode(client: Client, id: string): Promise<void> {
  await client.query('DELETE FROM identity.phone_code WHERE id = $1', [id]);
}
