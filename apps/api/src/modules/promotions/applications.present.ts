import type { ActivityApplication, Language } from '@champa/contract';
import type { Application } from './applications.repo.ts';
import type { ContentLink } from './domain/content-link.ts';

/** An application as its member sees it; `link` is null where the content no longer has the promotion. */
export function presentApplication(
  { id, state, comment, pictures, reason, appliedAt, decidedAt }: Application,
  link: ContentLink | null,
  language: Language,
): ActivityApplication {
  return {
    id: String(id),
    activityId: link?.id ?? null,
    title: link ? titleIn(link, language) : '',
    state,
    comment,
    pictures,
    reason: state === 'rejected' ? reason : null,
    appliedAt: appliedAt.toString(),
    decidedAt: decidedAt?.toString() ?? null,
  };
}

function titleIn({ title }: ContentLink, language: Language): string {
  return title[language] ?? Object.values(title)[0] ?? '';
}
