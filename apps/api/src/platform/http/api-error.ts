import { errorCodes, type ErrorCode } from '@champa/contract';

/**
 * The one way to refuse a call: a code of the contract, with data a screen may show. Nothing secret goes into `value`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly value: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, value?: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.value = value;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
