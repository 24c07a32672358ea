import { type DestinationStream, type Logger, pino } from 'pino';
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
    },
    destination,
  );
}
