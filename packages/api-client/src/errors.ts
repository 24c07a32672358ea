import type { ErrorCode } from '@champa/contract/errors';

/**
 * Why a call failed: a code of the contract, or `NETWORK` when no answer of the API arrived (offline, timed out, a proxy's
 * page instead of an envelope). Nothing is known of the effect then: repeat with the same idempotency key.
 */
export type FailureCode = ErrorCode | 'NETWORK';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly value: Readonly<Record<string, unknown>>;

  constructor(code: FailureCode, status: number, message: string, value: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.value = value;
  }

  /** The message key of each wrong field of a VALIDATION refusal. */
  get fields(): Readonly<Record<string, string>> {
    const { fields } = this.value;
    return isRecord(fields)
      ? Object.fromEntries(
          Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {};
  }
}

/** The error a failed `fetch` stands for; an abort by the caller is passed on as it is. */
export function networkError(cause: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return cause;
  return new ApiError('NETWORK', 0, cause instanceof Error ? cause.message : 'no answer');
}

/** Reads the answer's envelope: its `value`, or throws the `ApiError` it tells. */
export function openEnvelope(status: number, body: unknown): unknown {
  if (!isRecord(body) || typeof body['success'] !== 'boolean') {
    throw new ApiError(status >= 500 ? 'UNAVAILABLE' : 'NETWORK', status, `no envelope (HTTP ${status})`);
  }
  if (body['success']) return body['value'];
  const { code, message, value } = body;
  throw new ApiError(
    isErrorCode(code) ? code : 'SYSTEM_ERROR',
    status,
    typeof message === 'string' ? message : '',
    isRecord(value) ? value : {},
  );
}

// By its form alone: all codes together are too heavy for a first page. One that this program does not know, of a newer server, is
// told as a system error by whoever has no words for it.
function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && /^[A-Z][A-Z_]{2,60}$/.test(code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
