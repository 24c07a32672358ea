import { themeWords } from './word.ts';

export const world = {
  ocean: themeWords({
    tags: 'ocean, sea, shark, ທະເລ, ປາ, 海洋, 深海',
    who: 'Kraken|海妖|ປາໝຶກຍັກ, Mermaid|美人鱼|ນາງເງືອກ, Shark Captain|鲨鱼船长|ກັບຕັນປາສະຫຼາມ, Pearl Diver|采珠人|ນັກດຳໄຂ່ມຸກ, Tide King|潮王|ພະຍານ້ຳ, Whale Singer|鲸歌者|ປາວານນັກຮ້ອງ, Octopus Queen|章鱼女王|ນາງໝຶກ, Coral Prince|珊瑚王子|ເຈົ້າຊາຍປະກາລັງ, Turtle Sage|龟仙人|ເຕົ່າປັນຍາ',
    many: 'Pearls|珍珠|ໄຂ່ມຸກ, Tides|潮汐|ນ້ຳຂຶ້ນ, Sea Turtles|海龟|ເຕົ່າທະເລ, Sharks|鲨鱼|ປາສະຫຼາມ',
    what: 'Trident|三叉戟|ຫອກສາມງ່າມ, Pearl|珍珠|ໄຂ່ມຸກ, Reef|礁石|ປະກາລັງ, Tide|潮汐|ກະແສນ້ຳ, Shell|贝壳|ຫອຍ, Treasure|宝藏|ສົມບັດ, Song|海歌|ບົດເພງ, Depths|深渊|ຄວາມເລິກ, Current|洋流|ກະແສ, Grotto|洞窟|ຖ້ຳ',
    where:
      'the Blue Trench|蓝海沟|ຮ່ອງທະເລສີຟ້າ, Coral City|珊瑚城|ເມືອງປະກາລັງ, the Sunken Palace|沉宫|ວັງໃຕ້ນ້ຳ, Pearl Bay|珍珠湾|ອ່າວໄຂ່ມຸກ, the Seventh Sea|第七海|ທະເລທີເຈັດ, Atlantia|亚特兰提亚|ແອດແລນເທຍ',
    how: 'Deep|深海|ເລິກ, Coral|珊瑚|ປະກາລັງ, Sapphire|蓝宝石|ໄພລິນ, Sunken|沉没|ຈົມນ້ຳ, Wild|狂野|ປ່າ, Glimmering|波光|ເປັ່ງປະກາຍ, Stormy|风暴|ພາຍຸ, Tropical|热带|ເຂດຮ້ອນ, Abyssal|深渊|ທະເລເລິກ',
    own: 'Salt in the Coins|金币上的盐|ເກືອໃນຫຼຽນເງິນ, Kraken Up|海妖来了|ປາໝຶກຍັກຂຶ້ນມາ, Just Below the Surface|水面之下|ພຽງໃຕ້ຜິວນ້ຳ, Whale of a Win|鲸喜大奖|ໂຊກໃຫຍ່ເທົ່າປາວານ, Mermaids Do It Deeper|美人鱼深潜|ນາງເງືອກລົງເລິກ',
  }),
  egypt: themeWords({
    tags: 'egypt, pharaoh, pyramid, ອີຢິບ, 埃及, 法老',
    who: 'Pharaoh|法老|ຟາໂລ, Anubis*|阿努比斯|ອະນູບິດ, Desert Queen|沙漠女王|ຣາຊິນີທະເລຊາຍ, Sphinx|狮身人面|ສະຟິງ, Bastet*|巴斯特|ເທບທິດາບັດສະເຕດ, Tomb Keeper|守墓人|ຜູ້ເຝົ້າສຸສານ, Horus*|荷鲁斯|ເທບເຈົ້າໂຮຣັດ, Sun Priestess|太阳祭司|ນາງສົງຕາເວັນ, Cobra Prince|眼镜蛇王子|ເຈົ້າຊາຍງູເຫົ່າ',
    many: 'Scarabs|圣甲虫|ແມງກະບູນ, Pyramids|金字塔|ປິຣາມິດ, Sun Discs|日轮|ແຜ່ນຕາເວັນ, Mummies|木乃伊|ມຳມີ',
    what: 'Scarab|圣甲虫|ແມງກະບູນ, Ankh|生命之符|ອັງກ໌, Tomb|陵墓|ສຸສານ, Papyrus|纸莎草|ເຈ້ຍປາປິຣຸດ, Idol|神像|ຮູບປັ້ນ, Curse|诅咒|ຄຳສາບ, Gold|黄金|ຄຳ, Obelisk|方尖碑|ເສົາໂອບີລິດສ, Crook|权杖|ໄມ້ເທົ້າຟາໂຣ, Eye|之眼|ດວງຕາ, Secret|秘密|ຄວາມລັບ',
    where:
      'the Nile|尼罗河|ແມ່ນ້ຳໄນ, Karnak|卡纳克|ຄານັກ, the Valley of Kings|帝王谷|ຮ່ອມພູກະສັດ, Memphis|孟菲斯|ເມັມຟິດ, the Sand Sea|沙海|ທະເລຊາຍ, Abydos|阿拜多斯|ອາບີດົດ, the Hidden Chamber|密室|ຫ້ອງລັບ',
    how: 'Golden|黄金|ຄຳ, Cursed|诅咒|ຖືກສາບ, Desert|沙漠|ທະເລຊາຍ, Eternal|永恒|ນິລັນ, Forgotten|遗忘|ທີ່ຖືກລືມ, Lapis|青金石|ສີຄາມ, Sacred|神圣|ສັກສິດ, Sunlit|日照|ແດດສ່ອງ, Buried|埋藏|ທີ່ຝັງໄວ້',
    own: "Walk Like a Winner|赢家步伐|ຍ່າງແບບຜູ້ຊະນະ, Mummy Needs a Holiday|木乃伊度假|ມຳມີ້ຢາກພັກ, Sand in the Hourglass|沙漏之沙|ຊາຍໃນໂມງຊາຍ, The Cat Who Owned Thebes|底比斯之猫|ແມວເຈົ້າຂອງເມືອງທີບ, Thirteenth Dynasty|第十三王朝|ລາຊະວົງທີສິບສາມ, Don't Wake the Pharaoh|别吵醒法老|ຢ່າປຸກຟາໂລ",
  }),
  norse: themeWords({
    tags: 'norse, viking, odin, ໄວກິງ, 维京, 北欧',
    who: 'Shieldmaiden|盾女|ນັກຮົບຍິງຖືໂລ້, Viking|维京人|ໄວກິງ, Frost Giant|冰霜巨人|ຍັກນ້ຳແຂງ, Raven Lord|渡鸦之主|ເຈົ້າແຫ່ງກາ, Thunder God|雷神|ເທບເຈົ້າຟ້າຮ້ອງ, Jarl|领主|ເຈົ້າຂຸນຢາຣ໌, Rune Witch|符文女巫|ແມ່ມົດອັກຄະລະ, Sea Wolf|海狼|ໝາປ່າທະເລ, Valkyrie|女武神|ນາງວັນກີຣີ',
    many: 'Ravens|渡鸦|ນົກກາ, Runes|符文|ອັກສອນຣູນ, Longships|长船|ເຮືອຍາວ, Axes|战斧|ຂວານ',
    what: 'Hammer|战锤|ຄ້ອນ, Rune|符文|ອັກສອນຣູນ, Mead|蜜酒|ເຫຼົ້ານ້ຳເຜິ້ງ, Longship|长船|ເຮືອ, Horn|号角|ແກ, Saga|传奇|ມະຫາກາບ, Shield|盾|ໂລ່, Forge|熔炉|ໂຮງຕີເຫຼັກ, Raid|突袭|ການບຸກ, Axe|战斧|ຂວານ',
    where:
      'the Nine Realms|九界|ເກົ້າໂລກ, Jotunheim|巨人国|ໂຢທັນຮາມ, the Frozen Fjord|冰峡湾|ຟຍອດນ້ຳກ້ອນ, the Mead Hall|蜜酒厅|ຫໍເຫຼົ້ານ້ຳເຜິ້ງ, Asgard|阿斯加德|ອາສກາດ, Skagen Shore|斯卡恩海岸|ຝັ່ງສະກາເກນ',
    how: 'Frostbound|冰封|ນ້ຳກ້ອນຈັບ, Iron|铁|ເຫຼັກ, Thunder|雷霆|ຟ້າຮ້ອງ, Northern|北方|ເໜືອ, Bloodless|无血|ບໍ່ມີເລືອດ, Runic|符文|ອັກສອນຣູນ, Stormborn|风暴之子|ເກີດຈາກພາຍຸ, Bearded|大胡子|ມີໜວດ, Roaring|咆哮|ຄຳລາມ',
    own: 'Pillage & Porridge|掠夺与粥|ປຸ້ນກັບເຂົ້າປຽກ, Mead First Questions Later|先喝再说|ດື່ມກ່ອນຖາມທີຫຼັງ, Ragnarok on a Tuesday|周二诸神黄昏|ວັນສິ້ນໂລກໃນວັນອັງຄານ, Row for the Gold|为金划桨|ພາຍເຮືອຫາຄຳ, Two Ravens Told Me|双鸦相告|ກາສອງໂຕບອກຂ້ອຍ',
  }),
  'wild-west': themeWords({
    tags: 'wild west, cowboy, sheriff, ຄາວບອຍ, 西部, 牛仔',
    who: 'Sheriff|警长|ນາຍອຳເພີ, Outlaw|亡命徒|ໂຈນ, Saloon Queen|酒馆女王|ລາຊິນີຮ້ານເຫຼົ້າ, Bounty Hunter|赏金猎人|ນັກລ່າຄ່າຫົວ, Train Robber|火车大盗|ໂຈນປຸ້ນລົດໄຟ, Gunslinger|神枪手|ມືປືນ, Dusty Dan*|沙尘丹|ແດນຂີ້ຝຸ່ນ, Prospector|淘金客|ນັກຂຸດຄຳ, Coyote Kate*|郊狼凯特|ເຄດໝາໄນ',
    many: 'Outlaws|亡命徒|ໂຈນ, Horseshoes|马蹄铁|ເກືອກມ້າ, Silver Bullets|银弹|ລູກປືນເງິນ, Wanted Posters|通缉令|ໃບປະກາດຈັບ',
    what: 'Bounty|赏金|ຄ່າຫົວ, Saloon|酒馆|ຮ້ານເຫຼົ້າ, Showdown|对决|ການດວນ, Train|火车|ລົດໄຟ, Badge|警徽|ກາດາວ, Revolver|左轮|ປືນລູກໂມ້, Gold|黄金|ຄຳ, Stagecoach|驿车|ລົດມ້າໂດຍສານ, Vault|金库|ຄັງ, Draw|拔枪|ການຊັກປືນ',
    where:
      'Rattlesnake Gulch|响尾蛇峡|ຫ້ວຍງູກະດິ່ງ, Dead Mule Creek|死骡溪|ຫ້ວຍລໍ່ຕາຍ, the Rio Oro|黄金河|ແມ່ນ້ຳຄຳ, Tumbleweed Town|风滚草镇|ເມືອງພຸ່ມໄມ້ກິ້ງ, Silver Canyon|银峡谷|ຮ່ອມພູເງິນ, High Noon|正午|ທ່ຽງວັນ',
    how: 'Dusty|沙尘|ຂີ້ຝຸ່ນ, Wanted|通缉|ທີ່ຖືກຕາມຈັບ, Silver|银|ເງິນ, Rowdy|狂野|ອຶກກະທຶກ, Wild|狂野|ປ່າ, Sundown|日落|ຕາເວັນຕົກ, Crooked|狡诈|ຄົດໂກງ, Lonesome|孤独|ໂດດດ່ຽວ, Double-Barrel|双管|ລຳກ້ອງຄູ່',
    own: 'Six Shots of Luck|六发好运|ຫົກນັດນຳໂຊກ, The Good the Bad & the Richer|好坏与更富|ຄົນດີຄົນຮ້າຍຄົນຮັ່ງ, Boots Full of Silver|满靴白银|ເກີບເຕັມດ້ວຍເງິນ, Bank Closes at Noon|正午关行|ທະນາຄານປິດທ່ຽງ, One Horse Town|一马镇|ເມືອງມ້າໂຕດຽວ, Quick on the Draw Four|快枪四号|ສີ່ຄົນຊັກໄວ',
  }),
  pirates: themeWords({
    tags: 'pirate, treasure, ship, ໂຈນສະຫຼັດ, 海盗, 宝藏',
    who: 'Captain Redbeard*|红胡子船长|ກັບຕັນໜວດແດງ, Pirate Queen|海盗女王|ຣາຊິນີໂຈນສະຫຼັດ, Buccaneer|海贼|ໂຈນສະຫຼັດ, Parrot Admiral|鹦鹉上将|ນາຍພົນນົກແກ້ວ, Ghost Captain|幽灵船长|ກັບຕັນຜີ, Cabin Boy|船童|ເດັກເຮືອ, Smuggler|走私客|ນັກລັກລອບ, Corsair|私掠者|ໂຈນທະເລກໍແຊ, Jolly Rosa*|乐天罗莎|ໂຣຊ່າຮ່າເຮີງ',
    many: 'Doubloons|金币|ຫຼຽນຄຳ, Cannons|大炮|ປືນໃຫຍ່, Pirates|海盗|ໂຈນສະຫຼັດ, Treasure Maps|藏宝图|ແຜນທີ່ສົມບັດ',
    what: 'Treasure|宝藏|ສົມບັດ, Map|藏宝图|ແຜນທີ່, Rum|朗姆酒|ເຫຼົ້າຣຳ, Cutlass|弯刀|ດາບ, Compass|罗盘|ເຂັມທິດ, Cannon|大炮|ປືນໃຫຍ່, Chest|宝箱|ຫີບ, Plunder|战利品|ຂອງປຸ້ນ, Mutiny|哗变|ການກະບົດ, Flag|黑旗|ທຸງ',
    where:
      "Skull Cove|骷髅湾|ອ່າວກະໂຫຼກ, Tortola Bay|托托拉湾|ອ່າວທໍໂທລາ, the Black Reef|黑礁|ໂງ່ນຫີນດຳ, Dead Man's Isle|亡者岛|ເກາະຄົນຕາຍ, the Spice Sea|香料海|ທະເລເຄື່ອງເທດ, Port Misery|苦难港|ທ່າເຮືອທຸກຍາກ",
    how: 'Black|黑|ດຳ, Cursed|诅咒|ຖືກສາບ, Barnacled|藤壶|ຕິດຫອຍ, Salty|咸|ເຄັມ, Buried|埋藏|ທີ່ຝັງໄວ້, One-Eyed|独眼|ຕາດຽວ, Rum-Soaked|朗姆|ຊຸ່ມເຫຼົ້າຣຳ, Golden|黄金|ຄຳ, Mad|疯狂|ບ້າ',
    own: "Parrots Can't Keep Secrets|鹦鹉守不住秘密|ນົກແກ້ວຮັກສາຄວາມລັບບໍ່ໄດ້, X Marks the Pot|X标记大奖|ກາກະບາດໝາຍຂຸມຊັບ, Walk the Golden Plank|黄金跳板|ຍ່າງແປ້ນຄຳ, Yo Ho Payload|呦嗬满载|ໂຢໂຮຮັບເງິນ, The Map Had Two Corners|两角藏宝图|ແຜນທີ່ມີສອງມຸມ",
  }),
  aztec: themeWords({
    tags: 'aztec, maya, inca, ອາສເຕກ, 阿兹特克, 玛雅',
    who: 'Jaguar Priest|美洲豹祭司|ນັກບວດເສືອຈາກົວ, Sun Chief|太阳酋长|ຫົວໜ້າຕາເວັນ, Feathered Serpent|羽蛇|ງູຂົນນົກ, Temple Runner|神庙行者|ນັກແລ່ນວິຫານ, Macaw King|金刚鹦鹉王|ພະຍານົກມາກໍ, Maya Princess|玛雅公主|ເຈົ້າຍິງມາຢາ, Stone Guardian|石守卫|ຜູ້ເຝົ້າຫີນ, Rain God|雨神|ເທບເຈົ້າຝົນ',
    many: 'Stone Masks|石面具|ໜ້າກາກຫີນ, Sun Stones|太阳石|ຫີນຕາເວັນ, Jaguars|美洲豹|ເສືອຈາກົວ, Idols|神像|ຮູບເຄົາລົບ',
    what: 'Sun Stone|太阳石|ຫີນຕາເວັນ, Idol|神像|ຮູບປັ້ນ, Mask|面具|ໜ້າກາກ, Calendar|历法|ປະຕິທິນ, Cacao|可可|ໂກໂກ້, Temple|神庙|ວິຫານ, Gold|黄金|ຄຳ, Drum|战鼓|ກອງ, Eclipse|日蚀|ສຸລິຍະຄາດ, Quetzal|绿咬鹃|ນົກເຄດຊານ',
    where:
      'El Dorado Falls|黄金瀑|ນ້ຳຕົກເອວໂດຣາໂດ, the Lost City|失落之城|ເມືອງທີ່ສາບສູນ, Cusco|库斯科|ກຸສໂກ, the Stone Jungle|石林|ປ່າຫີນ, Tikal Heights|蒂卡尔高地|ເນີນທິການ, the Golden Steps|黄金阶|ຂັ້ນໄດຄຳ',
    how: 'Lost|失落|ທີ່ສາບສູນ, Jaguar|美洲豹|ເສືອຈາກົວ, Golden|黄金|ຄຳ, Painted|彩绘|ລະບາຍສີ, Feathered|羽|ມີຂົນ, Forbidden|禁忌|ຕ້ອງຫ້າມ, Solar|太阳|ຕາເວັນ, Stone|石|ຫີນ',
    own: 'The Calendar Was Wrong|历法错了|ປະຕິທິນຜິດວັນ, Chocolate for the Gods|诸神巧克力|ຊັອກໂກແລັດຂອງເທບເຈົ້າ, Five Hundred Steps Up|五百级台阶|ຫ້າຮ້ອຍຂັ້ນໄດ, Llama Express|羊驼快递|ລາມ່າດ່ວນ, Macaw Knows the Way|鹦鹉识途|ນົກມາກໍຮູ້ທາງ',
  }),
  greek: themeWords({
    tags: 'greek, olympus, zeus, ກຣີກ, 希腊, 神话',
    who: 'Thunder King|雷王|ພະຍາຟ້າຮ້ອງ, Medusa*|美杜莎|ເມດູຊາ, Minotaur|牛头怪|ມິໂນທໍ, Oracle|神谕者|ຜູ້ທຳນາຍ, Pegasus*|天马|ມ້າບິນ, Athena*|雅典娜|ເທບທິດາອາເທນາ, Titan|泰坦|ໄຕຕັນ, Argonaut|英雄船员|ນັກເດີນເຮືອອາໂກ, Siren|塞壬|ນາງໄຊເຣນ',
    many: 'Titans|泰坦|ໄຕຕັນ, Laurels|桂冠|ໃບລໍເຣນ, Thunderbolts|雷霆|ສາຍຟ້າ, Amphoras|双耳瓶|ໄຫດິນ',
    what: 'Laurel|桂冠|ໃບລໍເຣນ, Thunderbolt|雷霆|ສາຍຟ້າ, Labyrinth|迷宫|ເຂົາວົງກົດ, Lyre|竖琴|ພິນ, Ambrosia|神馐|ອາຫານທິບ, Shield|神盾|ໂລ່, Fleece|金羊毛|ຂົນແກະຄຳ, Trial|试炼|ບົດທົດສອບ, Chariot|战车|ລົດມ້າສຶກ, Temple|神殿|ວິຫານ',
    where:
      'Olympia|奥林匹亚|ໂອລິມເປຍ, Mount Ida|伊达山|ພູອິດາ, the Labyrinth|迷宫|ເຂົາວົງກົດ, Delphi|德尔斐|ເດວຟີ, the Wine-Dark Sea|酒色海|ທະເລສີເຫຼົ້າແວງ, Elysium|极乐|ທົ່ງເອລິຊຽນ',
    how: 'Divine|神圣|ທິບ, Marble|大理石|ຫີນອ່ອນ, Golden|黄金|ຄຳ, Thundering|雷鸣|ຟ້າຮ້ອງ, Heroic|英雄|ກ້າຫານ, Winged|飞翼|ມີປີກ, Titanic|泰坦|ໃຫຍ່ຍັກ, Bronze|青铜|ສຳລິດ',
    own: 'Thirteenth Labour|第十三功|ວຽກງານທີສິບສາມ, Zeus Owes Me|宙斯欠我|ເຊອຸສຕິດໜີ້ຂ້ອຍ, Wine From the Clouds|云中之酒|ເຫຼົ້າແວງຈາກເມກ, Snakes for Hair Day|蛇发日|ຜົມເປັນງູ, Ask the Oracle Twice|再问神谕|ຖາມໝໍທວາຍສອງເທື່ອ',
  }),
  rome: themeWords({
    tags: 'rome, gladiator, caesar, ໂຣມ, 罗马, 角斗士',
    who: 'Gladiator|角斗士|ກຼາດິເອເຕີ, Centurion|百夫长|ນາຍຮ້ອຍ, Empress Livia*|莉维亚皇后|ຈັກກະພັດຕິນີລີເວຍ, Charioteer|战车手|ຜູ້ຂັບລົດມ້າ, Senator|元老|ສະມາຊິກສະພາ, She-Wolf|母狼|ແມ່ໝາປ່າ, Legionary|军团兵|ທະຫານໂຣມັນ, Lion Tamer|驯狮人|ຜູ້ເຝິກສິງ',
    many: 'Gladiators|角斗士|ກຼາດິເອເຕີ, Eagles|鹰|ນົກອິນຊີ, Denarii|银币|ຫຼຽນເດນາຣິ, Lions|狮|ສິງ',
    what: 'Arena|竞技场|ສະໜາມ, Eagle|鹰旗|ນົກອິນຊີ, Laurel|桂冠|ໃບລໍເຣນ, Triumph|凯旋|ໄຊຊະນະ, Chariot|战车|ລົດມ້າສຶກ, Sword|利剑|ດາບ, Aqueduct|水道|ຂົວສົ່ງນ້ຳ, Coin|金币|ຫຼຽນ, Empire|帝国|ອານາຈັກ',
    where:
      'the Colosseum Sands|斗兽场|ສະໜາມໂຄໂລຊຽມ, the Seven Hills|七丘|ເຈັດພູ, Pompeii|庞贝|ປອມເປອີ, the Appian Road|阿庇亚大道|ຖະໜົນອັບປຽນ, the Forum|广场|ລານຟໍຣັມ, the Iron Legion|铁军团|ກອງທັບເຫຼັກ',
    how: 'Glorious|荣耀|ສະຫງ່າ, Iron|铁|ເຫຼັກ, Marble|大理石|ຫີນອ່ອນ, Purple|紫|ສີມ່ວງ, Victorious|胜利|ໄຊຊະນະ, Unbroken|不屈|ບໍ່ແຕກ, Roaring|咆哮|ຄຳລາມ',
    own: 'Thumbs Up in the Arena|竖起拇指|ໂປ້ມືຂຶ້ນໃນສະໜາມ, Bread & Big Wins|面包与大奖|ເຂົ້າຈີ່ກັບໂຊກໃຫຍ່, When in Rome Spin|入罗马随转|ຢູ່ໂຣມໃຫ້ໝຸນ, Beware the Ides|警惕三月|ລະວັງວັນເພັງ, All Roads Pay|条条大路|ທຸກທາງຈ່າຍເງິນ',
  }),
  vampires: themeWords({
    tags: 'vampire, gothic, blood, ຜີດູດເລືອດ, 吸血鬼',
    who: 'Count Velmor*|维尔莫伯爵|ເຄົານ໌ເວວມໍ, Vampire Bride|吸血鬼新娘|ເຈົ້າສາວແວມໄພ, Night Countess|夜伯爵夫人|ນາງຂຸນກາງຄືນ, Bat Lord|蝙蝠王|ພະຍາເຈຍ, Van Garrick*|范加里克|ແວນກາຣິກ, Moonlit Duke|月光公爵|ດຸກແສງເດືອນ, Crimson Heiress|血色女继承人|ທາຍາດສີແດງ, Coffin Maker|棺匠|ຊ່າງໂລງ',
    many: 'Bats|蝙蝠|ເຈຍ, Coffins|棺材|ໂລງ, Blood Roses|血玫瑰|ກຸຫຼາບເລືອດ, Midnight Bells|午夜钟|ລະຄັງທ່ຽງຄືນ',
    what: 'Kiss|之吻|ຮອຍຈູບ, Coffin|棺材|ໂລງ, Castle|城堡|ປາສາດ, Rose|玫瑰|ກຸຫຼາບ, Thirst|渴望|ຄວາມຫິວ, Masquerade|假面舞会|ງານໜ້າກາກ, Chalice|圣杯|ຈອກ, Bite|一咬|ຮອຍກັດ, Inheritance|遗产|ມໍລະດົກ, Mirror|魔镜|ແວ່ນ',
    where:
      'Castle Velmor|维尔莫城堡|ປາສາດເວວມໍ, the Crimson Crypt|血色墓穴|ຫ້ອງໃຕ້ດິນສີແດງ, Borgo Pass|博尔戈关|ຊ່ອງພູບໍໂກ, the Velvet Ball|丝绒舞会|ງານເຕັ້ນກຳມະຫຍີ່, Ravenmoor|鸦沼|ທົ່ງກາ, the Midnight Wing|午夜侧厅|ປີກທ່ຽງຄືນ',
    how: 'Crimson|血色|ສີເລືອດ, Immortal|不朽|ອະມະຕະ, Velvet|丝绒|ກຳມະຫຍີ່, Midnight|午夜|ທ່ຽງຄືນ, Thirsty|渴血|ຫິວນ້ຳ, Gothic|哥特|ໂກທິກ, Pale|苍白|ຊີດ, Forbidden|禁忌|ຕ້ອງຫ້າມ',
    own: 'Garlic Not Included|不含大蒜|ບໍ່ແຖມຜັກທຽມ, Count Your Blessings|伯爵的祝福|ນັບພອນຂອງທ່ານ, Fangs for the Memories|獠牙回忆|ຂອບໃຈແຂ້ວແຫຼມ, Sleeps Till Sundown|睡到日落|ນອນຈົນຕາເວັນຕົກ, A Toast in Type O|O型干杯|ດື່ມອວຍພອນດ້ວຍກຸ່ມໂອ',
  }),
  genie: themeWords({
    tags: 'genie, desert, arabian, lamp, ຈີນີ, ຕະກຽງວິເສດ, 精灵, 神灯',
    who: 'Genie|神灯精灵|ຈີນີ, Sultan|苏丹|ສຸນຕານ, Desert Thief|沙漠大盗|ໂຈນທະເລຊາຍ, Carpet Rider|飞毯骑士|ຜູ້ຂີ່ພົມ, Princess Samira*|萨米拉公主|ເຈົ້າຍິງຊາມິຣາ, Sand Djinn|沙灵|ຍັກຊາຍ, Spice Merchant|香料商|ພໍ່ຄ້າເຄື່ອງເທດ, Caravan Master|商队首领|ນາຍກອງອູດ',
    many: 'Wishes|愿望|ຄຳອະທິຖານ, Magic Lamps|神灯|ຕະກຽງວິເສດ, Camels|骆驼|ອູດ, Thieves|大盗|ໂຈນ',
    what: 'Lamp|神灯|ຕະກຽງ, Wish|愿望|ຄຳອະທິຖານ, Carpet|飞毯|ພົມບິນ, Bazaar|集市|ຕະຫຼາດ, Oasis|绿洲|ໂອເອຊິດ, Ruby|红宝石|ທັບທິມ, Caravan|商队|ກອງອູດ, Tale|故事|ນິທານ, Bottle|魔瓶|ແກ້ວວິເສດ, Cave|宝洞|ຖ້ຳ',
    where:
      'Old Basra|巴士拉|ບາສຣາເກົ່າ, the Moon Bazaar|月亮集市|ຕະຫຼາດເດືອນ, the Thousand Dunes|千丘|ພູຊາຍພັນໜ່ວຍ, the Saffron Desert|藏红沙漠|ທະເລຊາຍຫຍ້າຝຣັ່ນ, the Hidden Oasis|隐秘绿洲|ໂອເອຊິດລັບ, Samarkand|撒马尔罕|ຊາມາກັນ',
    how: 'Enchanted|魔法|ມົນວິເສດ, Sapphire|蓝宝石|ໄພລິນ, Third|第三个|ທີສາມ, Arabian|阿拉伯|ອາຣັບ, Golden|黄金|ຄຳ, Whirling|旋转|ໝຸນອ້ອມ, Thousand|一千|ພັນ, Starlit|星夜|ແສງດາວ',
    own: 'Rub Twice for Luck|摩擦两次|ຖູສອງເທື່ອ, Wish Number Four|第四个愿望|ຄຳຂໍຂໍ້ທີສີ່, Forty Thieves One Lock|四十大盗一把锁|ໂຈນສີ່ສິບກະແຈດຽວ, The Carpet Has No Brakes|飞毯无刹车|ພົມບໍ່ມີເບຣກ, Open Says Me|芝麻开门|ຈົ່ງເປີດປະຕູ',
  }),
  irish: themeWords({
    tags: 'leprechaun, clover, irish, ໃບໂຄລເວີ, 幸运草, 爱尔兰',
    who: 'Leprechaun|小妖精|ຄົນແຄະເລພຣະຄອນ, Clover Fairy|四叶草仙|ນາງຟ້າໃບໂຄວເວີ, Rainbow Piper|彩虹笛手|ນັກເປົ່າປີ່ຮຸ້ງ, Pub Landlord|酒馆老板|ເຈົ້າຂອງຮ້ານເບຍ, Finnegan*|芬尼根|ຟິນເນແກນ, Cobbler|鞋匠|ຊ່າງເກີບ, Red-Haired Molly*|红发莫莉|ມໍລີຜົມແດງ',
    many: 'Clovers|四叶草|ໃບໂຄລເວີ, Pots of Gold|金罐|ໝໍ້ຄຳ, Rainbows|彩虹|ຮຸ້ງ, Horseshoes|马蹄铁|ເກືອກມ້າ',
    what: 'Pot|金罐|ໝໍ້ຄຳ, Clover|四叶草|ໃບໂຄວເວີ, Rainbow|彩虹|ຮຸ້ງ, Fiddle|提琴|ໄວໂອລິນ, Shoe|金鞋|ເກີບ, Charm|护符|ເຄື່ອງລາງ, Jig|吉格舞|ການເຕັ້ນຈິກ, Luck|好运|ໂຊກ, Harp|竖琴|ພິນຮາບ',
    where:
      "the Emerald Hills|翡翠山|ພູມໍລະກົດ, Clover Lane|草叶巷|ຊອຍໃບໂຄວເວີ, Kilgory|基尔戈里|ຄິວກໍຣີ, the Rainbow's End|彩虹尽头|ປາຍຮຸ້ງ, Finn's Tavern|芬恩酒馆|ຮ້ານເຫຼົ້າຟິນ",
    how: 'Lucky|幸运|ນຳໂຊກ, Emerald|翡翠|ມໍລະກົດ, Four-Leaf|四叶|ສີ່ໃບ, Tipsy|微醺|ມຶນເມົາ, Dancing|跳舞|ເຕັ້ນລຳ, Golden|金|ຄຳ, Shamrock|三叶草|ໃບຊາມຣັອກ',
    own: "Last Orders & Gold|最后一杯|ສັ່ງຮອບສຸດທ້າຍກັບຄຳ, Tap Dance Tim|踢踏舞蒂姆|ທິມນັກເຕັ້ນແທັບ, Left Shoe Full|左鞋满金|ເກີບຊ້າຍເຕັມຄຳ, Rainbows Don't Lie|彩虹不说谎|ຮຸ້ງບໍ່ຂີ້ຕົວະ, Catch Him Napping|趁他打盹|ຈັບລາວຍາມນອນ",
  }),
  fiesta: themeWords({
    tags: 'fiesta, mexico, pinata, carnival, ງານບຸນ, 嘉年华, 墨西哥',
    who: 'Mariachi|墨西哥乐手|ນັກດົນຕີມາເຣຍຊີ, Luchador|摔跤手|ນັກມວຍໜ້າກາກ, Salsa Queen|莎莎女王|ລາຊິນີຊາວຊ່າ, Catrina*|卡特里娜|ນາງກາທຣິນາ, Chilli Bandit|辣椒大盗|ໂຈນໝາກເຜັດ, Samba Star|桑巴之星|ດາວຊຳບ້າ, Pepe*|佩佩|ເປເປ',
    many: 'Pinatas|皮纳塔|ປິນຢາຕ້າ, Chillies|辣椒|ໝາກເຜັດ, Maracas|沙锤|ມາຣາກັດ, Sugar Skulls|糖骷髅|ກະໂຫຼກນ້ຳຕານ',
    what: 'Fiesta|嘉年华|ງານບຸນ, Pinata|皮纳塔|ປິນຢາຕ້າ, Sombrero|宽檐帽|ໝວກຊົມເບຣໂຣ, Chilli|辣椒|ໝາກເຜັດ, Carnival|狂欢|ງານຄານິວານ, Guitar|吉他|ກີຕາ, Taco|玉米卷|ທາໂກ້, Marigold|万寿菊|ດອກດາວເຮືອງ, Siesta|午睡|ການນອນເວັນ',
    where:
      'Plaza Dorada|黄金广场|ລານໂດຣາດາ, Veracruz Nights|韦拉克鲁斯|ຄືນເວຣາກຣຸດ, the Marigold Road|万寿菊路|ທາງດອກດາວເຮືອງ, Samba Street|桑巴街|ຖະໜົນຊຳບ້າ, the Cantina|小酒馆|ຮ້ານກັນທິນາ, Rio Alegre|欢乐河|ຣີໂອອາເລກຣາ',
    how: 'Spicy|火辣|ເຜັດ, Festive|欢庆|ງານບຸນ, Masked|蒙面|ໃສ່ໜ້າກາກ, Hot|热辣|ຮ້ອນ, Dancing|起舞|ເຕັ້ນລຳ, Loco|疯狂|ບ້າບໍ, Sunny|阳光|ແດດຈ້າ',
    own: 'Hit It Till It Rains|打到下金雨|ຕີຈົນຕົກເປັນຝົນ, Uno Mas Amigo|再来一把|ອີກເທື່ອໜຶ່ງສະຫາຍ, Lucha Libre Lucre|摔跤进账|ມວຍໜ້າກາກຊິງເງິນ, Extra Hot Sauce|超辣酱|ຊອດເຜັດເພີ່ມ, Day of the Dough|发财日|ວັນແຫ່ງຄົນມີເງິນ',
  }),
  fairytale: themeWords({
    tags: 'fairy tale, princess, castle, ເທບນິຍາຍ, ເຈົ້າຍິງ, 童话, 公主',
    who: 'Frog Prince|青蛙王子|ເຈົ້າຊາຍກົບ, Glass Princess|水晶公主|ເຈົ້າຍິງແກ້ວ, Three Goats|三只山羊|ແບ້ສາມໂຕ, Tower Girl|高塔女孩|ນາງໃນຫໍ, Gingerbread Knight|姜饼骑士|ອັດສະວິນຂະໜົມຂີງ, Unicorn|独角兽|ຢູນິຄອນ, Little Red Rider|小红骑手|ໜູນ້ອຍໝວກແດງ, Pixie Queen|精灵女王|ລາຊິນີພິກຊີ, Bridge Troll|桥怪|ຍັກເຝົ້າຂົວ',
    many: 'Unicorns|独角兽|ຢູນິຄອນ, Pixies|小精灵|ພິກຊີ, Glass Slippers|水晶鞋|ເກີບແກ້ວ, Magic Beans|魔豆|ໝາກຖົ່ວວິເສດ',
    what: 'Slipper|水晶鞋|ເກີບແກ້ວ, Beanstalk|魔豆藤|ຕົ້ນຖົ່ວວິເສດ, Castle|城堡|ປາສາດ, Apple|苹果|ໝາກແອັບເປິນ, Spell|咒语|ຄາຖາ, Carriage|马车|ລົດມ້າ, Crown|王冠|ມົງກຸດ, Golden Egg|金蛋|ໄຂ່ຄຳ, Ball|舞会|ງານເຕັ້ນລຳ',
    where:
      "the Enchanted Wood|魔法森林|ປ່າວິເສດ, Once Upon|从前|ກາລະຄັ້ງໜຶ່ງ, the Glass Tower|水晶塔|ຫໍແກ້ວ, Giant's Kitchen|巨人厨房|ເຮືອນຄົວຍັກ, the Rose Castle|玫瑰城堡|ປາສາດກຸຫຼາບ, Pixie Hollow Hill|精灵山|ເນີນພິກຊີ",
    how: 'Enchanted|魔法|ມົນວິເສດ, Once-Poor|曾贫|ທີ່ເຄີຍທຸກ, Sleeping|沉睡|ທີ່ຫຼັບ, Golden|黄金|ຄຳ, Thorny|荆棘|ມີໜາມ, Sparkling|闪亮|ແວວວາວ, Little|小|ນ້ອຍ, Happy|快乐|ມີຄວາມສຸກ',
    own: 'Happily Ever Richer|从此更富有|ຮັ່ງມີຕະຫຼອດໄປ, Three Wishes Minus One|三愿减一|ພອນສາມຂໍ້ລົບໜຶ່ງ, The Wolf Wore Slippers|穿拖鞋的狼|ໝາປ່າໃສ່ເກີບແຕະ, Climb for the Goose|攀藤寻鹅|ປີນຫາຫ່ານຄຳ, Mirror Mirror Pay Me|魔镜给钱|ກະຈົກວິເສດຈ່າຍເງິນ',
  }),
  magic: themeWords({
    tags: 'magic, wizard, witch, ເວດມົນ, 魔法, 巫师',
    who: 'Wizard|巫师|ພໍ່ມົດ, Apprentice|学徒|ສິດຝຶກຫັດ, Moon Witch|月巫女|ແມ່ມົດເດືອນ, Alchemist|炼金师|ນັກປຸງທາດ, Card Conjurer|纸牌魔术师|ນັກມາຍາກົນໄພ້, Owl Familiar|猫头鹰使魔|ນົກເຄົ້າ, Potion Master|药剂师|ນາຍຢາວິເສດ, Spellbinder|咒缚者|ຜູ້ຮ່າຍມົນ, Merla*|梅拉|ເມີລາ',
    many: 'Potions|药水|ຢາວິເສດ, Spells|咒语|ຄາຖາ, Wands|魔杖|ໄມ້ວິເສດ, Crystal Balls|水晶球|ລູກແກ້ວ',
    what: 'Wand|魔杖|ໄມ້ວິເສດ, Potion|药水|ຢາວິເສດ, Grimoire|魔典|ປຶ້ມມົນ, Cauldron|大锅|ໝໍ້ຢາ, Crystal Ball|水晶球|ລູກແກ້ວ, Spell|咒语|ຄາຖາ, Hat|魔法帽|ໝວກ, Trick|戏法|ກົນມາຍາ, Elixir|灵药|ຢາອາຍຸຍືນ, Tower|法塔|ຫໍຄອຍ',
    where:
      'the Astral Library|星界图书馆|ຫໍສະໝຸດດວງດາວ, the Moon Tower|月塔|ຫໍເດືອນ, Cauldron Street|大锅街|ຖະໜົນໝໍ້ຢາ, the Seventh Circle|第七环|ວົງມົນທີເຈັດ, Owl Academy|猫头鹰学院|ໂຮງຮຽນນົກເຄົ້າ, the Arcane Vault|奥术宝库|ຄັງຄວາມລັບ',
    how: 'Arcane|奥术|ລຶກລັບ, Enchanted|魔法|ມົນວິເສດ, Wicked|邪恶|ຊົ່ວຮ້າຍ, Bubbling|沸腾|ຟົດຟອງ, Astral|星界|ດວງດາວ, Mystic|神秘|ລຶກລັບ, Violet|紫|ສີມ່ວງ, Vanishing|消失|ທີ່ຫາຍຕົວ, Grand|大|ຍິ່ງໃຫຍ່',
    own: 'Abra Cash Dabra|阿布拉发财|ຄາຖາເອີ້ນເງິນ, Pull a Rabbit|帽中兔|ດຶງກະຕ່າຍຈາກໝວກ, Wand Shopping|买魔杖|ໄປຊື້ໄມ້ເທົ້າວິເສດ, Stirred Not Hexed|搅而不咒|ຄົນແຕ່ບໍ່ສາບ, The Owl Forgot the Letter|猫头鹰忘了信|ນົກເຄົ້າລືມຈົດໝາຍ, Detention in the Dungeon|地牢留堂|ກັກຕົວໃນຄຸກໃຕ້ດິນ',
  }),
  halloween: themeWords({
    tags: 'halloween, ghost, pumpkin, ຮາໂລວີນ, ຜີ, 万圣节, 南瓜',
    who: 'Pumpkin King|南瓜王|ພະຍາໝາກອຶ, Ghost Bride|鬼新娘|ເຈົ້າສາວຜີ, Scarecrow|稻草人|ຫຸ່ນໄລ່ກາ, Friendly Skeleton|友善骷髅|ໂຄງກະດູກ, Candy Witch|糖果女巫|ແມ່ມົດລູກອົມ, Haunted Butler|闹鬼管家|ພໍ່ບ້ານຜີສິງ, Black Cat|黑猫|ແມວດຳ, Zombie Barber|僵尸理发师|ຊ່າງຕັດຜົມຊອມບີ້',
    many: 'Pumpkins|南瓜|ໝາກອຶ, Ghosts|幽灵|ຜີ, Skulls|骷髅|ກະໂຫຼກ, Black Cats|黑猫|ແມວດຳ',
    what: 'Pumpkin|南瓜|ໝາກອຶ, Graveyard|墓园|ປ່າຊ້າ, Haunt|闹鬼|ຜີສິງ, Cauldron|大锅|ໝໍ້ຢາ, Mansion|鬼宅|ເຮືອນຜີ, Broom|扫帚|ໄມ້ກວາດ, Candy|糖果|ເຂົ້າໜົມ, Fright|惊魂|ຄວາມຢ້ານ, Organ|管风琴|ອໍແກນ',
    where:
      'Hollow Hill|空山|ເນີນກວງ, the Haunted Manor|闹鬼庄园|ເຮືອນຜີສິງ, Cobweb Alley|蛛网巷|ຊອຍໃຍແມງມຸມ, the Bone Orchard|骨园|ສວນກະດູກ, Spooky Street|幽灵街|ຖະໜົນຜີຫຼອກ, the Pumpkin Patch|南瓜地|ສວນໝາກອຶ',
    how: 'Spooky|幽灵|ໜ້າຢ້ານ, Haunted|闹鬼|ຜີສິງ, Wicked|邪恶|ຊົ່ວຮ້າຍ, Creepy|诡异|ໜ້າຢ້ານ, Midnight|午夜|ທ່ຽງຄືນ, Bony|骨感|ມີແຕ່ກະດູກ, Grinning|咧嘴|ຍິ້ມແຫຍະ, Cobwebbed|蛛网|ໃຍແມງມຸມ',
    own: 'Trick or Treasure|不给糖就给宝|ຫຼອກຫຼືຊັບ, Boo Who Pays|谁在嘘|ຜີຈ່າຍເງິນ, Skeleton Crew Bonus|骷髅班奖金|ໂບນັດລູກເຮືອໂຄງກະດູກ, Nobody Lives at Nine|九号无人|ເລກເກົ້າບໍ່ມີຄົນຢູ່, Dead Good Dance|亡灵舞会|ຜີເຕັ້ນລຳ, Grave Expectations|坟大前程|ຄວາມຫວັງໃນຂຸມຝັງ',
  }),
  christmas: themeWords({
    tags: 'christmas, santa, winter, ຄຣິສມາດ, ຊານຕາ, 圣诞, 雪',
    who: 'Santa|圣诞老人|ຊານຕາ, Head Elf|精灵队长|ຫົວໜ້າເອລຟ໌, Rogue Reindeer|叛逆驯鹿|ກວາງ, Snow Queen|冰雪女王|ຣາຊິນີຫິມະ, Toy Maker|玩具匠|ຊ່າງເຮັດຂອງຫຼິ້ນ, Grumpy Snowman|暴躁雪人|ຕຸກກະຕາຫິມະຂີ້ບົ່ນ, Sleigh Driver|雪橇手|ຄົນຂັບເລື່ອນ, Nutcracker|胡桃夹子|ຕຸກກະຕາບີບໝາກຖົ່ວ',
    many: 'Presents|礼物|ຂອງຂວັນ, Snowflakes|雪花|ເກັດຫິມະ, Jingle Bells|铃铛|ກະດິ່ງ, Candy Canes|拐杖糖|ໄມ້ເທົ້າລູກອົມ',
    what: 'Sleigh|雪橇|ເລື່ອນຫິມະ, Stocking|圣诞袜|ຖົງຕີນ, Present|礼物|ຂອງຂວັນ, Snowflake|雪花|ເກັດຫິມະ, Bell|铃铛|ກະດິ່ງ, Workshop|工坊|ໂຮງງານຂອງຂວັນ, Mistletoe|槲寄生|ຊໍ່ມິດເຊິລໂທ, Feast|盛宴|ງານລ້ຽງ, Tree|圣诞树|ຕົ້ນໄມ້',
    where:
      'the North Pole|北极|ຂົ້ວໂລກເໜືອ, Elf Village|精灵村|ບ້ານເອລຟ໌, Candy Cane Lane|拐杖糖巷|ຊອຍລູກອົມ, the Frozen Lake|冰湖|ທະເລສາບນ້ຳກ້ອນ, Chimney Row|烟囱街|ແຖວປ່ອງຄວັນ',
    how: 'Jolly|快乐|ເບີກບານ, Frosty|霜冻|ນ້ຳຄ້າງແຂງ, Merry|欢乐|ມ່ວນຊື່ນ, Secret|秘密|ລັບ, Snowy|雪|ຫິມະ, Naughty|淘气|ຂີ້ດື້, Silver|银|ເງິນ, Late|迟到|ມາຊ້າ',
    own: 'Naughty List Riches|淘气名单|ລາຍຊື່ຄົນດື້ຮັ່ງມີ, Sleigh All Day|全天雪橇|ຂີ່ເລື່ອນໝົດມື້, Elves on Overtime|精灵加班|ເອລຟ໌ເຮັດໂອທີ, Rudely Interrupted Reindeer|被打断的驯鹿|ກວາງຖືກລົບກວນ, Ho Ho Hold On|呵呵等等|ໂຮໂຮລໍກ່ອນ',
  }),
  arctic: themeWords({
    tags: 'arctic, ice, penguin, ນ້ຳແຂງ, 冰, 企鹅, 北极',
    who: 'Ice Bear|冰熊|ໝີຂາວ, Penguin Prince|企鹅王子|ເຈົ້າຊາຍເພນກວິນ, Walrus Baron|海象男爵|ເສດຖີວອລຣັດ, Frost Fox|霜狐|ໝາຈອກຫິມະ, Yeti|雪怪|ເຍຕິ, Aurora Spirit|极光灵|ວິນຍານແສງເໜືອ, Mammoth|猛犸|ຊ້າງແມມມອດ, Seal Captain|海豹船长|ກັບຕັນແມວນ້ຳ',
    many: 'Penguins|企鹅|ເພນກວິນ, Icicles|冰柱|ແທ່ງນ້ຳກ້ອນ, Mammoths|猛犸|ຊ້າງແມມມອດ, Polar Bears|北极熊|ໝີຂາວ',
    what: 'Iceberg|冰山|ພູນ້ຳແຂງ, Aurora|极光|ແສງເໜືອ, Frost|霜|ນ້ຳຄ້າງແຂງ, Igloo|冰屋|ເຮືອນນ້ຳແຂງ, Glacier|冰川|ທານນ້ຳກ້ອນ, Snowball|雪球|ກ້ອນຫິມະ, Thaw|解冻|ການລະລາຍ, Treasure|宝藏|ສົມບັດ, Slide|滑行|ທາງເລື່ອນ',
    where:
      'the Frozen Coast|冰岸|ຝັ່ງນ້ຳກ້ອນ, Aurora Bay|极光湾|ອ່າວແສງເໜືອ, the Ice Cave|冰洞|ຖ້ຳນ້ຳແຂງ, Penguin Point|企鹅角|ແຫຼມເພນກວິນ, the White North|白色北国|ແດນເໜືອຂາວ, Glacier Gold Camp|冰川金营|ຄ້າຍຄຳທານນ້ຳກ້ອນ',
    how: 'Frozen|冰封|ແຊ່ແຂງ, Polar|极地|ຂົ້ວໂລກ, Icy|冰|ນ້ຳແຂງ, Aurora|极光|ແສງເໜືອ, Waddling|摇摆|ຍ່າງໂຍກເຍກ, Chilly|寒冷|ໜາວ, Crystal|水晶|ແກ້ວ, Subzero|零下|ໜາວຈັດ',
    own: 'Slip Slide Riches|滑溜致富|ເລື່ອນໄປຮັ່ງມີ, Cold Hands Warm Wins|冷手暖奖|ມືໜາວໂຊກອຸ່ນ, March of the Tuxedos|燕尾服行军|ຂະບວນຊຸດສາກົນ, Yeti to Rumble|雪怪准备|ເຍຕິພ້ອມລຸຍ, Thin Ice Fat Fish|薄冰肥鱼|ນ້ຳກ້ອນບາງປາຕຸ້ຍ',
  }),
} as const;
