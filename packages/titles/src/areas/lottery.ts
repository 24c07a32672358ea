import type { Draft } from './draft.ts';
import { listDrafts } from './sports.ts';

const vietnam =
  'Mien Bac Northern Draw|越南北部彩|ຫວຍຮານອຍ, Mien Trung Central Draw|越南中部彩|, Mien Nam Southern Draw|越南南部彩|, Hanoi VIP|河内VIP彩|ຮານອຍ VIP, Hanoi 4D|河内四星彩|ຮານອຍ 4D, Saigon 3D|西贡三星彩|, Da Nang Draw|岘港彩|, Hue Draw|顺化彩|, Can Tho Draw|芹苴彩|, Da Lat Draw|大叻彩|, Vung Tau Draw|头顿彩|, Quang Nam Draw|广南彩|, Binh Duong Draw|平阳彩|, Tay Ninh Draw|西宁彩|, An Giang Draw|安江彩|, Gia Lai Draw|嘉莱彩|, Khanh Hoa Draw|庆和彩|, Kon Tum Draw|昆嵩彩|, Ben Tre Draw|槟椥彩|, Long An Draw|隆安彩|, Hanoi Five Minutes|河内五分彩|, Saigon One Minute|西贡一分彩|';
const seaDraws =
  'Lao Development Draw|老挝彩|ຫວຍພັດທະນາ, Lao VIP Draw|老挝VIP彩|ຫວຍລາວ VIP, Lao Star 4D|老挝星四星彩|ລາວສະຕາ 4D, Thai Government Draw|泰国彩|ຫວຍໄທ, Thai Stock Draw|泰国股市彩|ຫວຍຫຸ້ນໄທ, Malay 4D|马来四星彩|, Singapore 4D|新加坡四星彩|ສິງກະໂປ 4D, Cambodia Three Draws|柬埔寨三开彩|, Manila Swer|马尼拉彩|, Jakarta Pools 4D|雅加达彩|, Hong Kong Mark|香港彩|ຫວຍຮົງກົງ, Yangon 2D|仰光二星彩|, Mekong Five Minutes|湄公五分彩|, Vientiane One Minute|万象一分彩|ວຽງຈັນໜຶ່ງນາທີ, Nikkei Draw|日经彩|, Dow Draw|道指彩|';
const champa =
  'Champa 4D|占芭四星彩|ຈຳປາ 4D, Champa 3D|占芭三星彩|ຈຳປາ 3D, Champa 2D|占芭二星彩|ຈຳປາ 2D, Champa 6/45|占芭六合|ຈຳປາ 6/45, Petal Five|花瓣五星彩|, Naga Draw|那伽彩|ຫວຍນາກ, Forty Animals Draw|四十动物彩|ຫວຍສີ່ສິບສັດ, Full Moon Draw|满月彩|ຫວຍເດືອນເພັງ, Million Elephants Draw|百万象彩|ຫວຍລ້ານຊ້າງ, Morning Champa|晨占芭|, Midday Champa|午占芭|, Evening Champa|晚占芭|';
const quick =
  'Quick Keno 20|快乐二十|, Keno Express|基诺快车|, Mekong Keno|湄公基诺|, Lucky Ten Race|幸运十赛|, Speedway Ten|极速赛车|, Sprint Boats Ten|极速飞艇|, Happy Ten|快乐十分|, Eleven Pick Five|十一选五|, Quick Three Dice|快三|, Lao Quick Three|老挝快三|, One Minute Five|一分时时彩|, Three Minute Five|三分时时彩|, Five Minute Five|五分时时彩|, Lucky 28|幸运二八|, Lightning 28|闪电二八|, Red Wave Blue Wave|红波蓝波|, One Minute Six Mark|一分六合彩|, Five Minute Six Mark|五分六合彩|, Zodiac Draw|生肖彩|, Dragon Boat Ten|龙舟十|, Tuk Tuk Race Ten|突突赛十|, Frog Hop Ten|青蛙跳十|, Color Draw|彩色彩|, Green Red Violet|绿红紫|, Parity Minute|奇偶一分|, Dice Tower|骰塔|, Bingo Bus 75|宾果巴士|, Bingo Market 90|宾果市场|, Number Rain|数字雨|, Golden Eight|黄金八|, Hourly 4D|时时四星|, Quick 3D|快三星|, Quick 2D|快二星|, Star Pick Five|星选五|, Night Owl Keno|夜猫基诺|, Temple Bell Draw|寺钟彩|, Rice Bowl Draw|饭碗彩|, Firefly Six|萤火六|, Monsoon Keno|季风基诺|, Sunrise 49|日出四十九|';

const drawsOf: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: vietnam,
  TCG_SEA: seaDraws,
  LOTT: champa,
  ELOTT: quick,
};

/** Draws of a lottery, or of the e-lottery that draws every few minutes. */
export function lotteryDrafts(vassalage: string, count: number): Draft[] {
  const drafts = listDrafts('lottery', drawsOf[vassalage] ?? '');
  return drafts
    .map((each) => (/keno|bingo/i.test(each.name.en) ? { ...each, theme: 'keno' as const } : each))
    .slice(0, count);
}
