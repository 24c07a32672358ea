import { describe, expect, test } from 'vitest';
import type { Content } from './content.ts';
import { readContentImport } from './content-import.ts';
import { textIn } from './local-text.ts';
import { contentAt, nextChange, runningPromotions } from './timing.ts';

const at = (hour: number): Temporal.Instant => Temporal.Instant.from('2026-06-01T00:00:00Z').add({ hours: hour });

describe('a text', () => {
  test('is shown in the requested language, else the brand’s, else any', () => {
    expect(textIn({ lo: 'ລ', en: 'e', cn: '中' }, 'cn', 'lo')).toBe('中');
    expect(textIn({ lo: 'ລ', en: 'e' }, 'cn', 'lo')).toBe('ລ');
    expect(textIn({ en: 'e' }, 'cn', 'lo')).toBe('e');
    expect(textIn({}, 'cn', 'lo')).toBe('');
  });
});

describe('shown content', () => {
  const empty = { announcements: [], gameAnnouncements: [], categories: [], helpTopics: [], pictures: [], notices: [] };
  const banner = (id: bigint, shownFrom: number | null, shownUntil: number | null) =>
    ({
      id,
      shownFrom: shownFrom === null ? null : at(shownFrom),
      shownUntil: shownUntil === null ? null : at(shownUntil),
    }) as Content['banners'][number];
  const promotion = (id: bigint, startsAt: number, endsAt: number | null) =>
    ({ id, startsAt: at(startsAt), endsAt: endsAt === null ? null : at(endsAt) }) as Content['promotions'][number];
  const content: Content = {
    ...empty,
    banners: [banner(1n, null, null), banner(2n, 2, 4), banner(3n, 3, null), banner(4n, null, 1)],
    promotions: [promotion(1n, -5, 2), promotion(2n, 6, 9), promotion(3n, -5, null)],
  };
  const idsAt = (hour: number) => {
    const { banners, promotions } = contentAt(content, at(hour));
    return [banners.map(({ id }) => Number(id)), promotions.map(({ id }) => Number(id))];
  };

  test('counts the promotions that run now, without those of hidden kinds', () => {
    const categories = [
      { id: 1n, title: {}, type: 'general' },
      { id: 2n, title: {}, type: 'gaming' },
    ];
    const of = (categoryIds: string[], promotions: Content['promotions']) =>
      promotions.map((each) => ({ ...each, categoryIds }));
    const promotions = [
      ...of(['1'], content.promotions),
      ...of(['2'], content.promotions),
      ...of(['1', '2'], content.promotions),
    ];
    const counts = [0, 2, 6, 9].map((hour) => runningPromotions({ ...content, categories, promotions }, at(hour)));
    expect(counts).toEqual([4, 2, 4, 2]);
  });

  test('is within its time; coming promotions are shown too, those that ended are not', () => {
    expect(idsAt(0)).toEqual([
      [1, 4],
      [1, 2, 3],
    ]);
    expect(idsAt(1)).toEqual([[1], [1, 2, 3]]);
    expect(idsAt(2)).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(idsAt(4)).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(idsAt(9)).toEqual([[1, 3], [3]]);
  });

  test('changes at the next beginning or end, and not after the last', () => {
    const next = (hour: number) => nextChange(content, at(hour))?.toString() ?? null;
    expect([next(0), next(1), next(4), next(9)]).toEqual(
      [at(1), at(2), at(9), null].map((time) => time?.toString() ?? null),
    );
  });
});

describe('a file of content', () => {
  const promotion = {
    key: 'gift',
    title: { en: 'Gift' },
    content: { en: '<p>x</p>' },
    cardPicture: 'a',
    dialogPicture: 'b',
    startsAt: '2026-06-01T00:00:00+07:00',
    categories: [],
  };
  const banner = { key: 'one', groupName: 'w_home', picture: 'home-1' };

  test('may be empty, and has defaults', () => {
    expect(readContentImport({}).banners).toEqual([]);
    expect(readContentImport({ promotions: [promotion] }).promotions[0]).toMatchObject({
      enabled: true,
      promotionType: 'GENERAL',
    });
  });

  test('with mistakes is refused, and all of them are named', () => {
    const wrong = {
      banners: [{ ...banner, groupName: 'top' }],
      promotions: [{ ...promotion, endsAt: '2026-05-01T00:00:00Z' }, { key: 'NO' }],
      helpTopics: [{ key: 'x', group: 'help', title: {}, content: { tlh: 'x' } }],
      extra: [],
    };
    const { message } = errorOf(wrong);
    for (const place of ['banners.0.groupName', 'promotions.1.key', 'promotions.1.title', 'helpTopics.0', 'extra'])
      expect(message).toContain(place);
  });

  test.each([
    [{ banners: [banner, banner] }, 'key twice'],
    [{ promotions: [{ ...promotion, endsAt: '2026-05-01T00:00:00Z' }] }, 'endsAt must come after startsAt'],
    [{ banners: [{ ...banner, linkageType: 'ROUTE' }] }, 'go together'],
    [{ banners: [{ ...banner, linkageType: 'URL', linkage: 'javascript:alert(1)' }] }, 'linkage must be'],
    [{ banners: [{ ...banner, linkageType: 'ROUTE', linkage: '//evil.example' }] }, 'linkage must be'],
    [{ banners: [{ ...banner, shownFrom: '2026-06-02T00:00:00Z', shownUntil: '2026-06-01T00:00:00Z' }] }, 'shownUntil'],
    ['not an object', 'the file'],
    [null, 'the file'],
  ])('%#: is refused for its value', (given, reason) => {
    expect(errorOf(given).message).toContain(reason);
  });

  function errorOf(given: unknown): Error {
    try {
      readContentImport(given);
    } catch (error) {
      return error as Error;
    }
    throw new Error('it was accepted');
  }
});
