import type { Random } from '../random.ts';
import { words } from '../words/word.ts';
import { draftsOf, kind, kindRoom, type Draft } from './draft.ts';

const liveKinds = [
  kind('Baccarat|百家乐|ບາກາຣາ', 'baccarat', 18, '98.94'),
  kind('Speed Baccarat|极速百家乐|ບາກາຣາດ່ວນ', 'baccarat', 14, '98.94'),
  kind('No Commission Baccarat|免佣百家乐|ບາກາຣາບໍ່ມີຄ່າທຳນຽມ', 'baccarat', 8, '98.54'),
  kind('Squeeze Baccarat|咪牌百家乐|', 'baccarat', 6, '98.94'),
  kind('Auto Roulette|自动轮盘|ຣູເລັດອັດຕະໂນມັດ', 'roulette', 10, '97.30', 'roulette'),
  kind('Live Roulette|真人轮盘|ຣູເລັດສົດ', 'roulette', 8, '97.30'),
  kind('Dragon Tiger|龙虎|ມັງກອນເສືອ', 'dragon-tiger', 9, '96.27'),
  kind('Sic Bo|骰宝|ໄຮໂລ', 'dice', 8, '97.22'),
  kind('Blackjack|二十一点|ແບລັກແຈັກ', 'blackjack', 8, '99.28'),
  kind("Casino Hold'em|赌场德州扑克|ໂຮລເດັມ", 'poker', 4, '97.84'),
  kind('Three Card Poker|三张扑克|ໂປກເກີສາມໃບ', 'poker', 3, '96.63'),
  kind('Fan Tan|番摊|', 'dice', 4, '98.75'),
  kind('Xoc Dia|色碟|', 'dice', 4, '97.00'),
  kind('Fish Prawn Crab|鱼虾蟹|ປາກຸ້ງປູ', 'dice', 4, '96.50'),
  kind('Bull Bull|牛牛|', 'poker', 4, '97.60'),
  kind('Andar Bahar|安达巴哈|', 'dragon-tiger', 3, '97.85'),
  kind('Lucky Wheel|幸运轮|ກົງລໍ້ນຳໂຊກ', 'game-show', 4, '96.50'),
  kind('Dream Vault|梦幻金库|', 'game-show', 2, '96.20'),
];

const roomsOf: Readonly<Record<string, string>> = {
  GRANDPEARL:
    "Pearl One|明珠一号|, Pearl Two|明珠二号|, Grand Salon|大沙龙|, Harbour Room|海港厅|, Abalone|鲍鱼厅|, Mother of Pearl|贝母厅|, Black Pearl|黑珍珠厅|, Pearl VIP|明珠贵宾厅|, Lagoon|泻湖厅|, Oyster Bay|蚝湾厅|, Moonpearl|月珠厅|, Tidewater|潮水厅|, Nacre|珠光厅|, Sapphire Deck|蓝宝甲板|, Captain's Table|船长桌|, Sunset Terrace|落日露台|, Coral Lounge|珊瑚厅|, Lighthouse|灯塔厅|, Regatta|帆赛厅|, Pearl Prestige|明珠至尊厅|",
  EASTGATE:
    'Jade Gate|玉门厅|, Silk Road|丝路厅|, Golden Lion|金狮厅|, Nine Dragons|九龙厅|, Bamboo Hall|竹厅|, Red Lantern|红灯笼厅|, Tea Pavilion|茶亭|, Crane Hall|鹤厅|, Harmony|和谐厅|, Prosperity|兴隆厅|, Double Happiness|双喜厅|, Eight Fortunes|八福厅|, Peony|牡丹厅|, Plum Court|梅庭|, Phoenix Hall|凤凰厅|, Imperial|御厅|, Koi Garden|锦鲤园|, East Wind|东风厅|, Jade Rabbit|玉兔厅|',
  ORCHIDROOM:
    'Orchid|兰花厅|ດອກເຜິ້ງ, Champa|占芭厅|ຈຳປາ, Lotus|莲花厅|ດອກບົວ, Jasmine|茉莉厅|ມະລິ, Vanda|万代兰厅|, Vientiane|万象厅|ວຽງຈັນ, Luang Prabang|琅勃拉邦厅|ຫຼວງພະບາງ, Pakse|巴色厅|ປາກເຊ, Savan|沙湾厅|ສະຫວັນ, Mekong|湄公厅|ແມ່ນ້ຳຂອງ, That Luang|塔銮厅|ທາດຫຼວງ, Patuxai|凯旋门厅|ປະຕູໄຊ, Vang Vieng|万荣厅|ວັງວຽງ, Dok Khoun|金链花厅|ດອກຄູນ, Night Bloom|夜花厅|, Rose Apple|蒲桃厅|, Petal VIP|花瓣贵宾厅|, Garden|花园厅|ສວນ',
  SAFFRONHALL:
    'Saffron|藏红厅|, Maharaja|王公厅|, Monaco|摩纳哥厅|, Velvet|丝绒厅|, Chandelier|吊灯厅|, Mirage|幻影厅|, Spice Route|香料厅|, Gold Leaf|金箔厅|, Club Noir|黑夜俱乐部|, Riviera|蔚蓝海岸厅|, Marquis|侯爵厅|, Amber|琥珀厅|, Cinnamon|肉桂厅|, Peacock|孔雀厅|, Salon Prive|私享厅|, Majestic|尊爵厅|',
};

/** Tables of a live casino: a game and the room it is dealt in. */
export function liveDrafts(random: Random, vassalage: string, count: number): Draft[] {
  const rooms = words(roomsOf[vassalage] ?? '');
  return draftsOf(random, liveKinds, rooms, kindRoom, count);
}
