import type { Random } from '../random.ts';
import { words } from '../words/word.ts';
import { draftsOf, kind, kindRoom, type Draft } from './draft.ts';

const liveKinds = [
  kind('Baccarat|百家乐|ບາກາຣາ', 'baccarat', 18, '98.94'),
  kind('Speed Baccarat|极速百家乐|ບາກາຣາດ່ວນ', 'baccarat', 14, '98.94'),
  kind('No Commission Baccarat|免佣百家乐|ບາກາຣາບໍ່ມີຄ່າທຳນຽມ', 'baccarat', 8, '98.54'),
  kind('Squeeze Baccarat|咪牌百家乐|ບາກາຣາບີບໄພ້', 'baccarat', 6, '98.94'),
  kind('Auto Roulette|自动轮盘|ຣູເລັດອັດຕະໂນມັດ', 'roulette', 10, '97.30', 'roulette'),
  kind('Live Roulette|真人轮盘|ຣູເລັດສົດ', 'roulette', 8, '97.30'),
  kind('Dragon Tiger|龙虎|ມັງກອນເສືອ', 'dragon-tiger', 9, '96.27'),
  kind('Sic Bo|骰宝|ໄຮໂລ', 'dice', 8, '97.22'),
  kind('Blackjack|二十一点|ແບລັກແຈັກ', 'blackjack', 8, '99.28'),
  kind("Casino Hold'em|赌场德州扑克|ໂຮລເດັມ", 'poker', 4, '97.84'),
  kind('Three Card Poker|三张扑克|ໂປກເກີສາມໃບ', 'poker', 3, '96.63'),
  kind('Fan Tan|番摊|ຟານຕານ', 'dice', 4, '98.75'),
  kind('Xoc Dia|色碟|ຊົກເດຍ', 'dice', 4, '97.00'),
  kind('Fish Prawn Crab|鱼虾蟹|ປາກຸ້ງປູ', 'dice', 4, '96.50'),
  kind('Bull Bull|牛牛|ງົວງົວ', 'poker', 4, '97.60'),
  kind('Andar Bahar|安达巴哈|ອັນດາບາຮາ', 'dragon-tiger', 3, '97.85'),
  kind('Lucky Wheel|幸运轮|ກົງລໍ້ນຳໂຊກ', 'game-show', 4, '96.50'),
  kind('Dream Vault|梦幻金库|ຄັງຄວາມຝັນ', 'game-show', 2, '96.20'),
];

const roomsOf: Readonly<Record<string, string>> = {
  GRANDPEARL:
    "Pearl One|明珠一号|ໄຂ່ມຸກໜຶ່ງ, Pearl Two|明珠二号|ໄຂ່ມຸກສອງ, Grand Salon|大沙龙|ຫໍໃຫຍ່, Harbour Room|海港厅|ຫ້ອງທ່າເຮືອ, Abalone|鲍鱼厅|ຫອຍເປົາຮື້, Mother of Pearl|贝母厅|ແມ່ໄຂ່ມຸກ, Black Pearl|黑珍珠厅|ໄຂ່ມຸກດຳ, Pearl VIP|明珠贵宾厅|ໄຂ່ມຸກ VIP, Lagoon|泻湖厅|ທະເລສາບນ້ຳເຄັມ, Oyster Bay|蚝湾厅|ອ່າວຫອຍ, Moonpearl|月珠厅|ໄຂ່ມຸກເດືອນ, Tidewater|潮水厅|ນ້ຳຂຶ້ນ, Nacre|珠光厅|ເປືອກຫອຍແວວ, Sapphire Deck|蓝宝甲板|ດາດຟ້າໄພລິນ, Captain's Table|船长桌|ໂຕະກັບຕັນ, Sunset Terrace|落日露台|ລະບຽງຕາເວັນຕົກ, Coral Lounge|珊瑚厅|ຫ້ອງປະກາລັງ, Lighthouse|灯塔厅|ປະພາຄານ, Regatta|帆赛厅|ແຂ່ງເຮືອໃບ, Pearl Prestige|明珠至尊厅|ໄຂ່ມຸກສູງສັກ",
  EASTGATE:
    'Jade Gate|玉门厅|ປະຕູຢົກ, Silk Road|丝路厅|ທາງສາຍໄໝ, Golden Lion|金狮厅|ສິງຄຳ, Nine Dragons|九龙厅|ມັງກອນເກົ້າໂຕ, Bamboo Hall|竹厅|ຫໍໄມ້ໄຜ່, Red Lantern|红灯笼厅|ໂຄມແດງ, Tea Pavilion|茶亭|ສາລາຊາ, Crane Hall|鹤厅|ຫໍນົກກະຮຽນ, Harmony|和谐厅|ຄວາມກົມກຽວ, Prosperity|兴隆厅|ຄວາມຮຸ່ງເຮືອງ, Double Happiness|双喜厅|ສຸກສອງຊັ້ນ, Eight Fortunes|八福厅|ໂຊກແປດ, Peony|牡丹厅|ດອກໂບຕັນ, Plum Court|梅庭|ລານດອກບ໊ວຍ, Phoenix Hall|凤凰厅|ຫໍນົກໄຟ, Imperial|御厅|ຈັກກະພັດ, Koi Garden|锦鲤园|ສວນປາຄາບ, East Wind|东风厅|ລົມຕາເວັນອອກ, Jade Rabbit|玉兔厅|ກະຕ່າຍຢົກ',
  ORCHIDROOM:
    'Orchid|兰花厅|ດອກເຜິ້ງ, Champa|占芭厅|ຈຳປາ, Lotus|莲花厅|ດອກບົວ, Jasmine|茉莉厅|ມະລິ, Vanda|万代兰厅|ດອກແວນດາ, Vientiane|万象厅|ວຽງຈັນ, Luang Prabang|琅勃拉邦厅|ຫຼວງພະບາງ, Pakse|巴色厅|ປາກເຊ, Savan|沙湾厅|ສະຫວັນ, Mekong|湄公厅|ແມ່ນ້ຳຂອງ, That Luang|塔銮厅|ທາດຫຼວງ, Patuxai|凯旋门厅|ປະຕູໄຊ, Vang Vieng|万荣厅|ວັງວຽງ, Dok Khoun|金链花厅|ດອກຄູນ, Night Bloom|夜花厅|ດອກໄມ້ກາງຄືນ, Rose Apple|蒲桃厅|ໝາກຊົມພູ່, Petal VIP|花瓣贵宾厅|ກີບດອກໄມ້ VIP, Garden|花园厅|ສວນ',
  SAFFRONHALL:
    'Saffron|藏红厅|ຫຍ້າຝຣັ່ນ, Maharaja|王公厅|ມະຫາຣາຊາ, Monaco|摩纳哥厅|ໂມນາໂກ, Velvet|丝绒厅|ກຳມະຫຍີ່, Chandelier|吊灯厅|ໂຄມລະຍ້າ, Mirage|幻影厅|ພາບມາຍາ, Spice Route|香料厅|ເສັ້ນທາງເຄື່ອງເທດ, Gold Leaf|金箔厅|ແຜ່ນຄຳ, Club Noir|黑夜俱乐部|ສະໂມສອນກາງຄືນ, Riviera|蔚蓝海岸厅|ຣິວິເອຣາ, Marquis|侯爵厅|ທ່ານມາຄວິດ, Amber|琥珀厅|ອຳພັນ, Cinnamon|肉桂厅|ອົບເຊີຍ, Peacock|孔雀厅|ນົກຍູງ, Salon Prive|私享厅|ຫ້ອງສ່ວນຕົວ, Majestic|尊爵厅|ສະຫງ່າງາມ',
};

/** Tables of a live casino: a game and the room it is dealt in. */
export function liveDrafts(random: Random, vassalage: string, count: number): Draft[] {
  const rooms = words(roomsOf[vassalage] ?? '');
  return draftsOf(random, liveKinds, rooms, kindRoom, count);
}
