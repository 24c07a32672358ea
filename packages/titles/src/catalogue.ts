import { cardDrafts } from './areas/cards.ts';
import type { Draft } from './areas/draft.ts';
import { fishDrafts } from './areas/fish.ts';
import { inHouseDrafts, jackpotDrafts, miniDrafts } from './areas/instant.ts';
import { liveDrafts } from './areas/live.ts';
import { lotteryDrafts } from './areas/lottery.ts';
import { slotNames } from './areas/slots.ts';
import { sportsDrafts } from './areas/sports.ts';
import { gameTitle, slotTitle, vendorEntry } from './facts.ts';
import { randomOf } from './random.ts';
import type { DemoTitle, DemoVendor } from './types.ts';
import { demoVendors } from './vendors.ts';

let memo: readonly DemoTitle[] | undefined;

/** The ten thousand titles of the demo, the same on every run and machine. */
export function demoTitles(): readonly DemoTitle[] {
  memo ??= compose();
  return memo;
}

function compose(): readonly DemoTitle[] {
  const names = slotNames();
  return demoVendors.flatMap((vendor) =>
    vendor.gameType === 'RNG' && vendor.accountTypeName !== 'INHOUSE'
      ? names.take(vendor.vassalage, vendor.titleCount).map((draft) => slotTitle(vendor, draft))
      : gamesOf(vendor),
  );
}

/** The games of this vendor are also reached through a title that stands for the vendor; it replaces the vendor's last title. */
const VENDOR_WITH_ENTRY = 'POCKETTHUNDER';

function gamesOf(vendor: DemoVendor): DemoTitle[] {
  const games = draftsOf(vendor).map((draft) => gameTitle(vendor, draft));
  if (vendor.vassalage !== VENDOR_WITH_ENTRY) return games;
  return [vendorEntry(vendor, games[0]!.theme), ...games.slice(0, -1)];
}

function draftsOf({ vassalage, gameType, titleCount }: DemoVendor): Draft[] {
  const random = randomOf(vassalage);
  switch (gameType) {
    case 'RNG':
      return inHouseDrafts(random, vassalage);
    case 'LIVE':
      return liveDrafts(random, vassalage, titleCount);
    case 'PVP':
      return cardDrafts(random, vassalage, titleCount);
    case 'FISH':
      return fishDrafts(random, titleCount);
    case 'JACKPOT':
      return jackpotDrafts(random, titleCount);
    case 'MINI':
      return miniDrafts(random, titleCount);
    case 'LOTT':
    case 'ELOTT':
      return lotteryDrafts(vassalage, titleCount);
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return sportsDrafts(vassalage, titleCount);
  }
}
