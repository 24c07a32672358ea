import type { Operation, OperationInput, OperationValue } from '@champa/contract';
import type { Call } from './call.ts';
import { payloadsCalls } from './calls/index.gen.ts';
import { ApiError, networkError, openEnvelope } from './errors.ts';
import { type AnyInput, formBody, jsonBody, pictureBody, requestPath, sealedBody, type WireBody } from './request.ts';
import type { Sealer } from './sealing.ts';

/** A call that takes longer counts as failed. */
const TIMEOUT_MS = 20_000;

export type ClientOptions = {
  /** The session's token, or null when nobody is signed in. */
  token: () => string | null;
  /** The visitor's language, sent as `X-Language` and `Accept-Language`: the API answers messages in it. */
  language: () => string;
  /** Called when the API no longer knows the session that a call was made with. */
  onSignedOut: (token: string) => void;
  fetch?: typeof fetch;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Used in place of `fetch`; handles time-outs itself (`fetchTelling`). */
  by?: typeof fetch | undefined;
};

export type ApiClient = {
  /** Calls an operation. Rejects with `ApiError`, or with the abort's reason when `signal` ended it. */
  call: <O extends Operation>(
    call: Call<O>,
    input: OperationInput<O>,
    options?: CallOptions,
  ) => Promise<OperationValue<O>>;
  /** Encrypts a text that is sent inside a call's plain body; returns an empty text where the browser cannot encrypt. */
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
        // The key has expired or the device was asleep. The server did nothing: try once more with the current key.
        (await sealer()).forgetKey();
        return (await sendSealed(call, wire, options)) as never;
      }
    },
    seal: async ({ id }, body) => (canSeal() ? (await sealer()).seal(id, body) : ''),
  };
  return client;

  /** Loads the cryptography for the first call that needs it, unless it is loaded already. */
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

/** Loads sealing before a call needs it: the connection may be lost while the visitor fills in the form. */
export const loadSealing = () => import('./sealing.ts');

/** Browsers offer WebCrypto only on pages served over TLS and on localhost. */
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
