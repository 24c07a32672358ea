import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino';
import { traceOfLine } from './tracing.ts';

export type Log = Logger;

/** Field names whose value never reaches a log, at any depth. */
const SECRET_FIELDS = [
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'answer',
  'remembered',
  'secret',
  'recoveryCodes',
  'token',
  'ticket',
  'authorization',
  'cookie',
];

/** Structured lines on standard output (or `destination`), each with its time in UTC. */
export function createLog(level: string, name: string, destination: DestinationStream = pino.destination(1)): Log {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino(
    {
      level,
      name,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[secret]' },
      mixin: traceOfLine,
      serializers: { err: withoutRows },
    },
    destination,
  );
}

/** PostgreSQL's detail of a refused row is the row itself: "Failing row contains (…)". */
function withoutRows(error: Error): SerializedError {
  const { detail: _, raw: __, ...told } = stdSerializers.errWithCause(error);
  const cause = (told as { cause?: { detail?: unknown } }).cause;
  if (cause) delete cause.detail;
  return told as SerializedError;
}
