import type { ContentImportInput } from '../../modules/content/index.ts';
import { article, say } from './texts.ts';

export type Promotion = NonNullable<ContentImportInput['promotions']>[number];
export type Make = ReturnType<typeof createMaker>;
type Lines = readonly [opening: string, ...points: string[]];
type Words = { title: string; lines: Lines };

const DAY = 24;

/** Makes promotions with times counted from now, in the order of creation, after all others. */
export function createMaker(now: Temporal.Instant) {
  const at = (hours: number): string => now.add({ hours }).toString();
  let place = 100;

  /** `days`: when it begins and ends, from now; no end: long-term. */
  return (
    [key, promotionType, picture]: readonly [key: string, type: string, picture: string],
    [from, until]: readonly [from: number, until: number | null],
    categories: string[],
    [lo, en, cn]: readonly [lo: Words, en: Words, cn: Words],
    memberAction?: 'DEPOSIT' | 'DOWN',
  ): Promotion => {
    place += 1;
    return {
      key,
      title: say(lo.title, en.title, cn.title),
      content: article(lo.lines, en.lines, cn.lines),
      promotionType,
      cardPicture: `promotion-${picture}-card`,
      dialogPicture: `promotion-${picture}-wide`,
      startsAt: at(from * DAY),
      ...(until === null ? {} : { endsAt: at(until * DAY) }),
      visitorAction: 'REGISTER',
      ...(memberAction ? { memberAction } : {}),
      categories,
      sort: place,
    };
  };
}

export function words(title: string, ...lines: Lines): Words {
  return { title, lines };
}
