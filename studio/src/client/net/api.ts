import * as z from 'zod/mini';
import {
  Acknowledged,
  ApiError,
  type ArcadeActRequest,
  type ArcadePlay,
  CrashBetAnswer,
  type CrashBetRequest,
  type CrashCashoutRequest,
  type ErrorCode,
  Game,
  PlayAnswer,
  RotateAnswer,
  type RotateRequest,
  type RoulettePlay,
  Round,
  type SlotPlay,
} from '../../protocol.ts';

/** `NETWORK`: no answer, or an unreadable one; whether the server acted is unknown, so the same request must be sent again. */
export type FailureCode = ErrorCode | 'NETWORK';

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: FailureCode;
  readonly detail: Partial<ApiError>;

  constructor(code: FailureCode, detail: Partial<ApiError> = {}) {
    super(detail.message ?? code);
    this.code = code;
    this.detail = detail;
  }
}

export type Api = ReturnType<typeof createApi>;

const ANSWER_WITHIN_MS = 12_000;

/** The studio's calls, each answer parsed. Every failure is an `ApiFailure`. */
export function createApi(session: string) {
  const headers = { authorization: `Bearer ${session}` };

  async function call<S extends z.core.$ZodType>(path: string, schema: S, body?: unknown): Promise<z.output<S>> {
    const init: RequestInit =
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const { isOk, content } = await exchange(path, init);
    if (!isOk) throw failureOf(content);
    const answer = z.safeParse(schema, content);
    if (!answer.success) throw new ApiFailure('NETWORK');
    return answer.data;
  }

  return {
    game: () => call('/api/game', Game),
    play: (body: SlotPlay | RoulettePlay | ArcadePlay) => call('/api/play', PlayAnswer, body),
    act: (id: string, body: ArcadeActRequest) => call(`/api/rounds/${encodeURIComponent(id)}/acts`, PlayAnswer, body),
    round: (id: string) => call(`/api/rounds/${encodeURIComponent(id)}`, Round),
    shown: (id: string) => call(`/api/rounds/${encodeURIComponent(id)}/shown`, Acknowledged, {}),
    rotate: (body: RotateRequest) => call('/api/fairness/rotate', RotateAnswer, body),
    crashBet: (body: CrashBetRequest) => call('/api/crash/bet', CrashBetAnswer, body),
    crashCashout: (body: CrashCashoutRequest) => call('/api/crash/cashout', CrashBetAnswer, body),
    /** The open stream of the shared round; the caller reads and aborts it. */
    crashStream: async (signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
      const response = await fetch('/api/crash/stream', { headers, signal }).catch(() => null);
      if (response && !response.ok) throw failureOf(await response.json().catch(() => null));
      if (!response?.body) throw new ApiFailure('NETWORK');
      return response.body;
    },
  };
}

async function exchange(path: string, init: RequestInit): Promise<{ isOk: boolean; content: unknown }> {
  try {
    const response = await fetch(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return { isOk: response.ok, content: await response.json() };
  } catch {
    throw new ApiFailure('NETWORK');
  }
}

function failureOf(content: unknown): ApiFailure {
  const error = z.safeParse(ApiError, content);
  return error.success ? new ApiFailure(error.data.code, error.data) : new ApiFailure('NETWORK');
}
