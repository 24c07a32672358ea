import { type Operation, type OperationInput, type OperationValue, refusalReasons } from '@champa/contract';
import { worded } from '../words/worded.ts';
import { HttpError } from 'react-admin';
import { confirmation } from './confirmation.ts';
import { language } from './language.ts';

const TOKEN = 'staff_token';

export const session = {
  token: (): string | null => sessionStorage.getItem(TOKEN),
  keep: (token: string): void => sessionStorage.setItem(TOKEN, token),
  forget: (): void => sessionStorage.removeItem(TOKEN),
};

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/**
 * Calls an operation of the contract as the signed-in employee. Where the server wants to know again who it is, the employee is asked, and the
 * same call is sent once more, with the same idempotency key. Throws react-admin's HttpError with the server's message.
 */
export async function call<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationValue<O>> {
  try {
    return await send(operation, input);
  } catch (error) {
    if (codeOf(error) !== 'STAFF_FRESH_NEEDED') throw error;
    if (!(await confirmation.ask())) throw new HttpError('account.confirm_broken_off', 403);
    return send(operation, input);
  }
}

/** For a screen that follows something by itself: whoever left it is signed out all the same. */
export function follow<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationValue<O>> {
  return send(operation, input, { 'x-asked-by': 'screen' });
}

/** Why the server refused a call. */
export function codeOf(error: unknown): string | undefined {
  return refusalOf(error)?.code;
}

/** What goes with a refusal. */
export function refusalOf(error: unknown): { code: string; value?: Record<string, unknown> } | undefined {
  return error instanceof HttpError ? error.body : undefined;
}

/** What is wrong with which field of a form, by the refusal's words for it. */
export function fieldsOf(error: unknown): Record<string, string> | undefined {
  return refusalOf(error)?.value?.['fields'] as Record<string, string> | undefined;
}

/** Calls an operation that answers with a file. Throws as `call` does. */
export async function callForFile<O extends Operation>(
  operation: O,
  input: OperationInput<O>,
): Promise<{ name: string; content: Blob }> {
  const answer = await request(operation, input);
  if (!answer.ok) await valueOf(answer);
  const [, name = operation.id] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const content = await answer.blob().catch(() => {
    throw new HttpError('champa.no_answer', 0);
  });
  return { name, content };
}

async function send<O extends Operation>(
  operation: O,
  input: OperationInput<O>,
  headers: Record<string, string> = {},
): Promise<OperationValue<O>> {
  return valueOf(await request(operation, input, headers));
}

async function request<O extends Operation>(
  operation: O,
  input: OperationInput<O>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { params = {}, query = {}, body } = input as Parts;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return fetch(set.length > 0 ? `${path}?${search}` : path, {
    method: operation.method,
    headers: {
      ...headers,
      'x-language': language.current(),
      ...contentType(body),
      ...(session.token() ? { authorization: `Bearer ${session.token()}` } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new HttpError('champa.no_answer', 0);
  });
}

type Refusal = { success: false; message: string; value?: { whyCode?: string; whyParams?: Record<string, string> } };

/** The reason in the console's own words, where it has some; else the server's message. */
function messageOf({ message, value }: Refusal): string {
  const reason = refusalReasons.find((code) => code === value?.whyCode);
  if (reason === undefined) return message;
  return value?.whyParams ? worded(reason, value.whyParams, language.current()) : `champa.reasons.${reason}`;
}

async function valueOf<Value>(answer: Response): Promise<Value> {
  // A proxy's page or a broken body is not an answer of ours. Report that in words instead of showing a parser error.
  const envelope = (await answer.json().catch(() => {
    throw new HttpError('champa.no_answer', answer.status);
  })) as { success: true; value: Value } | Refusal;
  if (!envelope.success) throw new HttpError(messageOf(envelope), answer.status, envelope);
  return envelope.value;
}

/** A picture is sent as it is. */
function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Blob ? body.type : 'application/json' };
}
