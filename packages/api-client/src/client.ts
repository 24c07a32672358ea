import type { Operation, OperationInput, OperationValue } from '@champa/contract';
import type { Call } from './call.ts';
import { payloadsCalls } from './calls/index.gen.ts';
import { ApiError, networkError, openEnvelope } from './errors.ts';
import { type AnyInput, formBody, jsonBody, pictureBody, requestPath, sealedBody, type WireBody } from './request.ts';
import type { Sealer } from './sealing.ts';

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

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Sends in place of `fetch`, and watches the time itself (`fetchTelling`). */
  by?: typeof fetch | undefined;
};

export type ApiClient = {
  /** Calls an operation. Rejects with `ApiError`, or with the abort's reason when `signal` ended it. */
  call: <O extends Operation>(
    call: Call<O>,
    input: OperationInput<O>,
    options?: CallOptions,
  ) => Promise<OperationValue<O>>;
  /** Encrypts a text that goes along in a call's plain body; empty where the browser cannot. */
  seal: (call: Pick<Call, 'id'>, body: unknown) => Promise<string>;
};

export function createClient({ token, language, onSignedOut, fetch = globalThis.fetch }: ClientOptions): ApiClient {
  let sealing: Promise<Sealer> | undefined;

  const client: ApiClient = {
    async call(call, input, options = {}) {
      const wire = input as AnyInput; // every OperationInput has this form; TypeScript cannot see it through the generic
      if (!call.encrypted || !canSeal()) return send(call, wire, plainBody(call, wire.body), options) as never;
      try {
        return (await sendSealed(call, wire, options)) as never;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'PAYLOAD_UNREADABLE') throw error;
        // The key was of yesterday, or the device slept. Nothing was done: once more, with today's.
        (await sealer()).forgetKey();
        return (await sendSealed(call, wire, options)) as never;
      }
    },
    seal: async ({ id }, body) => (canSeal() ? (await sealer()).seal(id, body) : ''),
  };
  return client;

  /** The cryptography comes along when the first call needs it, if not before. */
  function sealer(): Promise<Sealer> {
    sealing ??= loadSealing().then(({ createSealer }) => createSealer(() => client.call(payloadsCalls.payloadKey, {})));
    sealing.catch(() => (sealing = undefined));
    return sealing.catch((cause: unknown) => {
      throw networkError(cause);
    });
  }

  async function sendSealed(call: Call, wire: AnyInput, options: CallOptions): Promise<unknown> {
    const { seal } = await sealer();
    return send(call, wire, sealedBody(await seal(call.id, wire.body)), options);
  }

  async function send(
    call: Call,
    wire: AnyInput,
    sent: WireBody | null,
    { signal, by }: CallOptions,
  ): Promise<unknown> {
    const session = call.access === 'public' ? null : token();
    const ends = [...(signal ? [signal] : []), ...(by ? [] : [AbortSignal.timeout(TIMEOUT_MS)])];
    const { status, body } = await request(by ?? fetch, requestPath(call, wire), {
      method: call.method,
      headers: headers(language(), session, sent),
      body: sent?.content ?? null,
      signal: AbortSignal.any(ends),
    }).catch((cause: unknown) => {
      throw networkError(cause, signal);
    });
    try {
      return openEnvelope(status, body); // the server parsed it against the same schema before sending
    } catch (error) {
      if (session !== null && error instanceof ApiError && error.code === 'NOT_LOGGED_IN') onSignedOut(session);
      throw error;
    }
  }
}

async function request(by: typeof fetch, path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await by(path, init);
  const text = await response.text();
  return { status: response.status, body: readJson(text) };
}

/** Fetches what sealing needs before a call does: who fills in a form may have lost the line as he sends it. */
export const loadSealing = () => import('./sealing.ts');

/** Browsers have their cryptography on pages served by TLS, and on this machine's own. */
function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

function plainBody({ bodyType }: Pick<Call, 'bodyType'>, body: unknown): WireBody | null {
  if (body === undefined) return null;
  if (bodyType === 'picture') return pictureBody(body as Blob);
  return bodyType === 'form' ? formBody(body as Record<string, unknown>) : jsonBody(body);
}

function headers(language: string, token: string | null, body: WireBody | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Language': language,
    ...(body ? { 'Content-Type': body.type } : {}),
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
