import type { Draft } from './draft.ts';
import { listDrafts } from './sports.ts';

// Every title here is a lottery game with draws: apps/api/src/modules/lottery/demo-games.ts defines them.
const vietnam =
  'Mien Bac Northern Draw|越南北部彩|ຫວຍຮານອຍ, Mien Trung Central Draw|越南中部彩|ຫວຽດນາມກາງ, Mien Nam Southern Draw|越南南部彩|ຫວຽດນາມໃຕ້, Mien Trung Two Stations|越南中部双台|ຫວຽດນາມກາງ 2 ສະຖານີ, Mien Nam Two Stations|越南南部双台|ຫວຽດນາມໃຕ້ 2 ສະຖານີ, Hanoi VIP|河内VIP彩|ຮານອຍ VIP, Da Nang Draw|岘港彩|ຫວຍດານັງ, Hue Draw|顺化彩|ຫວຍເຫວ້, Quang Nam Draw|广南彩|ຫວຍກວາງນາມ, Gia Lai Draw|嘉莱彩|ຫວຍຢາລາຍ, Khanh Hoa Draw|庆和彩|ຫວຍແຄງຮວ່າ, Kon Tum Draw|昆嵩彩|ຫວຍກອນຕູມ, Phu Yen Draw|富安彩|ຫວຍຟູ້ອຽນ, Dak Lak Draw|多乐彩|ຫວຍດັກລັກ, Binh Dinh Draw|平定彩|ຫວຍບິ່ງດິ້ງ, Quang Tri Draw|广治彩|ຫວຍກວາງຈິ, Quang Binh Draw|广平彩|ຫວຍກວາງບິ່ງ, Ninh Thuan Draw|宁顺彩|ຫວຍນິງທ້ວນ, Quang Ngai Draw|广义彩|ຫວຍກວາງຫງາຍ, Dak Nong Draw|得农彩|ຫວຍດັກນົງ, Ho Chi Minh City Draw|胡志明市彩|ຫວຍໂຮ່ຈິມິນ, Can Tho Draw|芹苴彩|ຫວຍເກີ່ນເທີ, Da Lat Draw|大叻彩|ຫວຍດາລັດ, Vung Tau Draw|头顿彩|ຫວຍຫວຸງເຕົ່າ, Binh Duong Draw|平阳彩|ຫວຍບິ່ງເຢືອງ, Tay Ninh Draw|西宁彩|ຫວຍເຕີຍນິງ, An Giang Draw|安江彩|ຫວຍອານຢາງ, Ben Tre Draw|槟椥彩|ຫວຍເບັນແຈ, Long An Draw|隆安彩|ຫວຍລອງອານ, Dong Thap Draw|同塔彩|ຫວຍດົ່ງທາບ, Ca Mau Draw|金瓯彩|ຫວຍກ່າເມົາ, Bac Lieu Draw|薄寮彩|ຫວຍບາກລຽວ, Dong Nai Draw|同奈彩|ຫວຍດົ່ງນາຍ, Soc Trang Draw|朔庄彩|ຫວຍຊົກຈາງ, Binh Thuan Draw|平顺彩|ຫວຍບິ່ງທ້ວນ, Vinh Long Draw|永隆彩|ຫວຍຫວິງລອງ, Tra Vinh Draw|茶荣彩|ຫວຍຈ່າວິງ, Binh Phuoc Draw|平福彩|ຫວຍບິ່ງເຟື້ອກ, Hau Giang Draw|后江彩|ຫວຍເຫົ້າຢາງ, Tien Giang Draw|前江彩|ຫວຍຕ່ຽນຢາງ, Kien Giang Draw|坚江彩|ຫວຍກຽນຢາງ, Hanoi Five Minutes|河内五分彩|ຮານອຍ 5 ນາທີ, Saigon One Minute|西贡一分彩|ໄຊງ່ອນ 1 ນາທີ';
const seaDraws =
  'Lao Development Draw|老挝彩|ຫວຍພັດທະນາ, Lao VIP Draw|老挝VIP彩|ຫວຍລາວ VIP, Lao Star Draw|老挝星彩|ຫວຍລາວສະຕາ, Thai Government Draw|泰国彩|ຫວຍໄທ, Hanoi Special Draw|河内特别彩|ຮານອຍພິເສດ, Hanoi Evening Draw|河内晚间彩|ຮານອຍຄ່ຳ, Hong Kong Mark|香港彩|ຫວຍຮົງກົງ, Mekong Five Minutes|湄公五分彩|ແມ່ຂອງ 5 ນາທີ, Vientiane One Minute|万象一分彩|ວຽງຈັນ 1 ນາທີ, Bangkok Five Minutes|曼谷五分彩|ບາງກອກ 5 ນາທີ, Phnom Penh Quick Three|金边快三|ພະນົມເປັນໄວສາມ, Penang Three Minutes|槟城三分彩|ປີນັງ 3 ນາທີ';
const champa =
  'Champa 5D|占芭五星彩|ຈຳປາ 5D, Champa 3D|占芭三星彩|ຈຳປາ 3D, Champa 6/49|占芭六合彩|ຈຳປາ 6/49, Champa Quick Three|占芭快三|ຈຳປາໄວສາມ, Petal Five|花瓣五星彩|ກີບດອກຫ້າ, Naga Draw|那伽彩|ຫວຍນາກ, Full Moon Draw|满月彩|ຫວຍເດືອນເພັງ, Million Elephants Draw|百万象彩|ຫວຍລ້ານຊ້າງ';
const quick =
  'Lucky Ten Race|幸运十赛|ແຂ່ງສິບໂຊກດີ, Speedway Ten|极速赛车|ແຂ່ງໄວສິບ, Sprint Boats Ten|极速飞艇|ເຮືອໄວສິບ, Eleven Pick Five|十一选五|ສິບເອັດເລືອກຫ້າ, Star Pick Five|星选五|ດາວເລືອກຫ້າ, Quick Three Dice|快三|ໝາກເຕົ໋າສາມລູກ, Lao Quick Three|老挝快三|ລາວໄວສາມ, Dice Tower|骰塔|ຫໍໝາກເຕົ໋າ, One Minute Five|一分时时彩|1 ນາທີ 5 ຕົວເລກ, Three Minute Five|三分时时彩|3 ນາທີ 5 ຕົວເລກ, Five Minute Five|五分时时彩|5 ນາທີ 5 ຕົວເລກ, Lucky 28|幸运二八|ໂຊກດີ 28, Lightning 28|闪电二八|ຟ້າແມບ 28, Quick 3D|快三星彩|3D ໄວ, Parity Minute|奇偶一分|ຄູ່ຄີກ 1 ນາທີ, Number Rain|数字雨|ຝົນຕົວເລກ, Rice Bowl Draw|饭碗彩|ຫວຍຖ້ວຍເຂົ້າ, One Minute Six Mark|一分六合彩|ຫົກໝາຍ 1 ນາທີ, Five Minute Six Mark|五分六合彩|ຫົກໝາຍ 5 ນາທີ, Red Wave Blue Wave|红波蓝波|ຄື້ນແດງຄື້ນຟ້າ, Zodiac Draw|生肖彩|ຫວຍນັກສັດ, Firefly Six|萤火六|ຫິ່ງຫ້ອຍຫົກ, Sunrise 49|日出四十九|ຕາເວັນຂຶ້ນ 49, Dragon Boat Ten|龙舟十|ເຮືອມັງກອນສິບ, Tuk Tuk Race Ten|突突赛十|ແຂ່ງຕຸກຕຸກສິບ, Frog Hop Ten|青蛙跳十|ກົບໂດດສິບ, Temple Bell Draw|寺钟彩|ຫວຍລະຄັງວັດ';

const drawsOf: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: vietnam,
  TCG_SEA: seaDraws,
  LOTT: champa,
  ELOTT: quick,
};

/** Games of a lottery, or of the e-lottery, which draws every few minutes. */
export function lotteryDrafts(vassalage: string, count: number): Draft[] {
  return listDrafts('lottery', drawsOf[vassalage] ?? '').slice(0, count);
}
