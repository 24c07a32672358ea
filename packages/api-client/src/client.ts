import type { Operation, OperationInput, OperationValue } from '@champa/contract';
import type { Call } from './calls.ts';
import { ApiError, networkError, openEnvelope } from './errors.ts';
import { type AnyInput, requestPath } from './request.ts';

/** Past this a call counts as lost. */
const TIMEOUT_MS = 20_000;

export type ClientOptions = {
  /** The session's token, or null when nobody is signed in. */
  token: () => string | null;
  /** The visitor's language, sent as `X-Language` and `Accept-Language`: the API answers messages in it. */
  language: () => string;
  /** Told when the API no longer knows the session that a call was made with. */
  onSignedOut: (token: string) => void;
  fetch?: typeof fetch;
};

export type CallOptions = { signal?: AbortSignal | undefined };

export type ApiClient = {
  /** Calls an operation. Rejects with `ApiError`, or with the abort's reason when `signal` ended it. */
  call: <O extends Operation>(
    call: Call<O>,
    input: OperationInput<O>,
    options?: CallOptions,
  ) => Promise<OperationValue<O>>;
};

export function createClient({ token, language, onSignedOut, fetch = globalThis.fetch }: ClientOptions): ApiClient {
  return {
    async call(call, input, { signal } = {}) {
      const wire = input as AnyInput; // every OperationInput has this form; TypeScript cannot see it through the generic
      const session = call.access === 'public' ? null : token();
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      const { status, body } = await send(requestPath(call, wire), {
        method: call.method,
        headers: headers(language(), session, wire.body !== undefined),
        body: wire.body === undefined ? null : JSON.stringify(wire.body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }).catch((cause: unknown) => {
        throw networkError(cause, signal);
      });
      try {
        return openEnvelope(status, body) as never; // the server parsed it against the same schema before sending
      } catch (error) {
        if (session !== null && error instanceof ApiError && error.code === 'NOT_LOGGED_IN') onSignedOut(session);
        throw error;
      }
    },
  };

  async function send(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    const response = await fetch(path, init);
    const text = await response.text();
    return { status: response.status, body: readJson(text) };
  }
}

function headers(language: string, token: string | null, hasBody: boolean): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Language': language,
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
