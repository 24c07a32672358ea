import { themeWords } from './word.ts';

export const world = {
  ocean: themeWords({
    tags: 'ocean, sea, shark, ທະເລ, ປາ, 海洋, 深海',
    who: 'Kraken|海妖|, Mermaid|美人鱼|ນາງເງືອກ, Shark Captain|鲨鱼船长|, Pearl Diver|采珠人|ນັກດຳໄຂ່ມຸກ, Tide King|潮王|ພະຍານ້ຳ, Whale Singer|鲸歌者|, Octopus Queen|章鱼女王|ນາງໝຶກ, Coral Prince|珊瑚王子|, Turtle Sage|龟仙人|ເຕົ່າປັນຍາ',
    many: 'Pearls|珍珠|ໄຂ່ມຸກ, Tides|潮汐|ນ້ຳຂຶ້ນ, Sea Turtles|海龟|ເຕົ່າທະເລ, Sharks|鲨鱼|ປາສະຫຼາມ',
    what: 'Trident|三叉戟|, Pearl|珍珠|ໄຂ່ມຸກ, Reef|礁石|ປະກາລັງ, Tide|潮汐|ກະແສນ້ຳ, Shell|贝壳|ຫອຍ, Treasure|宝藏|ສົມບັດ, Song|海歌|ບົດເພງ, Depths|深渊|ຄວາມເລິກ, Current|洋流|ກະແສ, Grotto|洞窟|ຖ້ຳ',
    where:
      'the Blue Trench|蓝海沟|, Coral City|珊瑚城|ເມືອງປະກາລັງ, the Sunken Palace|沉宫|ວັງໃຕ້ນ້ຳ, Pearl Bay|珍珠湾|ອ່າວໄຂ່ມຸກ, the Seventh Sea|第七海|ທະເລທີເຈັດ, Atlantia|亚特兰提亚|',
    how: 'Deep|深海|ເລິກ, Coral|珊瑚|ປະກາລັງ, Sapphire|蓝宝石|ໄພລິນ, Sunken|沉没|ຈົມນ້ຳ, Wild|狂野|, Glimmering|波光|, Stormy|风暴|ພາຍຸ, Tropical|热带|ເຂດຮ້ອນ, Abyssal|深渊|',
    own: 'Salt in the Coins|金币上的盐|, Kraken Up|海妖来了|, Just Below the Surface|水面之下|, Whale of a Win|鲸喜大奖|, Mermaids Do It Deeper|美人鱼深潜|',
  }),
  egypt: themeWords({
    tags: 'egypt, pharaoh, pyramid, ອີຢິບ, 埃及, 法老',
    who: 'Pharaoh|法老|ຟາໂລ, Anubis*|阿努比斯|ອະນູບິດ, Desert Queen|沙漠女王|ຣາຊິນີທະເລຊາຍ, Sphinx|狮身人面|ສະຟິງ, Bastet*|巴斯特|, Tomb Keeper|守墓人|ຜູ້ເຝົ້າສຸສານ, Horus*|荷鲁斯|, Sun Priestess|太阳祭司|, Cobra Prince|眼镜蛇王子|',
    many: 'Scarabs|圣甲虫|ແມງກະບູນ, Pyramids|金字塔|ປິຣາມິດ, Sun Discs|日轮|, Mummies|木乃伊|ມຳມີ',
    what: 'Scarab|圣甲虫|ແມງກະບູນ, Ankh|生命之符|, Tomb|陵墓|ສຸສານ, Papyrus|纸莎草|, Idol|神像|ຮູບປັ້ນ, Curse|诅咒|ຄຳສາບ, Gold|黄金|ຄຳ, Obelisk|方尖碑|, Crook|权杖|, Eye|之眼|ດວງຕາ, Secret|秘密|ຄວາມລັບ',
    where:
      'the Nile|尼罗河|ແມ່ນ້ຳໄນ, Karnak|卡纳克|, the Valley of Kings|帝王谷|ຮ່ອມພູກະສັດ, Memphis|孟菲斯|, the Sand Sea|沙海|ທະເລຊາຍ, Abydos|阿拜多斯|, the Hidden Chamber|密室|ຫ້ອງລັບ',
    how: 'Golden|黄金|ຄຳ, Cursed|诅咒|ຖືກສາບ, Desert|沙漠|ທະເລຊາຍ, Eternal|永恒|ນິລັນ, Forgotten|遗忘|ທີ່ຖືກລືມ, Lapis|青金石|, Sacred|神圣|ສັກສິດ, Sunlit|日照|, Buried|埋藏|ທີ່ຝັງໄວ້',
    own: "Walk Like a Winner|赢家步伐|, Mummy Needs a Holiday|木乃伊度假|, Sand in the Hourglass|沙漏之沙|, The Cat Who Owned Thebes|底比斯之猫|, Thirteenth Dynasty|第十三王朝|, Don't Wake the Pharaoh|别吵醒法老|ຢ່າປຸກຟາໂລ",
  }),
  norse: themeWords({
    tags: 'norse, viking, odin, ໄວກິງ, 维京, 北欧',
    who: 'Shieldmaiden|盾女|, Viking|维京人|ໄວກິງ, Frost Giant|冰霜巨人|ຍັກນ້ຳແຂງ, Raven Lord|渡鸦之主|, Thunder God|雷神|ເທບເຈົ້າຟ້າຮ້ອງ, Jarl|领主|, Rune Witch|符文女巫|ແມ່ມົດອັກຄະລະ, Sea Wolf|海狼|, Valkyrie|女武神|',
    many: 'Ravens|渡鸦|ນົກກາ, Runes|符文|, Longships|长船|ເຮືອຍາວ, Axes|战斧|ຂວານ',
    what: 'Hammer|战锤|ຄ້ອນ, Rune|符文|, Mead|蜜酒|, Longship|长船|ເຮືອ, Horn|号角|ແກ, Saga|传奇|ມະຫາກາບ, Shield|盾|ໂລ່, Forge|熔炉|ໂຮງຕີເຫຼັກ, Raid|突袭|ການບຸກ, Axe|战斧|ຂວານ',
    where:
      'the Nine Realms|九界|ເກົ້າໂລກ, Jotunheim|巨人国|, the Frozen Fjord|冰峡湾|, the Mead Hall|蜜酒厅|, Asgard|阿斯加德|, Skagen Shore|斯卡恩海岸|',
    how: 'Frostbound|冰封|, Iron|铁|ເຫຼັກ, Thunder|雷霆|ຟ້າຮ້ອງ, Northern|北方|ເໜືອ, Bloodless|无血|, Runic|符文|, Stormborn|风暴之子|, Bearded|大胡子|ມີໜວດ, Roaring|咆哮|',
    own: 'Pillage & Porridge|掠夺与粥|, Mead First Questions Later|先喝再说|, Ragnarok on a Tuesday|周二诸神黄昏|, Row for the Gold|为金划桨|ພາຍເຮືອຫາຄຳ, Two Ravens Told Me|双鸦相告|',
  }),
  'wild-west': themeWords({
    tags: 'wild west, cowboy, sheriff, ຄາວບອຍ, 西部, 牛仔',
    who: 'Sheriff|警长|ນາຍອຳເພີ, Outlaw|亡命徒|ໂຈນ, Saloon Queen|酒馆女王|, Bounty Hunter|赏金猎人|ນັກລ່າຄ່າຫົວ, Train Robber|火车大盗|ໂຈນປຸ້ນລົດໄຟ, Gunslinger|神枪手|ມືປືນ, Dusty Dan*|沙尘丹|, Prospector|淘金客|ນັກຂຸດຄຳ, Coyote Kate*|郊狼凯特|',
    many: 'Outlaws|亡命徒|ໂຈນ, Horseshoes|马蹄铁|ເກືອກມ້າ, Silver Bullets|银弹|ລູກປືນເງິນ, Wanted Posters|通缉令|',
    what: 'Bounty|赏金|ຄ່າຫົວ, Saloon|酒馆|, Showdown|对决|ການດວນ, Train|火车|ລົດໄຟ, Badge|警徽|, Revolver|左轮|, Gold|黄金|ຄຳ, Stagecoach|驿车|, Vault|金库|ຄັງ, Draw|拔枪|',
    where:
      'Rattlesnake Gulch|响尾蛇峡|, Dead Mule Creek|死骡溪|, the Rio Oro|黄金河|ແມ່ນ້ຳຄຳ, Tumbleweed Town|风滚草镇|, Silver Canyon|银峡谷|ຮ່ອມພູເງິນ, High Noon|正午|ທ່ຽງວັນ',
    how: 'Dusty|沙尘|, Wanted|通缉|, Silver|银|ເງິນ, Rowdy|狂野|, Wild|狂野|, Sundown|日落|ຕາເວັນຕົກ, Crooked|狡诈|, Lonesome|孤独|, Double-Barrel|双管|',
    own: 'Six Shots of Luck|六发好运|, The Good the Bad & the Richer|好坏与更富|, Boots Full of Silver|满靴白银|, Bank Closes at Noon|正午关行|, One Horse Town|一马镇|, Quick on the Draw Four|快枪四号|',
  }),
  pirates: themeWords({
    tags: 'pirate, treasure, ship, ໂຈນສະຫຼັດ, 海盗, 宝藏',
    who: 'Captain Redbeard*|红胡子船长|, Pirate Queen|海盗女王|ຣາຊິນີໂຈນສະຫຼັດ, Buccaneer|海贼|ໂຈນສະຫຼັດ, Parrot Admiral|鹦鹉上将|, Ghost Captain|幽灵船长|, Cabin Boy|船童|, Smuggler|走私客|, Corsair|私掠者|, Jolly Rosa*|乐天罗莎|',
    many: 'Doubloons|金币|ຫຼຽນຄຳ, Cannons|大炮|ປືນໃຫຍ່, Pirates|海盗|ໂຈນສະຫຼັດ, Treasure Maps|藏宝图|ແຜນທີ່ສົມບັດ',
    what: 'Treasure|宝藏|ສົມບັດ, Map|藏宝图|ແຜນທີ່, Rum|朗姆酒|, Cutlass|弯刀|ດາບ, Compass|罗盘|ເຂັມທິດ, Cannon|大炮|ປືນໃຫຍ່, Chest|宝箱|ຫີບ, Plunder|战利品|, Mutiny|哗变|, Flag|黑旗|ທຸງ',
    where:
      "Skull Cove|骷髅湾|ອ່າວກະໂຫຼກ, Tortola Bay|托托拉湾|, the Black Reef|黑礁|, Dead Man's Isle|亡者岛|, the Spice Sea|香料海|, Port Misery|苦难港|",
    how: 'Black|黑|ດຳ, Cursed|诅咒|ຖືກສາບ, Barnacled|藤壶|, Salty|咸|ເຄັມ, Buried|埋藏|ທີ່ຝັງໄວ້, One-Eyed|独眼|ຕາດຽວ, Rum-Soaked|朗姆|, Golden|黄金|ຄຳ, Mad|疯狂|',
    own: "Parrots Can't Keep Secrets|鹦鹉守不住秘密|, X Marks the Pot|X标记大奖|, Walk the Golden Plank|黄金跳板|, Yo Ho Payload|呦嗬满载|, The Map Had Two Corners|两角藏宝图|",
  }),
  aztec: themeWords({
    tags: 'aztec, maya, inca, ອາສເຕກ, 阿兹特克, 玛雅',
    who: 'Jaguar Priest|美洲豹祭司|, Sun Chief|太阳酋长|, Feathered Serpent|羽蛇|ງູຂົນນົກ, Temple Runner|神庙行者|, Macaw King|金刚鹦鹉王|, Maya Princess|玛雅公主|ເຈົ້າຍິງມາຢາ, Stone Guardian|石守卫|, Rain God|雨神|ເທບເຈົ້າຝົນ',
    many: 'Stone Masks|石面具|ໜ້າກາກຫີນ, Sun Stones|太阳石|ຫີນຕາເວັນ, Jaguars|美洲豹|, Idols|神像|',
    what: 'Sun Stone|太阳石|ຫີນຕາເວັນ, Idol|神像|ຮູບປັ້ນ, Mask|面具|ໜ້າກາກ, Calendar|历法|, Cacao|可可|, Temple|神庙|ວິຫານ, Gold|黄金|ຄຳ, Drum|战鼓|ກອງ, Eclipse|日蚀|, Quetzal|绿咬鹃|',
    where:
      'El Dorado Falls|黄金瀑|, the Lost City|失落之城|ເມືອງທີ່ສາບສູນ, Cusco|库斯科|, the Stone Jungle|石林|ປ່າຫີນ, Tikal Heights|蒂卡尔高地|, the Golden Steps|黄金阶|ຂັ້ນໄດຄຳ',
    how: 'Lost|失落|ທີ່ສາບສູນ, Jaguar|美洲豹|, Golden|黄金|ຄຳ, Painted|彩绘|, Feathered|羽|, Forbidden|禁忌|ຕ້ອງຫ້າມ, Solar|太阳|ຕາເວັນ, Stone|石|ຫີນ',
    own: 'The Calendar Was Wrong|历法错了|, Chocolate for the Gods|诸神巧克力|, Five Hundred Steps Up|五百级台阶|, Llama Express|羊驼快递|, Macaw Knows the Way|鹦鹉识途|',
  }),
  greek: themeWords({
    tags: 'greek, olympus, zeus, ກຣີກ, 希腊, 神话',
    who: 'Thunder King|雷王|ພະຍາຟ້າຮ້ອງ, Medusa*|美杜莎|, Minotaur|牛头怪|, Oracle|神谕者|, Pegasus*|天马|ມ້າບິນ, Athena*|雅典娜|, Titan|泰坦|ໄຕຕັນ, Argonaut|英雄船员|, Siren|塞壬|',
    many: 'Titans|泰坦|ໄຕຕັນ, Laurels|桂冠|, Thunderbolts|雷霆|ສາຍຟ້າ, Amphoras|双耳瓶|',
    what: 'Laurel|桂冠|, Thunderbolt|雷霆|ສາຍຟ້າ, Labyrinth|迷宫|, Lyre|竖琴|, Ambrosia|神馐|, Shield|神盾|ໂລ່, Fleece|金羊毛|, Trial|试炼|, Chariot|战车|, Temple|神殿|ວິຫານ',
    where:
      'Olympia|奥林匹亚|, Mount Ida|伊达山|, the Labyrinth|迷宫|, Delphi|德尔斐|, the Wine-Dark Sea|酒色海|, Elysium|极乐|',
    how: 'Divine|神圣|ທິບ, Marble|大理石|, Golden|黄金|ຄຳ, Thundering|雷鸣|, Heroic|英雄|, Winged|飞翼|ມີປີກ, Titanic|泰坦|, Bronze|青铜|',
    own: 'Thirteenth Labour|第十三功|, Zeus Owes Me|宙斯欠我|, Wine From the Clouds|云中之酒|, Snakes for Hair Day|蛇发日|, Ask the Oracle Twice|再问神谕|',
  }),
  rome: themeWords({
    tags: 'rome, gladiator, caesar, ໂຣມ, 罗马, 角斗士',
    who: 'Gladiator|角斗士|, Centurion|百夫长|, Empress Livia*|莉维亚皇后|, Charioteer|战车手|, Senator|元老|, She-Wolf|母狼|, Legionary|军团兵|, Lion Tamer|驯狮人|',
    many: 'Gladiators|角斗士|, Eagles|鹰|ນົກອິນຊີ, Denarii|银币|, Lions|狮|ສິງ',
    what: 'Arena|竞技场|ສະໜາມ, Eagle|鹰旗|ນົກອິນຊີ, Laurel|桂冠|, Triumph|凯旋|ໄຊຊະນະ, Chariot|战车|, Sword|利剑|ດາບ, Aqueduct|水道|, Coin|金币|ຫຼຽນ, Empire|帝国|ອານາຈັກ',
    where:
      'the Colosseum Sands|斗兽场|, the Seven Hills|七丘|ເຈັດພູ, Pompeii|庞贝|, the Appian Road|阿庇亚大道|, the Forum|广场|, the Iron Legion|铁军团|',
    how: 'Glorious|荣耀|, Iron|铁|ເຫຼັກ, Marble|大理石|, Purple|紫|, Victorious|胜利|ໄຊຊະນະ, Unbroken|不屈|, Roaring|咆哮|',
    own: 'Thumbs Up in the Arena|竖起拇指|, Bread & Big Wins|面包与大奖|, When in Rome Spin|入罗马随转|, Beware the Ides|警惕三月|, All Roads Pay|条条大路|',
  }),
  vampires: themeWords({
    tags: 'vampire, gothic, blood, ຜີດູດເລືອດ, 吸血鬼',
    who: 'Count Velmor*|维尔莫伯爵|, Vampire Bride|吸血鬼新娘|, Night Countess|夜伯爵夫人|, Bat Lord|蝙蝠王|ພະຍາເຈຍ, Van Garrick*|范加里克|, Moonlit Duke|月光公爵|, Crimson Heiress|血色女继承人|, Coffin Maker|棺匠|',
    many: 'Bats|蝙蝠|ເຈຍ, Coffins|棺材|ໂລງ, Blood Roses|血玫瑰|ກຸຫຼາບເລືອດ, Midnight Bells|午夜钟|',
    what: 'Kiss|之吻|, Coffin|棺材|ໂລງ, Castle|城堡|ປາສາດ, Rose|玫瑰|ກຸຫຼາບ, Thirst|渴望|, Masquerade|假面舞会|, Chalice|圣杯|, Bite|一咬|, Inheritance|遗产|ມໍລະດົກ, Mirror|魔镜|ແວ່ນ',
    where:
      'Castle Velmor|维尔莫城堡|, the Crimson Crypt|血色墓穴|, Borgo Pass|博尔戈关|, the Velvet Ball|丝绒舞会|, Ravenmoor|鸦沼|, the Midnight Wing|午夜侧厅|',
    how: 'Crimson|血色|ສີເລືອດ, Immortal|不朽|ອະມະຕະ, Velvet|丝绒|, Midnight|午夜|ທ່ຽງຄືນ, Thirsty|渴血|, Gothic|哥特|, Pale|苍白|, Forbidden|禁忌|ຕ້ອງຫ້າມ',
    own: 'Garlic Not Included|不含大蒜|, Count Your Blessings|伯爵的祝福|, Fangs for the Memories|獠牙回忆|, Sleeps Till Sundown|睡到日落|, A Toast in Type O|O型干杯|',
  }),
  genie: themeWords({
    tags: 'genie, desert, arabian, lamp, ຈີນີ, ຕະກຽງວິເສດ, 精灵, 神灯',
    who: 'Genie|神灯精灵|ຈີນີ, Sultan|苏丹|ສຸນຕານ, Desert Thief|沙漠大盗|, Carpet Rider|飞毯骑士|, Princess Samira*|萨米拉公主|, Sand Djinn|沙灵|, Spice Merchant|香料商|ພໍ່ຄ້າເຄື່ອງເທດ, Caravan Master|商队首领|',
    many: 'Wishes|愿望|ຄຳອະທິຖານ, Magic Lamps|神灯|ຕະກຽງວິເສດ, Camels|骆驼|ອູດ, Thieves|大盗|ໂຈນ',
    what: 'Lamp|神灯|ຕະກຽງ, Wish|愿望|ຄຳອະທິຖານ, Carpet|飞毯|ພົມບິນ, Bazaar|集市|ຕະຫຼາດ, Oasis|绿洲|, Ruby|红宝石|ທັບທິມ, Caravan|商队|, Tale|故事|ນິທານ, Bottle|魔瓶|, Cave|宝洞|ຖ້ຳ',
    where:
      'Old Basra|巴士拉|, the Moon Bazaar|月亮集市|ຕະຫຼາດເດືອນ, the Thousand Dunes|千丘|, the Saffron Desert|藏红沙漠|, the Hidden Oasis|隐秘绿洲|, Samarkand|撒马尔罕|',
    how: 'Enchanted|魔法|ມົນວິເສດ, Sapphire|蓝宝石|ໄພລິນ, Third|第三个|ທີສາມ, Arabian|阿拉伯|ອາຣັບ, Golden|黄金|ຄຳ, Whirling|旋转|, Thousand|一千|ພັນ, Starlit|星夜|',
    own: 'Rub Twice for Luck|摩擦两次|ຖູສອງເທື່ອ, Wish Number Four|第四个愿望|, Forty Thieves One Lock|四十大盗一把锁|, The Carpet Has No Brakes|飞毯无刹车|, Open Says Me|芝麻开门|',
  }),
  irish: themeWords({
    tags: 'leprechaun, clover, irish, ໃບໂຄລເວີ, 幸运草, 爱尔兰',
    who: 'Leprechaun|小妖精|, Clover Fairy|四叶草仙|, Rainbow Piper|彩虹笛手|, Pub Landlord|酒馆老板|, Finnegan*|芬尼根|, Cobbler|鞋匠|, Red-Haired Molly*|红发莫莉|',
    many: 'Clovers|四叶草|ໃບໂຄລເວີ, Pots of Gold|金罐|ໝໍ້ຄຳ, Rainbows|彩虹|ຮຸ້ງ, Horseshoes|马蹄铁|ເກືອກມ້າ',
    what: 'Pot|金罐|ໝໍ້ຄຳ, Clover|四叶草|, Rainbow|彩虹|ຮຸ້ງ, Fiddle|提琴|, Shoe|金鞋|ເກີບ, Charm|护符|ເຄື່ອງລາງ, Jig|吉格舞|, Luck|好运|ໂຊກ, Harp|竖琴|',
    where:
      "the Emerald Hills|翡翠山|ພູມໍລະກົດ, Clover Lane|草叶巷|, Kilgory|基尔戈里|, the Rainbow's End|彩虹尽头|ປາຍຮຸ້ງ, Finn's Tavern|芬恩酒馆|",
    how: 'Lucky|幸运|ນຳໂຊກ, Emerald|翡翠|ມໍລະກົດ, Four-Leaf|四叶|ສີ່ໃບ, Tipsy|微醺|, Dancing|跳舞|ເຕັ້ນລຳ, Golden|金|ຄຳ, Shamrock|三叶草|',
    own: "Last Orders & Gold|最后一杯|, Tap Dance Tim|踢踏舞蒂姆|, Left Shoe Full|左鞋满金|, Rainbows Don't Lie|彩虹不说谎|, Catch Him Napping|趁他打盹|",
  }),
  fiesta: themeWords({
    tags: 'fiesta, mexico, pinata, carnival, ງານບຸນ, 嘉年华, 墨西哥',
    who: 'Mariachi|墨西哥乐手|, Luchador|摔跤手|, Salsa Queen|莎莎女王|, Catrina*|卡特里娜|, Chilli Bandit|辣椒大盗|ໂຈນໝາກເຜັດ, Samba Star|桑巴之星|, Pepe*|佩佩|',
    many: 'Pinatas|皮纳塔|, Chillies|辣椒|ໝາກເຜັດ, Maracas|沙锤|, Sugar Skulls|糖骷髅|',
    what: 'Fiesta|嘉年华|ງານບຸນ, Pinata|皮纳塔|, Sombrero|宽檐帽|, Chilli|辣椒|ໝາກເຜັດ, Carnival|狂欢|, Guitar|吉他|ກີຕາ, Taco|玉米卷|, Marigold|万寿菊|ດອກດາວເຮືອງ, Siesta|午睡|',
    where:
      'Plaza Dorada|黄金广场|, Veracruz Nights|韦拉克鲁斯|, the Marigold Road|万寿菊路|, Samba Street|桑巴街|, the Cantina|小酒馆|, Rio Alegre|欢乐河|',
    how: 'Spicy|火辣|ເຜັດ, Festive|欢庆|, Masked|蒙面|, Hot|热辣|ຮ້ອນ, Dancing|起舞|ເຕັ້ນລຳ, Loco|疯狂|, Sunny|阳光|',
    own: 'Hit It Till It Rains|打到下金雨|, Uno Mas Amigo|再来一把|, Lucha Libre Lucre|摔跤进账|, Extra Hot Sauce|超辣酱|, Day of the Dough|发财日|',
  }),
  fairytale: themeWords({
    tags: 'fairy tale, princess, castle, ເທບນິຍາຍ, ເຈົ້າຍິງ, 童话, 公主',
    who: 'Frog Prince|青蛙王子|ເຈົ້າຊາຍກົບ, Glass Princess|水晶公主|ເຈົ້າຍິງແກ້ວ, Three Goats|三只山羊|, Tower Girl|高塔女孩|, Gingerbread Knight|姜饼骑士|, Unicorn|独角兽|, Little Red Rider|小红骑手|, Pixie Queen|精灵女王|, Bridge Troll|桥怪|',
    many: 'Unicorns|独角兽|, Pixies|小精灵|, Glass Slippers|水晶鞋|ເກີບແກ້ວ, Magic Beans|魔豆|ໝາກຖົ່ວວິເສດ',
    what: 'Slipper|水晶鞋|ເກີບແກ້ວ, Beanstalk|魔豆藤|, Castle|城堡|ປາສາດ, Apple|苹果|ໝາກແອັບເປິນ, Spell|咒语|ຄາຖາ, Carriage|马车|ລົດມ້າ, Crown|王冠|ມົງກຸດ, Golden Egg|金蛋|ໄຂ່ຄຳ, Ball|舞会|',
    where:
      "the Enchanted Wood|魔法森林|ປ່າວິເສດ, Once Upon|从前|, the Glass Tower|水晶塔|, Giant's Kitchen|巨人厨房|, the Rose Castle|玫瑰城堡|, Pixie Hollow Hill|精灵山|",
    how: 'Enchanted|魔法|ມົນວິເສດ, Once-Poor|曾贫|, Sleeping|沉睡|ທີ່ຫຼັບ, Golden|黄金|ຄຳ, Thorny|荆棘|, Sparkling|闪亮|, Little|小|ນ້ອຍ, Happy|快乐|ມີຄວາມສຸກ',
    own: 'Happily Ever Richer|从此更富有|, Three Wishes Minus One|三愿减一|, The Wolf Wore Slippers|穿拖鞋的狼|, Climb for the Goose|攀藤寻鹅|, Mirror Mirror Pay Me|魔镜给钱|',
  }),
  magic: themeWords({
    tags: 'magic, wizard, witch, ເວດມົນ, 魔法, 巫师',
    who: 'Wizard|巫师|ພໍ່ມົດ, Apprentice|学徒|, Moon Witch|月巫女|ແມ່ມົດເດືອນ, Alchemist|炼金师|, Card Conjurer|纸牌魔术师|, Owl Familiar|猫头鹰使魔|ນົກເຄົ້າ, Potion Master|药剂师|, Spellbinder|咒缚者|, Merla*|梅拉|',
    many: 'Potions|药水|ຢາວິເສດ, Spells|咒语|ຄາຖາ, Wands|魔杖|ໄມ້ວິເສດ, Crystal Balls|水晶球|ລູກແກ້ວ',
    what: 'Wand|魔杖|ໄມ້ວິເສດ, Potion|药水|, Grimoire|魔典|, Cauldron|大锅|, Crystal Ball|水晶球|ລູກແກ້ວ, Spell|咒语|ຄາຖາ, Hat|魔法帽|ໝວກ, Trick|戏法|, Elixir|灵药|, Tower|法塔|ຫໍຄອຍ',
    where:
      'the Astral Library|星界图书馆|, the Moon Tower|月塔|ຫໍເດືອນ, Cauldron Street|大锅街|, the Seventh Circle|第七环|, Owl Academy|猫头鹰学院|, the Arcane Vault|奥术宝库|',
    how: 'Arcane|奥术|, Enchanted|魔法|ມົນວິເສດ, Wicked|邪恶|, Bubbling|沸腾|, Astral|星界|, Mystic|神秘|ລຶກລັບ, Violet|紫|ສີມ່ວງ, Vanishing|消失|, Grand|大|',
    own: 'Abra Cash Dabra|阿布拉发财|, Pull a Rabbit|帽中兔|, Wand Shopping|买魔杖|, Stirred Not Hexed|搅而不咒|, The Owl Forgot the Letter|猫头鹰忘了信|, Detention in the Dungeon|地牢留堂|',
  }),
  halloween: themeWords({
    tags: 'halloween, ghost, pumpkin, ຮາໂລວີນ, ຜີ, 万圣节, 南瓜',
    who: 'Pumpkin King|南瓜王|ພະຍາໝາກອຶ, Ghost Bride|鬼新娘|, Scarecrow|稻草人|ຫຸ່ນໄລ່ກາ, Friendly Skeleton|友善骷髅|ໂຄງກະດູກ, Candy Witch|糖果女巫|, Haunted Butler|闹鬼管家|, Black Cat|黑猫|ແມວດຳ, Zombie Barber|僵尸理发师|',
    many: 'Pumpkins|南瓜|ໝາກອຶ, Ghosts|幽灵|ຜີ, Skulls|骷髅|ກະໂຫຼກ, Black Cats|黑猫|ແມວດຳ',
    what: 'Pumpkin|南瓜|ໝາກອຶ, Graveyard|墓园|ປ່າຊ້າ, Haunt|闹鬼|, Cauldron|大锅|, Mansion|鬼宅|ເຮືອນຜີ, Broom|扫帚|ໄມ້ກວາດ, Candy|糖果|ເຂົ້າໜົມ, Fright|惊魂|, Organ|管风琴|',
    where:
      'Hollow Hill|空山|, the Haunted Manor|闹鬼庄园|ເຮືອນຜີສິງ, Cobweb Alley|蛛网巷|, the Bone Orchard|骨园|, Spooky Street|幽灵街|, the Pumpkin Patch|南瓜地|ສວນໝາກອຶ',
    how: 'Spooky|幽灵|ໜ້າຢ້ານ, Haunted|闹鬼|ຜີສິງ, Wicked|邪恶|, Creepy|诡异|, Midnight|午夜|ທ່ຽງຄືນ, Bony|骨感|, Grinning|咧嘴|, Cobwebbed|蛛网|',
    own: 'Trick or Treasure|不给糖就给宝|, Boo Who Pays|谁在嘘|, Skeleton Crew Bonus|骷髅班奖金|, Nobody Lives at Nine|九号无人|, Dead Good Dance|亡灵舞会|, Grave Expectations|坟大前程|',
  }),
  christmas: themeWords({
    tags: 'christmas, santa, winter, ຄຣິສມາດ, ຊານຕາ, 圣诞, 雪',
    who: 'Santa|圣诞老人|ຊານຕາ, Head Elf|精灵队长|, Rogue Reindeer|叛逆驯鹿|ກວາງ, Snow Queen|冰雪女王|ຣາຊິນີຫິມະ, Toy Maker|玩具匠|ຊ່າງເຮັດຂອງຫຼິ້ນ, Grumpy Snowman|暴躁雪人|, Sleigh Driver|雪橇手|, Nutcracker|胡桃夹子|',
    many: 'Presents|礼物|ຂອງຂວັນ, Snowflakes|雪花|ເກັດຫິມະ, Jingle Bells|铃铛|ກະດິ່ງ, Candy Canes|拐杖糖|',
    what: 'Sleigh|雪橇|, Stocking|圣诞袜|ຖົງຕີນ, Present|礼物|ຂອງຂວັນ, Snowflake|雪花|, Bell|铃铛|ກະດິ່ງ, Workshop|工坊|, Mistletoe|槲寄生|, Feast|盛宴|ງານລ້ຽງ, Tree|圣诞树|ຕົ້ນໄມ້',
    where:
      'the North Pole|北极|ຂົ້ວໂລກເໜືອ, Elf Village|精灵村|, Candy Cane Lane|拐杖糖巷|, the Frozen Lake|冰湖|, Chimney Row|烟囱街|',
    how: 'Jolly|快乐|, Frosty|霜冻|, Merry|欢乐|ມ່ວນຊື່ນ, Secret|秘密|ລັບ, Snowy|雪|ຫິມະ, Naughty|淘气|, Silver|银|ເງິນ, Late|迟到|',
    own: 'Naughty List Riches|淘气名单|, Sleigh All Day|全天雪橇|, Elves on Overtime|精灵加班|, Rudely Interrupted Reindeer|被打断的驯鹿|, Ho Ho Hold On|呵呵等等|',
  }),
  arctic: themeWords({
    tags: 'arctic, ice, penguin, ນ້ຳແຂງ, 冰, 企鹅, 北极',
    who: 'Ice Bear|冰熊|ໝີຂາວ, Penguin Prince|企鹅王子|ເຈົ້າຊາຍເພນກວິນ, Walrus Baron|海象男爵|, Frost Fox|霜狐|, Yeti|雪怪|, Aurora Spirit|极光灵|, Mammoth|猛犸|ຊ້າງແມມມອດ, Seal Captain|海豹船长|',
    many: 'Penguins|企鹅|ເພນກວິນ, Icicles|冰柱|, Mammoths|猛犸|, Polar Bears|北极熊|ໝີຂາວ',
    what: 'Iceberg|冰山|ພູນ້ຳແຂງ, Aurora|极光|ແສງເໜືອ, Frost|霜|, Igloo|冰屋|ເຮືອນນ້ຳແຂງ, Glacier|冰川|, Snowball|雪球|, Thaw|解冻|, Treasure|宝藏|ສົມບັດ, Slide|滑行|',
    where:
      'the Frozen Coast|冰岸|, Aurora Bay|极光湾|ອ່າວແສງເໜືອ, the Ice Cave|冰洞|ຖ້ຳນ້ຳແຂງ, Penguin Point|企鹅角|, the White North|白色北国|, Glacier Gold Camp|冰川金营|',
    how: 'Frozen|冰封|ແຊ່ແຂງ, Polar|极地|ຂົ້ວໂລກ, Icy|冰|ນ້ຳແຂງ, Aurora|极光|, Waddling|摇摆|, Chilly|寒冷|ໜາວ, Crystal|水晶|ແກ້ວ, Subzero|零下|',
    own: 'Slip Slide Riches|滑溜致富|, Cold Hands Warm Wins|冷手暖奖|, March of the Tuxedos|燕尾服行军|, Yeti to Rumble|雪怪准备|, Thin Ice Fat Fish|薄冰肥鱼|',
  }),
} as const;
