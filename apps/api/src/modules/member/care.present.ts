import type { AdminNote } from '@champa/contract';
import type { Note } from './care.repo.ts';

export function presentNote({ id, text, actor, at }: Note): AdminNote {
  return { id: String(id), text, by: actor, at: at.toString() };
}
