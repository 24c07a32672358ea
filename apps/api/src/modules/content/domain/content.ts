import type {
  AnnouncementAudience,
  Banner,
  HelpTopic as HelpTopicAnswer,
  LocalText,
  PromotionAction as Action,
} from '@champa/contract';

/** While content is shown; without an end it is open. */
export type Period = { shownFrom: Temporal.Instant | null; shownUntil: Temporal.Instant | null };

export type ContentBanner = Period &
  Pick<Banner, 'groupName' | 'audience' | 'linkageType' | 'linkage'> & {
    id: bigint;
    picture: string;
    title: LocalText;
    text: LocalText;
  };

export type ContentNotice = Period & {
  id: bigint;
  title: LocalText;
  content: LocalText;
  publishedAt: Temporal.Instant;
};

export type ContentAnnouncement = ContentNotice & { execution: AnnouncementAudience };

export type ContentGameAnnouncement = Omit<ContentNotice, 'content'> & {
  vassalage: string | null;
  nodeId: bigint | null;
};

export type ContentCategory = { id: bigint; title: LocalText; type: string };

export type ContentPromotion = {
  id: bigint;
  key: string;
  title: LocalText;
  content: LocalText;
  promotionType: string;
  cardPicture: string;
  dialogPicture: string;
  startsAt: Temporal.Instant;
  /** Null: it is long-term. */
  endsAt: Temporal.Instant | null;
  visitorAction: Action | null;
  memberAction: Action | null;
  categoryIds: readonly string[];
};

export type ContentHelpTopic = Pick<HelpTopicAnswer, 'group'> & { key: string; title: LocalText; content: LocalText };

/** A picture the operator added, without its bytes. */
export type AddedPicture = { name: string; hash: string; width: number; height: number; placeholder: string };

/** All content that is switched on, each kind in the brand's order. */
export type Content = {
  banners: readonly ContentBanner[];
  notices: readonly ContentNotice[];
  announcements: readonly ContentAnnouncement[];
  gameAnnouncements: readonly ContentGameAnnouncement[];
  categories: readonly ContentCategory[];
  promotions: readonly ContentPromotion[];
  helpTopics: readonly ContentHelpTopic[];
  pictures: readonly AddedPicture[];
};
