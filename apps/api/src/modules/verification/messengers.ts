import { readFileSync } from 'node:fs';
import type { Deps } from '../../module.ts';
import { createSmsHttp } from './adapters/sms-http/sms-http.ts';
import { createSmtp } from './adapters/smtp/smtp.ts';
import type { Messengers } from './domain/messages.ts';

/** The providers of messages the environment names; where it names none, none is offered. */
export function createMessengers(config: Deps['config']): Messengers {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_ACCOUNT, SMS_SECRET_FILE, SMS_FROM } = config;
  return {
    email: SMTP_URL && MAIL_FROM ? createSmtp({ url: SMTP_URL, from: MAIL_FROM }) : null,
    sms:
      SMS_URL && SMS_SECRET_FILE
        ? createSmsHttp({
            baseUrl: SMS_URL,
            account: SMS_ACCOUNT,
            secret: readFileSync(SMS_SECRET_FILE, 'utf8').trim(),
            from: SMS_FROM,
          })
        : null,
  };
}
