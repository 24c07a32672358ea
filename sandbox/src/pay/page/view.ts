import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Amount, formatMoney } from '@champa/money';
import { type Language, languages } from '../order.ts';
import { type TextId, texts } from './texts.ts';

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** The settings with which a visitor sees a page. */
export type View = {
  language: Language;
  /** `null`: the device's setting. */
  theme: Theme | null;
  merchantName: string;
  /** The page's own path, for links that change language or theme. */
  path: string;
  t: (id: TextId, values?: Record<string, string>) => string;
};

const LOCALES = { lo: 'lo', en: 'en', cn: 'zh-CN' } as const satisfies Record<Language, string>;
const SYMBOLS: Record<string, string> = { LAK: '₭', THB: '฿', VND: '₫', CNY: '¥', USD: '$' };
const COOKIE_DAYS = 30;

/** Language and theme: those in the URL, stored in a cookie; else the cookie; else the order's and the device's. */
export function viewOf(request: FastifyRequest, reply: FastifyReply, fallback: Language, merchantName: string): View {
  const query = request.query as Record<string, unknown>;
  const cookies = cookiesOf(request);
  const asked = { language: oneOf(languages, query['lang']), theme: oneOf(themes, query['theme']) };
  if (asked.language) keep(reply, 'lang', asked.language);
  if (asked.theme) keep(reply, 'theme', asked.theme);
  const language = asked.language ?? oneOf(languages, cookies['lang']) ?? fallback;
  return {
    language,
    theme: asked.theme ?? oneOf(themes, cookies['theme']),
    merchantName,
    path: request.url.split('?')[0]!,
    t: (id, values = {}) => texts[language][id].replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? ''),
  };
}

/** `₭ 100,000.00` in the visitor's format. */
export function money(view: View, amount: Amount, currency: string): string {
  return formatMoney(amount, { symbol: SYMBOLS[currency] ?? `${currency} `, locale: LOCALES[view.language] });
}

export function htmlLanguage(view: View): string {
  return view.language === 'cn' ? 'zh-Hans' : view.language;
}

function keep(reply: FastifyReply, name: string, value: string): void {
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax; HttpOnly`);
}

function cookiesOf(request: FastifyRequest): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

function oneOf<T extends string>(known: readonly T[], text: unknown): T | null {
  return known.find((candidate) => candidate === text) ?? null;
}
