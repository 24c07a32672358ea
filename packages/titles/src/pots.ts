/**
 * A progressive pot of the studio; every title that belongs to it contributes to it and can win it. Amounts are in main units of
 * the operator's currency.
 */
export type DemoPot = {
  /** Unique across all vendors. */
  code: string;
  vassalage: string;
  name: { en: string; lo: string; cn: string };
  /** The amount that the vendor pays in when the pot begins, and again after each win. */
  seed: string;
  /** The stakes per win of the pot in the long run: a round's chance is its stake divided by this. Null: it has a limit instead. */
  span: string | null;
  /** Must-hit-by: it is won before it holds this, at an amount drawn when it begins. Null: it has a span. */
  limit: string | null;
};

/** The percentage of each stake that goes into the pot. */
export const POT_SHARE = '1.00';
/**
 * What a pot adds to a title's return, in percent: the share of the stakes, plus the seed divided by the span. A pot with a limit takes
 * half of what lies between seed and limit until it is won, so that a limit of five seeds adds the same.
 */
export const POT_RTP = '1.50';

const SPAN_PER_SEED = 200;
const LIMIT_PER_SEED = 5;

export const demoPots: readonly DemoPot[] = [
  pot('SUMMITPOT', 'mega-pool', 'Summit Mega Pool|ໝໍ້ລວມຍັກ Summit|巅峰巨额奖池', 100_000_000),
  pot('SUMMITPOT', 'millions', 'Summit Millions|ລ້ານ Summit|巅峰百万', 50_000_000),
  pot('SUMMITPOT', 'grand-pot', 'Summit Grand Pot|ໝໍ້ໃຫຍ່ Summit|巅峰至尊奖池', 15_000_000),
  pot('SUMMITPOT', 'jackpot', 'Summit Jackpot|ແຈັກພັອດ Summit|巅峰累积大奖', 5_000_000),
  pot('SUMMITPOT', 'four-ladders', 'Four Ladders|ສີ່ຂັ້ນໄດ|四级大奖', 1_000_000),
  pot('CHAMPA', 'jackpot', 'Champa Jackpot|ແຈັກພັອດຈຳປາ|占芭累积大奖', 8_000_000),
  mustHit('CHAMPA', 'daily-pot', 'Champa Daily Pot|ໝໍ້ປະຈຳວັນຈຳປາ|占芭每日奖池', 500_000),
  pot('NIGHTGARDEN', 'jackpot', 'Night Garden Jackpot|ແຈັກພັອດສວນກາງຄືນ|夜花园累积大奖', 3_000_000),
  mustHit('NIGHTGARDEN', 'daily-pot', 'Night Garden Daily Pot|ໝໍ້ປະຈຳວັນສວນກາງຄືນ|夜花园每日奖池', 300_000),
];

export function potCode(vassalage: string, kind: string): string {
  return `${vassalage}-${kind}`;
}

/** `text` is `English|ລາວ|中文`. */
function pot(vassalage: string, kind: string, text: string, seed: number): DemoPot {
  const [en = '', lo = '', cn = ''] = text.split('|');
  return {
    code: potCode(vassalage, kind),
    vassalage,
    name: { en, lo, cn },
    seed: String(seed),
    span: String(seed * SPAN_PER_SEED),
    limit: null,
  };
}

function mustHit(vassalage: string, kind: string, text: string, seed: number): DemoPot {
  return { ...pot(vassalage, kind, text, seed), span: null, limit: String(seed * LIMIT_PER_SEED) };
}
