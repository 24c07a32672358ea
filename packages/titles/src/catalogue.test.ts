import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  demoPots,
  demoTitles,
  demoVendors,
  inHouseClasses,
  payTableRtp,
  POT_RTP,
  POT_SHARE,
  slotLines,
  themes,
  vendorUnderMaintenance,
} from './index.ts';
import { otherMakersTitles } from './patterns.ts';

const titles = demoTitles();

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

describe('the demo catalogue', () => {
  test('has exactly forty vendors and ten thousand titles, and the stated number for each vendor', () => {
    expect(demoVendors).toHaveLength(40);
    expect(titles).toHaveLength(10_000);
    expect(countBy(titles, (title) => title.vassalage)).toEqual(
      Object.fromEntries(demoVendors.map((vendor) => [vendor.vassalage, vendor.titleCount])),
    );
  });

  test('covers every game area; in-house games belong to RNG vendors of their own', () => {
    const inHouse = new Set(demoVendors.filter((v) => v.accountTypeName === 'INHOUSE').map((v) => v.vassalage));
    const areas = countBy(titles, (title) => (inHouse.has(title.vassalage) ? 'INHOUSE' : title.gameType));
    expect(areas).toEqual({
      RNG: 8300,
      LIVE: 450,
      SPORTS: 40,
      ESPORTS: 30,
      PVP: 250,
      FISH: 200,
      LOTT: 63,
      ELOTT: 27,
      COCKFIGHT: 20,
      JACKPOT: 150,
      INHOUSE: 250,
      MINI: 220,
    });
    const classes = new Set(titles.filter((t) => inHouse.has(t.vassalage)).map((t) => t.gameClassify));
    expect([...classes].toSorted()).toEqual([...inHouseClasses].toSorted());
    expect(titles.filter((t) => t.gameClassify !== null && !inHouse.has(t.vassalage))).toEqual([]);
  });

  test('has the special lottery vendors and upper-case codes', () => {
    const codes = demoVendors.map((vendor) => vendor.vassalage);
    expect(codes).toEqual(expect.arrayContaining(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']));
    expect(new Set(codes).size).toBe(40);
    for (const code of codes) expect(code).toMatch(/^[A-Z][A-Z_]*$/);
  });

  test('names and codes are unique within a vendor', () => {
    expect(new Set(titles.map((t) => `${t.vassalage}/${t.gameName}`)).size).toBe(10_000);
    expect(new Set(titles.map((t) => `${t.vassalage}/${t.gameCode}`)).size).toBe(10_000);
    for (const { gameCode } of titles) expect(gameCode).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('names are well-formed, of readable length, and none is a well-known title of another maker', () => {
    for (const { gameName } of titles) {
      expect(gameName).toMatch(/^[A-Z0-9][A-Za-z0-9 '&/-]+$/);
      expect(gameName.length).toBeLessThanOrEqual(42);
      expect(otherMakersTitles.has(gameName)).toBe(false);
    }
  });

  test('every title has a known theme, and every slot has search words in three scripts', () => {
    const known = new Set<string>(themes);
    expect(known.size).toBeGreaterThanOrEqual(40);
    expect(themes).toHaveLength(known.size);
    for (const title of titles) {
      expect(known.has(title.theme)).toBe(true);
      if (title.engine !== 'slot') continue;
      expect(title.tags.join(' ')).toMatch(/[a-z].*\p{Script=Lao}.*\p{Script=Han}/u);
    }
  });

  test('localised names are in their own script', () => {
    for (const { nameCn, nameLo } of titles) {
      if (nameCn !== null) expect(nameCn).toMatch(/\p{Script=Han}/u);
      if (nameLo !== null) expect(nameLo).toMatch(/\p{Script=Lao}/u);
    }
  });

  test('titles read in Lao: all but those that would say a word twice, and all of the first page of each vendor but two', () => {
    expect(titles.filter(({ nameLo }) => nameLo === null).length).toBeLessThan(30);
    for (const { vassalage } of demoVendors) {
      const first = titles.filter((title) => title.vassalage === vassalage).slice(0, 28);
      expect(first.filter(({ nameLo }) => nameLo === null).length).toBeLessThanOrEqual(2);
    }
  });

  test('at least 6,000 slots are playable, with the lines and the return of their pay table', () => {
    const playable = titles.filter((title) => title.engine === 'slot' && title.pot === null);
    expect(playable.length).toBeGreaterThanOrEqual(6000);
    for (const { payTable, lines, rtp, gameType, gameName, supportPlay } of playable) {
      expect(gameType).toBe('RNG');
      expect(gameName).not.toMatch(/hold & win|cluster|ways$|classic reels/i);
      expect(supportPlay).toBe(0);
      expect(
        payTable !== null && payTable in slotLines && lines === slotLines[payTable as keyof typeof slotLines],
      ).toBe(true);
      expect(payTable !== null && rtp === payTableRtp[payTable]).toBe(true);
    }
  });

  test('every jackpot title has a pot of its vendor, whose share and seed are included in its stated return', () => {
    const pots = new Map(demoPots.map((pot) => [pot.code, pot]));
    const jackpots = titles.filter(({ gameType, gameClassify }) => gameType === 'JACKPOT' || gameClassify === 'JP');
    expect(jackpots).toEqual(titles.filter(({ pot }) => pot !== null));
    expect(new Set(jackpots.map(({ pot }) => pot))).toEqual(new Set(pots.keys()));
    for (const { vassalage, pot, engine, payTable, rtp, lines } of jackpots) {
      expect(pots.get(pot!)).toMatchObject({ vassalage });
      const ofLines = slotLines[payTable as keyof typeof slotLines];
      if (engine === 'slot') expect(lines).toBe(ofLines);
      else expect([engine, lines]).toEqual([expect.stringMatching(/^hold-(win|blaze)$/), null]);
      expect(Number(rtp)).toBeCloseTo(Number(payTableRtp[payTable!]) + Number(POT_RTP), 6);
    }
    for (const { seed, span, limit } of demoPots) {
      const stakesPerWin = span ?? ((Number(limit) - Number(seed)) / 2) * (100 / Number(POT_SHARE));
      expect(Number(POT_SHARE) + (100 * Number(seed)) / Number(stakesPerWin)).toBeCloseTo(Number(POT_RTP), 9);
    }
  });

  test('has a title that stands for its vendor, and a playable vendor under maintenance', () => {
    const entries = titles.filter(({ isGame }) => isGame === 'VASSALAGE');
    expect(entries).toMatchObject([{ vassalage: 'POCKETTHUNDER', gameName: 'Pocket Thunder', engine: null }]);
    expect(titles.some(({ vassalage, engine }) => vassalage === 'POCKETTHUNDER' && engine !== null)).toBe(true);
    expect(titles.some(({ vassalage, engine }) => vassalage === vendorUnderMaintenance && engine !== null)).toBe(true);
  });

  test('only games with a matching name have a roulette or crash engine', () => {
    for (const { engine, gameName, gameType, gameClassify, payTable } of titles) {
      if (engine === 'roulette') {
        expect(gameName).toMatch(gameType === 'LIVE' ? /^Auto Roulette / : /Roulette/);
        expect(gameType === 'LIVE' || gameClassify === 'TG').toBe(true);
        expect(payTable).toBe('roulette-european');
      }
      if (engine === 'crash') {
        expect(gameName).toMatch(/Crash|Rocket|Flight/);
        expect(gameType === 'MINI' || gameClassify === 'AC').toBe(true);
        expect(payTable).toBe('crash-97');
      }
    }
  });

  test('about three percent are hot; stakes and returns are decimal strings', () => {
    const hot = titles.filter((title) => title.isHot === 1).length;
    expect(hot).toBeGreaterThan(200);
    expect(hot).toBeLessThan(400);
    for (const { minBet, rtp, gameType } of titles) {
      expect(minBet).toMatch(/^[1-9]\d*$/);
      if (rtp !== null) expect(rtp).toMatch(/^9\d\.\d\d$/);
      if (gameType === 'SPORTS' || gameType === 'PVP') expect(rtp).toBeNull();
    }
  });

  test('is the same list everywhere', () => {
    const names = titles.map(({ vassalage, gameCode, gameName, theme }) => [vassalage, gameCode, gameName, theme]);
    const digest = createHash('sha256').update(JSON.stringify(names)).digest('hex');
    expect(digest.slice(0, 16)).toBe('44e847cf4167e12d');
  });
});
