import { hiddenPromotionTypes } from '@champa/contract';
import type { Content, Period } from './content.ts';

/** The content shown at `now`. Promotions are shown until they end: coming ones too. */
export function contentAt(content: Content, now: Temporal.Instant): Content {
  const isShown = (period: Period): boolean => isWithin(period, now);
  return {
    ...content,
    banners: content.banners.filter(isShown),
    notices: content.notices.filter(isShown),
    announcements: content.announcements.filter(isShown),
    gameAnnouncements: content.gameAnnouncements.filter(isShown),
    promotions: content.promotions.filter(({ endsAt }) => isWithin({ shownFrom: null, shownUntil: endsAt }, now)),
  };
}

/** How many promotions that visitors are shown run now. */
export function runningPromotions({ promotions, categories }: Content, now: Temporal.Instant): number {
  const hidden = categories.filter(({ type }) => (hiddenPromotionTypes as readonly string[]).includes(type));
  const hiddenIds = new Set(hidden.map(({ id }) => String(id)));
  return promotions.filter(({ startsAt, endsAt, categoryIds }) => {
    const isShown = categoryIds.length === 0 || categoryIds.some((id) => !hiddenIds.has(id));
    return isShown && isWithin({ shownFrom: startsAt, shownUntil: endsAt }, now);
  }).length;
}

/** When the shown content next changes by itself; null: never. */
export function nextChange(content: Content, now: Temporal.Instant): Temporal.Instant | null {
  const { banners, notices, announcements, gameAnnouncements, promotions } = content;
  const periods: Period[] = [...banners, ...notices, ...announcements, ...gameAnnouncements];
  const ends = [
    ...periods.flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil]),
    ...promotions.map(({ endsAt }) => endsAt),
  ];
  const ahead = ends.filter((end) => end !== null && Temporal.Instant.compare(end, now) > 0);
  return ahead.toSorted((a, b) => Temporal.Instant.compare(a!, b!))[0] ?? null;
}

function isWithin({ shownFrom, shownUntil }: Period, now: Temporal.Instant): boolean {
  if (shownFrom && Temporal.Instant.compare(now, shownFrom) < 0) return false;
  return !shownUntil || Temporal.Instant.compare(now, shownUntil) < 0;
}
