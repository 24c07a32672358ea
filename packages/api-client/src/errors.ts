import type { ErrorCode } from '@champa/contract/errors';

/**
 * Why a call failed: a code of the contract, or `NETWORK` when no answer of the API arrived (offline, timed out, or a proxy's
 * page instead of an envelope). The effect is unknown then: repeat with the same idempotency key.
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

  /** The message key of each invalid field of a VALIDATION refusal. */
  get fields(): Readonly<Record<string, string>> {
    const { fields } = this.value;
    return isRecord(fields)
      ? Object.fromEntries(
          Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {};
  }
}

/** Turns a failed `fetch` into an error; an abort by the caller is passed on unchanged. */
export function networkError(cause: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return cause;
  return new ApiError('NETWORK', 0, cause instanceof Error ? cause.message : 'no answer');
}

/** Reads the answer's envelope: returns its `value`, or throws its `ApiError`. */
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

// Checks the form only: all codes together are too large for the first page. A code of a newer server that this program does not
// know is shown as a system error.
function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && /^[A-Z][A-Z_]{2,60}$/.test(code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
