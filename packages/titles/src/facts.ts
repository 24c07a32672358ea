import type { Draft } from './areas/draft.ts';
import type { SlotDraft } from './areas/slots.ts';
import { pick, randomOf } from './random.ts';
import { payTableRtp, slotLines, type DemoTitle, type DemoVendor } from './types.ts';
import { slotWords } from './words/index.ts';

const slotTables = ['slot-20-classic', 'slot-20-wild', 'slot-10-high', 'slot-25-free'] as const;

/** Smallest stakes offered, in LAK. */
const smallStakes = ['200', '500', '500', '1000', '1000', '1000', '2000'] as const;
const tableStakes = ['5000', '10000', '10000', '20000', '50000', '100000'] as const;

type Facts = Pick<DemoTitle, 'supportPlay' | 'minBet' | 'lines' | 'rtp' | 'engine' | 'payTable'>;

export function slotTitle(vendor: DemoVendor, draft: SlotDraft): DemoTitle {
  const random = randomOf(`${vendor.vassalage}/${draft.name.en}`);
  const payTable = pick(random, slotTables);
  const playable: Facts = {
    supportPlay: 0,
    minBet: pick(random, smallStakes),
    lines: slotLines[payTable],
    rtp: payTableRtp[payTable],
    engine: 'slot',
    payTable,
  };
  const other: Facts = {
    ...playable,
    supportPlay: 1,
    lines: null,
    rtp: slotRtp(random()),
    engine: null,
    payTable: null,
  };
  const tags = slotWords[draft.theme].tags;
  return title(vendor, { ...draft, gameClassify: null, tags }, draft.fiveByThree ? playable : other, random());
}

export function gameTitle(vendor: DemoVendor, draft: Draft): DemoTitle {
  const random = randomOf(`${vendor.vassalage}/${draft.name.en}`);
  const payTable = { roulette: 'roulette-european', crash: 'crash-97' } as const;
  const isTable = vendor.gameType === 'LIVE' || vendor.gameType === 'SPORTS' || vendor.gameType === 'COCKFIGHT';
  return title(
    vendor,
    draft,
    {
      supportPlay: draft.engine === null ? 1 : 0,
      minBet: pick(random, isTable ? tableStakes : smallStakes),
      lines: null,
      rtp: draft.engine === null ? draft.rtp : payTableRtp[payTable[draft.engine]],
      engine: draft.engine,
      payTable: draft.engine === null ? null : payTable[draft.engine],
    },
    random(),
  );
}

function title(
  vendor: DemoVendor,
  draft: Pick<Draft, 'name' | 'theme' | 'gameClassify' | 'tags'>,
  facts: Facts,
  heat: number,
): DemoTitle {
  return {
    vassalage: vendor.vassalage,
    gameType: vendor.gameType,
    gameCode: codeOf(draft.name.en),
    gameName: draft.name.en,
    nameLo: draft.name.lo === '' ? null : draft.name.lo,
    nameCn: draft.name.cn === '' ? null : draft.name.cn,
    theme: draft.theme,
    gameClassify: draft.gameClassify,
    isHot: heat < 0.03 ? 1 : 0,
    tags: draft.tags,
    ...facts,
  };
}

function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Between 94.10 and 97.00 percent, in hundredths. */
function slotRtp(luck: number): string {
  const hundredths = 9410 + Math.floor(luck * 291);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
