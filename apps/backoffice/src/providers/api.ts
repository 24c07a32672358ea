import type { Operation, OperationInput, OperationValue } from '@champa/contract';
import { HttpError } from 'react-admin';
import { language } from './language.ts';

const TOKEN = 'staff_token';

export const session = {
  token: (): string | null => sessionStorage.getItem(TOKEN),
  keep: (token: string): void => sessionStorage.setItem(TOKEN, token),
  forget: (): void => sessionStorage.removeItem(TOKEN),
};

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls an operation of the contract as the signed-in employee. Throws react-admin's HttpError with the server's message. */
export async function call<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationValue<O>> {
  const { params = {}, query = {}, body } = input as Parts;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  const answer = await fetch(set.length > 0 ? `${path}?${search}` : path, {
    method: operation.method,
    headers: {
      'x-language': language.current(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session.token() ? { authorization: `Bearer ${session.token()}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new HttpError('champa.no_answer', 0);
  });
  // A proxy's page or a broken body is not an answer of ours. Report that in words instead of showing a parser error.
  const envelope = (await answer.json().catch(() => {
    throw new HttpError('champa.no_answer', answer.status);
  })) as { success: true; value: OperationValue<O> } | { success: false; message: string };
  if (!envelope.success) throw new HttpError(envelope.message, answer.status, envelope);
  return envelope.value;
}
