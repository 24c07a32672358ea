import type { DemoVendor, GameType } from './types.ts';

/** The forty vendors of the demo. Names are invented. */
export const demoVendors: readonly DemoVendor[] = [
  slots('NAGASPIN', 'Naga Spin Studio', 520),
  slots('MEKONGREELS', 'Mekong Reels', 480),
  slots('LOTUSLAB', 'Lotus Lab', 440),
  slots('GILDEDFOX', 'Gilded Fox', 420),
  slots('PAPERKITE', 'Paper Kite Games', 380),
  slots('IRONHARE', 'Iron Hare', 400),
  slots('MOONBREW', 'Moonbrew', 380),
  slots('TIDEWORKS', 'Tideworks', 400),
  slots('REDLACQUER', 'Red Lacquer', 520),
  slots('COPPERCROWN', 'Copper Crown', 420),
  slots('NORTHFJORD', 'Northfjord Gaming', 400),
  slots('OWLANDOAK', 'Owl & Oak', 360),
  slots('SUGARSTORM', 'Sugarstorm', 380),
  slots('VELVETACE', 'Velvet Ace', 400),
  slots('PIXELPADDY', 'Pixel Paddy', 420),
  slots('TIGERLANE', 'Tiger Lane', 460),
  transfer(slots('EMBERFORGE', 'Emberforge', 400)),
  transfer(slots('QUARTZNINE', 'Quartz Nine', 380)),
  slots('KITEBRIDGE', 'Kitebridge Interactive', 360),
  slots('STARJUNK', 'Starjunk Collective', 380),
  vendor('GRANDPEARL', 'Grand Pearl Live', 'LIVE', 'window', 130),
  vendor('EASTGATE', 'Eastgate Live', 'LIVE', 'window', 120),
  vendor('ORCHIDROOM', 'Orchid Room Live', 'LIVE', 'window', 110),
  vendor('SAFFRONHALL', 'Saffron Hall', 'LIVE', 'window', 90),
  vendor('MATCHLINE', 'Matchline Sports', 'SPORTS', 'window', 22),
  vendor('ARENANINE', 'Arena Nine', 'SPORTS', 'window', 18),
  vendor('LANESHIFT', 'Laneshift Esports', 'ESPORTS', 'window', 30),
  vendor('BAMBOOTABLE', 'Bamboo Table', 'PVP', 'frame', 130),
  vendor('FOURWINDS', 'Four Winds Cards', 'PVP', 'frame', 120),
  vendor('DEEPLINE', 'Deepline Fishing', 'FISH', 'frame', 105),
  vendor('CORALHARBOR', 'Coral Harbor', 'FISH', 'frame', 95),
  vendor('TCG_LOTTO_VN', 'Vietnam Lottery', 'LOTT', 'frame', 43),
  vendor('TCG_SEA', 'Southeast Asia Lottery', 'LOTT', 'frame', 12),
  vendor('LOTT', 'Champa Lottery', 'LOTT', 'frame', 8),
  vendor('ELOTT', 'Quick Draw Lottery', 'ELOTT', 'frame', 27),
  vendor('GOLDENSPUR', 'Golden Spur', 'COCKFIGHT', 'window', 20),
  vendor('SUMMITPOT', 'Summit Jackpots', 'JACKPOT', 'frame', 150),
  inHouse('CHAMPA', 'Champa Originals', 150),
  inHouse('NIGHTGARDEN', 'Night Garden Arcade', 100),
  vendor('POCKETTHUNDER', 'Pocket Thunder', 'MINI', 'frame', 220),
];

/** This vendor is disabled on the wire: its games are shown, but are under maintenance when opened. */
export const vendorUnderMaintenance = 'SAFFRONHALL';

function vendor(
  vassalage: string,
  displayName: string,
  gameType: GameType,
  launchMode: DemoVendor['launchMode'],
  titleCount: number,
): DemoVendor {
  return { vassalage, displayName, gameType, accountTypeName: vassalage, launchMode, titleCount, wallet: 'seamless' };
}

function slots(vassalage: string, displayName: string, titleCount: number): DemoVendor {
  return vendor(vassalage, displayName, 'RNG', 'frame', titleCount);
}

function transfer(made: DemoVendor): DemoVendor {
  return { ...made, wallet: 'transfer' };
}

function inHouse(vassalage: string, displayName: string, titleCount: number): DemoVendor {
  return { ...vendor(vassalage, displayName, 'RNG', 'frame', titleCount), accountTypeName: 'INHOUSE' };
}
