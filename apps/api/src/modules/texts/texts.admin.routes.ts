import {
  type AdminText,
  adminText,
  adminTextRestore,
  adminTexts,
  adminTextSave,
  adminTextsReviewed,
  adminTextVersions,
  type SiteLanguage,
  siteLanguages,
} from '@champa/contract';
import { builtInMessages, placeholders } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { TextsAdmin, TextVersion, ViewedText } from './texts.admin.ts';

/** The texts of the site in the console. */
export function textsAdminRoutes(app: FastifyInstance, admin: TextsAdmin): void {
  const view = async (id: string): Promise<AdminText> => presentOne(await admin.view(id));

  route(app, adminTexts, async ({ query: { pageNo, pageSize, q, own, review } }) => {
    const found = await admin.list({ search: q, isOwn: own === 'true', ...(review && { review }) });
    const list = found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(presentRow);
    return { list, total: found.length };
  });

  route(app, adminTextsReviewed, async (call) => {
    const { language, ids, reason } = call.body;
    await admin.reviewed(callerOf(call, reason), { language, ids });
    return {};
  });

  route(app, adminText, ({ params }) => view(params.id));

  route(app, adminTextSave, async (call) => {
    const { value, revision, reason } = call.body;
    const { id } = call.params;
    await admin.save(callerOf(call, reason), { id, value, read: BigInt(revision) });
    return view(id);
  });

  route(app, adminTextVersions, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.versions(params.id, { before, pageSize }), presentVersion),
  );

  route(app, adminTextRestore, async (call) => {
    const { to, revision, reason } = call.body;
    const { id } = call.params;
    const wish = to === 'default' ? to : BigInt(to);
    await admin.restore(callerOf(call, reason), { id, to: wish, read: BigInt(revision) });
    return view(id);
  });
}

function presentRow({ id, value, last, toReview }: ViewedText) {
  return {
    id,
    texts: inEach((language) => value[language] ?? builtInMessages[language][id]),
    own: siteLanguages.filter((language) => value[language] !== undefined),
    toReview: [...toReview],
    ...presentChange(last),
  };
}

function presentOne({ id, value, last, toReview }: ViewedText): AdminText {
  return {
    id,
    value,
    builtIn: inEach((language) => builtInMessages[language][id]),
    placeholders: inEach((language) => placeholders(id, language)),
    toReview: [...toReview],
    revision: String(last?.id ?? 0n),
    ...presentChange(last),
  };
}

function presentChange(last: ViewedText['last']) {
  return { changedBy: last?.changedBy ?? null, changedAt: last?.changedAt.toString() ?? null };
}

function presentVersion({ id, changedAt, changedBy, reason, value }: TextVersion) {
  return { id: String(id), at: changedAt.toString(), by: changedBy, reason, value };
}

function inEach<T>(of: (language: SiteLanguage) => T): Record<SiteLanguage, T> {
  return Object.fromEntries(siteLanguages.map((language) => [language, of(language)])) as Record<SiteLanguage, T>;
}
