import type {
  Announcement,
  Banner,
  Execution,
  HelpTopic,
  Language,
  LocalText,
  PlayerNotice,
  Promotion,
} from '@champa/contract';
import type { ContentBanner, ContentHelpTopic, ContentNotice, ContentPromotion } from './domain/content.ts';
import { textIn } from './domain/local-text.ts';
import type { ContentView } from './memory/live-content.ts';

/** Types of promotion categories that are not tabs of the promotions page (specification, section 9). */
const hiddenCategoryTypes: ReadonlySet<string> = new Set(['gaming', 'lotto_promo']);

export type Presenter = ReturnType<typeof createPresenter>;

/** The content as the API presents it, in one language. */
export function createPresenter({ content, findPicture, brandLanguage }: ContentView, language: Language) {
  const say = (text: LocalText): string => textIn(text, language, brandLanguage);

  /** A banner whose picture is gone is left out. */
  function banner(given: ContentBanner): Banner[] {
    const facts = findPicture(given.picture)?.facts;
    if (!facts) return [];
    const { id, groupName, audience, title, text } = given;
    return [{ id: String(id), groupName, audience, ...facts, title: say(title), text: say(text), ...linkageOf(given) }];
  }

  /** Promotions are linked by key and found by ID; one that is over is not linked. */
  function linkageOf({ linkageType, linkage }: ContentBanner): Pick<Banner, 'linkageType' | 'linkage'> {
    if (linkageType !== 'PROMOTION') return { linkageType, linkage };
    const promotion = content.promotions.find(({ key }) => key === linkage);
    return promotion ? { linkageType, linkage: String(promotion.id) } : { linkageType: null, linkage: null };
  }

  function promotion(given: ContentPromotion): Promotion {
    const first = content.categories.find(({ id }) => String(id) === given.categoryIds[0]);
    const images = [given.cardPicture, given.dialogPicture].map((name, index) => ({
      sequence: index + 1,
      facts: findPicture(name)?.facts,
    }));
    return {
      id: String(given.id),
      title: say(given.title),
      category: first ? say(first.title) : '',
      promoAnnouncementCategoryIds: [...given.categoryIds],
      announcementImages: images.flatMap(({ sequence, facts }) => (facts ? [{ sequence, ...facts }] : [])),
      promotionType: given.promotionType,
      startTime: given.startsAt.toString(),
      endTime: given.endsAt?.toString() ?? null,
      longTerm: given.endsAt ? 0 : 1,
      actions: { visitor: given.visitorAction, member: given.memberAction },
    };
  }

  return {
    banners: (): Banner[] => content.banners.flatMap(banner),
    notices: (): PlayerNotice[] => content.notices.map(notice),
    announcements: (execution: Execution): Announcement[] =>
      content.announcements
        .filter((each) => each.execution === execution)
        .map((each) => ({ ...notice(each), execution })),
    agentAnnouncements: (): PlayerNotice[] =>
      content.announcements.filter((each) => each.execution === 'G').map(notice),
    /** Titles of the promotions that are in a tab. */
    promotionTitles: (): { id: string; title: string }[] => {
      const hidden = new Set(categoriesWhere((type) => hiddenCategoryTypes.has(type)));
      return content.promotions
        .filter(({ categoryIds }) => categoryIds.length === 0 || categoryIds.some((id) => !hidden.has(id)))
        .map(({ id, title }) => ({ id: String(id), title: say(title) }));
    },
    categories: () => content.categories.map(({ id, title, type }) => ({ id: String(id), title: say(title), type })),
    promotions: (): Promotion[] => content.promotions.map(promotion),
    promotionDetails: (id: string): { promotion: Promotion; content: string } | null => {
      const found = content.promotions.find((each) => String(each.id) === id);
      return found ? { promotion: promotion(found), content: say(found.content) } : null;
    },
    helpTopics: (): HelpTopic[] => content.helpTopics.map(helpTopic),
    gameAnnouncements: () =>
      content.gameAnnouncements.map(({ id, title, vassalage, nodeId, publishedAt }) => ({
        id: String(id),
        title: say(title),
        vassalage,
        nodeId: nodeId === null ? null : String(nodeId),
        timestamp: publishedAt.toString(),
      })),
  };

  function notice({ id, title, content: body, publishedAt }: ContentNotice): PlayerNotice {
    return { id: String(id), title: say(title), content: say(body), timestamp: publishedAt.toString() };
  }

  function helpTopic({ key, group, title, content: body }: ContentHelpTopic): HelpTopic {
    return { term: key, group, title: say(title), content: say(body) };
  }

  function categoriesWhere(isMeant: (type: string) => boolean): string[] {
    return content.categories.filter(({ type }) => isMeant(type)).map(({ id }) => String(id));
  }
}
