import { themeWords } from './word.ts';

export const modern = {
  space: themeWords({
    tags: 'space, galaxy, rocket, ອະວະກາດ, 太空, 银河',
    who: 'Star Captain|星际船长|, Alien Gambler|外星赌徒|, Astro Cat|太空猫|ແມວອະວະກາດ, Nebula Queen|星云女王|, Moon Miner|月球矿工|, Comet Rider|彗星骑士|, Cosmonaut|宇航员|ນັກບິນອະວະກາດ, Void Pirate|虚空海盗|, Starship Cook|星舰厨师|',
    many: 'Planets|行星|ດາວເຄາະ, Comets|彗星|ດາວຫາງ, Aliens|外星人|ມະນຸດຕ່າງດາວ, Galaxies|银河|',
    what: 'Comet|彗星|ດາວຫາງ, Nebula|星云|, Rocket|火箭|ຈະຫຼວດ, Orbit|轨道|ວົງໂຄຈອນ, Signal|信号|ສັນຍານ, Supernova|超新星|, Galaxy|银河|, Launch|发射|, Moonbase|月球基地|, Odyssey|漫游|',
    where:
      "Saturn's Rings|土星环|ວົງແຫວນດາວເສົາ, the Crab Nebula|蟹状星云|, Sector Nine|第九区|, Andromeda Port|仙女港|, the Dark Side|暗面|, Mars Colony|火星殖民地|ອານານິຄົມດາວອັງຄານ, Planet Plinth|基石星|",
    how: 'Cosmic|宇宙|ຈັກກະວານ, Stellar|星际|, Lost|失落|ທີ່ຫຼົງທາງ, Neon|霓虹|, Hyper|超|, Lunar|月球|, Galactic|银河|, Weightless|失重|, Radiant|闪耀|, Quantum|量子|',
    own: 'Houston We Have a Winner|休斯敦我们赢了|, Small Step Giant Pot|一小步大奖池|, Abduct Me Maybe|绑架我吧|, Cow Goes Orbital|牛上轨道|ງົວຂຶ້ນອະວະກາດ, Nobody Hears You Spin|无人听见旋转|, Left My Heart on Mars|心留火星|',
  }),
  robots: themeWords({
    tags: 'robot, cyber, neon, ຫຸ່ນຍົນ, 机器人, 赛博',
    who: 'Robo Butler|机器管家|, Chrome Samurai|铬武士|, Cyber Hacker|赛博黑客|, Android Dancer|机器舞者|, Scrap Bot|废铁机器人|, Neon Detective|霓虹侦探|, Mecha Pilot|机甲驾驶员|, Circuit Cat|电路猫|',
    many: 'Robots|机器人|ຫຸ່ນຍົນ, Circuits|电路|, Androids|仿生人|, Gears|齿轮|ເຟືອງ',
    what: 'Circuit|电路|, Reactor|反应堆|, Chip|芯片|ຊິບ, Upgrade|升级|, Protocol|协议|, Grid|网格|, Battery|电池|ໝໍ້ໄຟ, Overload|过载|, Memory|记忆|ຄວາມຈຳ, Heist|盗案|',
    where:
      'Neon City|霓虹城|ເມືອງນີອອນ, Sector Zero|零区|, the Scrapyard|废料场|, Tokyo Grid|东京网|, the Mainframe|主机|, Rust Harbor|锈港|',
    how: 'Neon|霓虹|ນີອອນ, Chrome|铬|, Rusty|生锈|, Electric|电|ໄຟຟ້າ, Turbo|涡轮|ເທີໂບ, Binary|二进制|, Overclocked|超频|, Steel|钢|ເຫຼັກກ້າ, Cyber|赛博|ໄຊເບີ',
    own: 'Beep Boop Bonus|哔噗奖|, Does Not Compute Loss|无法计算输|, Turn It Off & Win|关机重赢|, Electric Sheep Count|电子羊|, Rust in Peace|锈息|, Have You Tried Spinning|试过旋转吗|',
  }),
  football: themeWords({
    tags: 'football, soccer, goal, ບານເຕະ, 足球, 进球',
    who: 'Golden Striker|金靴前锋|ກອງໜ້າຄຳ, Goalkeeper|守门员|ນາຍປະຕູ, Number Ten|十号|ເບີສິບ, Captain|队长|ກັບຕັນ, Super Sub|超级替补|, Coach|教练|ໂຄດ, Street Dribbler|街头盘带|',
    many: 'Goals|进球|ປະຕູ, Golden Boots|金靴|ເກີບຄຳ, Penalties|点球|ຈຸດໂທດ, Trophies|奖杯|ຂັນ',
    what: 'Goal|进球|ປະຕູ, Penalty|点球|ຈຸດໂທດ, Cup|奖杯|ຂັນ, Hat Trick|帽子戏法|ແຮດທຣິກ, Kickoff|开球|, Derby|德比|, Final|决赛|ນັດຊິງ, Whistle|哨声|ສຽງນົກຫວີດ, Free Kick|任意球|',
    where:
      'the Champa Stadium|占芭球场|ສະໜາມຈຳປາ, the Top Corner|球门死角|, Extra Time|加时赛|ຕໍ່ເວລາ, the Home End|主场|, Street Court Six|六号街场|',
    how: 'Golden|黄金|ຄຳ, Last-Minute|绝杀|ນາທີສຸດທ້າຍ, World|世界|ໂລກ, Flying|飞身|, Barefoot|赤脚|ຕີນເປົ່າ, Rainy|雨战|, Super|超级|ຊູເປີ, Winning|制胜|ຊະນະ',
    own: 'Over the Wall|越过人墙|, Ninety Plus Four|九十加四|ເກົ້າສິບບວກສີ່, Keeper in the Box|门将进禁区|, Nutmeg Nation|穿裆王国|, Shirt Off Fine|脱衣罚款|',
  }),
  racing: themeWords({
    tags: 'racing, car, speed, ແຂ່ງລົດ, 赛车, 速度',
    who: 'Street Racer|街头赛手|ນັກແຂ່ງ, Drift King|漂移王|, Pit Boss|维修站长|, Tuk Tuk Champion|突突车冠军|ແຊ້ມຕຸກຕຸກ, Night Rider|夜骑士|, Rally Queen|拉力女王|, Turbo Granny|涡轮奶奶|',
    many: 'Pistons|活塞|, Turbo Laps|涡轮圈|, Chequered Flags|方格旗|ທຸງໝາກຮຸກ, Tuk Tuks|突突车|ຕຸກຕຸກ',
    what: 'Lap|圈|ຮອບ, Drift|漂移|, Nitro|氮气|, Podium|领奖台|, Engine|引擎|ເຄື່ອງຈັກ, Pit Stop|进站|, Slipstream|尾流|, Green Light|绿灯|ໄຟຂຽວ, Trophy|奖杯|ຂັນ',
    where:
      'Neon Avenue|霓虹大道|, Monsoon Raceway|季风赛道|, Hairpin Hill|发夹弯|, the Dockyard|码头|, Mountain Pass Nine|九号山道|, Grand Circuit|大赛道|',
    how: 'Turbo|涡轮|ເທີໂບ, Nitro|氮气|, Midnight|午夜|ທ່ຽງຄືນ, Full Throttle|全油门|, Street|街头|, Flaming|烈焰|, Golden|黄金|ຄຳ, Fast|极速|ໄວ',
    own: 'Tuk Tuk Grand Prix|突突大奖赛|ຕຸກຕຸກກຣັງປີ, Pole Position Poker Face|杆位扑克脸|, Burn the Clutch|烧离合|, Granny Shifts Gold|奶奶换金挡|, Last Corner First|末弯先行|',
  }),
  diamonds: themeWords({
    tags: 'diamond, gems, jewel, ເພັດ, ແກ້ວ, 钻石, 宝石',
    who: 'Diamond Duchess|钻石公爵夫人|, Gem Cutter|宝石匠|, Jewel Thief|珠宝大盗|ໂຈນລັກເພັດ, Ruby Countess|红宝石伯爵夫人|, Crystal Witch|水晶女巫|, Vault Keeper|金库守卫|, Lady Sapphire*|蓝宝石夫人|',
    many: 'Diamonds|钻石|ເພັດ, Rubies|红宝石|ທັບທິມ, Emeralds|祖母绿|ມໍລະກົດ, Sapphires|蓝宝石|ໄພລິນ, Carats|克拉|ກະຣັດ',
    what: 'Diamond|钻石|ເພັດ, Ruby|红宝石|ທັບທິມ, Tiara|冠冕|ມົງກຸດ, Vault|金库|ຄັງ, Facet|切面|, Necklace|项链|ສາຍຄໍ, Heist|劫案|, Ring|戒指|ແຫວນ, Sparkle|闪光|, Fortune|财富|ຄວາມຮັ່ງມີ',
    where:
      'the Crystal Cave|水晶洞|ຖ້ຳແກ້ວ, Rue de Rubis|红宝石街|, the Velvet Vault|丝绒金库|, Diamond Mile|钻石大道|, the Royal Mint|皇家铸币厂|, Facet Falls|晶瀑|',
    how: 'Flawless|无瑕|, Royal|皇家|ລາຊະ, Burning|炽热|, Brilliant|璀璨|ແວວວາວ, Rare|稀世|ຫາຍາກ, Blue|蓝|ຟ້າ, Midnight|午夜|, Triple|三重|ສາມ, Hidden|隐藏|, Wild|狂野|',
    own: "Girls' Best Payline|女孩的最佳线|, Cut Colour Clarity Cash|切工色泽净度现金|, All That Glitters Pays|闪光皆付|, Steal the Blue One|偷走那颗蓝的|, Rock Bottom to Top|石底登顶|",
  }),
  'gold-rush': themeWords({
    tags: 'gold, mine, dynamite, ຄຳ, ບໍ່ຄຳ, 黄金, 金矿',
    who: 'Old Prospector|老矿工|, Dynamite Dora*|炸药朵拉|, Gold Mole|黄金鼹鼠|, Mine Foreman|矿长|, Nugget Hunter|金块猎人|, Mule Driver|赶骡人|, Dwarf Digger|矮人矿工|',
    many: 'Nuggets|金块|ກ້ອນຄຳ, Pickaxes|镐|, Minecarts|矿车|ລົດແຮ່, Dynamite Sticks|炸药|',
    what: 'Nugget|金块|ກ້ອນຄຳ, Mine|矿|ບໍ່ແຮ່, Dynamite|炸药|ລະເບີດ, Claim|矿权|, Pickaxe|镐|, Motherlode|主矿脉|, Lantern|矿灯|ໂຄມ, Minecart|矿车|, Shaft|矿井|, Vein|金脉|ສາຍແຮ່',
    where:
      "Shaft Thirteen|十三号井|, Fool's Creek|愚人溪|, Yukon Bend|育空湾|, Copper Hill|铜山|ພູທອງ, the Deep Seam|深脉|, Nugget Falls|金块瀑|",
    how: 'Rich|富|ຮັ່ງມີ, Deep|深|ເລິກ, Solid|纯|, Explosive|爆炸|, Muddy|泥泞|, Lucky|幸运|ນຳໂຊກ, Frontier|边疆|, Mother|母|',
    own: 'Dig Till Dinner|挖到开饭|, Fool Me Gold|愚我以金|, Short Fuse Long Win|短引线长赢|, Canary Sang Twice|金丝雀唱两次|, Mind the Shaft|小心矿井|',
  }),
  music: themeWords({
    tags: 'music, disco, rock, ດົນຕີ, 音乐, 摇滚',
    who: 'Disco Queen|迪斯科女王|, Rock Legend|摇滚传奇|, DJ Mango*|芒果DJ|ດີເຈໝາກມ່ວງ, Jazz Cat|爵士猫|, Khaen Master|芦笙大师|ໝໍແຄນ, Drummer Bear|鼓手熊|, Opera Star|歌剧明星|, Street Singer|街头歌手|ໝໍລຳ',
    many: 'Guitars|吉他|ກີຕາ, Vinyls|黑胶|, Encores|安可|, Mirror Balls|迪斯科球|',
    what: 'Encore|安可|, Groove|律动|, Vinyl|黑胶|, Beat|节拍|ຈັງຫວະ, Stage|舞台|ເວທີ, Solo|独奏|, Mixtape|混音带|, Amplifier|音箱|, Tour|巡演|, Hit|金曲|',
    where:
      'Studio Fifty|五十号录音室|, the Jukebox|点唱机|, Vinyl Street|黑胶街|, Ramvong Hall|南旺厅|ຫໍລຳວົງ, the Front Row|前排|ແຖວໜ້າ, Blue Note Alley|蓝调巷|',
    how: 'Funky|放克|, Electric|电|ໄຟຟ້າ, Golden|黄金|ຄຳ, Loud|大声|ດັງ, Midnight|午夜|ທ່ຽງຄືນ, Platinum|白金|, Groovy|律动|, Neon|霓虹|',
    own: 'Drop the Bass Line|放低音|, Molam Millions|莫兰百万|ໝໍລຳລ້ານ, One Hit Winner|一曲赢家|, Turn It Up to Twelve|开到十二|, Lipstick on the Mic|麦上口红|, Last Song Best Song|最后一首|',
  }),
  circus: themeWords({
    tags: 'circus, clown, ລະຄອນສັດ, 马戏团, 小丑',
    who: 'Ringmaster|马戏团长|, Juggling Clown|杂耍小丑|ຕົວຕະຫຼົກ, Strongwoman|大力女|, Tightrope Lady|走钢丝女|, Lion Tamer|驯狮师|, Human Cannonball|人肉炮弹|, Joker|小丑|ໂຈກເກີ, Fortune Teller|占卜师|ໝໍດູ',
    many: 'Clowns|小丑|, Balloons|气球|ປູມເປົ້າ, Jokers|小丑牌|ໂຈກເກີ, Popcorn Boxes|爆米花|',
    what: 'Big Top|大帐篷|, Trapeze|空中飞人|, Cannon|大炮|ປືນໃຫຍ່, Carousel|旋转木马|, Ticket|门票|ປີ້, Act|表演|ການສະແດງ, Spotlight|聚光灯|, Wheel|转轮|ກົງລໍ້, Show|演出|',
    where:
      'the Big Top|大帐篷|, Carnival Pier|嘉年华码头|, the Midway|游乐街|, Ring Three|三号圈|, Cotton Candy Park|棉花糖公园|',
    how: 'Flying|飞|ບິນ, Amazing|惊奇|, Laughing|大笑|ຫົວ, Midnight|午夜|, Flaming|烈焰|, Travelling|流动|, Crazy|疯狂|ບ້າ, Grand|盛大|',
    own: 'Send in the Crowns|请戴皇冠|, No Net No Limit|无网无限|, Pie in the Ringmaster|团长吃派|, Step Right Up Sir|这边请|, The Elephant Quit|大象辞职|',
  }),
  sevens: themeWords({
    tags: 'classic, sevens, bar, retro, ເລກເຈັດ, 七, 经典',
    who: 'Lucky Seven|幸运七|ເຈັດນຳໂຊກ, High Roller|豪客|, Bell Boy|铃童|, Neon Duchess|霓虹公爵夫人|, Old Croupier|老荷官|, Diner King|餐厅王|, Jukebox Jenny*|点唱机珍妮|',
    many: 'Sevens|七|ເຈັດ, Bells|铃铛|ລະຄັງ, Bars|金条|ແທ່ງຄຳ, Stars|星|ດາວ, Aces|王牌|',
    what: 'Seven|七|ເລກເຈັດ, Bell|铃铛|ລະຄັງ, Bar|金条|ແທ່ງຄຳ, Star|星|ດາວ, Lever|拉杆|, Dice|骰子|ເຕົ໋າ, Chip|筹码|ຊິບ, Reel|转轮|, Ace|王牌|, Spin|旋转|ໝຸນ',
    where:
      'the Strip|大道|, Route Seven|七号公路|, the Penny Arcade|游戏厅|, Casino Row|赌场街|, the Golden Mile|黄金大道|, Downtown|市中心|',
    how: 'Burning|火热|, Triple|三|ສາມ, Blazing|烈焰|, Neon|霓虹|, Classic|经典|, Royal|皇家|, Lucky|幸运|ນຳໂຊກ, Hot|火热|ຮ້ອນ, Golden|黄金|ຄຳ, Electric|电光|, Super|超级|, Wild|狂野|, Red|红|ແດງ',
    own: 'Pull the Old Arm|拉老臂|, Seven Come Eleven|七来十一|, Cherry on the Bar|金条樱桃|, Nickel for the Diner|五分餐厅|, Sevenfold Soda|七重汽水|, Ring My Bell Twice|铃响两次|',
  }),
  alchemy: themeWords({
    tags: 'crystal, alchemy, runes, ແກ້ວ, 水晶, 炼金',
    who: 'Crystal Sage|水晶贤者|, Gold Maker|炼金者|, Stone Oracle|石谕者|, Mercury Twin|水银双子|, Glassblower|玻璃匠|, Elemental|元素灵|, Prism Fox|棱镜狐|',
    many: 'Crystals|水晶|ແກ້ວ, Elements|元素|ທາດ, Prisms|棱镜|, Essences|精华|',
    what: "Philosopher's Stone|贤者之石|, Prism|棱镜|, Formula|配方|ສູດ, Crystal|水晶|ແກ້ວ, Crucible|坩埚|, Essence|精华|, Mercury|水银|, Reaction|反应|, Lens|透镜|",
    where:
      'the Glass Laboratory|玻璃实验室|, Prism Peak|棱镜峰|, the Fifth Element|第五元素|, Crystal Harbor|水晶港|, the Lead Room|铅室|',
    how: 'Prismatic|七彩|, Quicksilver|水银|, Volatile|易爆|, Golden|黄金|ຄຳ, Amethyst|紫晶|, Pure|纯净|, Radiant|闪耀|, Elemental|元素|',
    own: 'Lead Today Gold Tonight|今铅夜金|, Shake Well Before Winning|赢前摇匀|, Fifth Element Fizz|五元素气泡|, Boil Cool Repeat|煮沸冷却|, Glass Half Gold|半杯金|',
  }),
  steampunk: themeWords({
    tags: 'steampunk, airship, clockwork, ເຮືອເຫາະ, 蒸汽朋克, 飞艇',
    who: 'Airship Captain|飞艇船长|, Clockwork Owl|发条猫头鹰|, Steam Baroness|蒸汽男爵夫人|, Mad Inventor|疯狂发明家|ນັກປະດິດ, Brass Detective|黄铜侦探|, Sky Courier|天空信使|, Time Keeper|守时人|',
    many: 'Cogs|齿轮|ເຟືອງ, Airships|飞艇|ເຮືອເຫາະ, Clocks|时钟|ໂມງ, Goggles|护目镜|',
    what: 'Airship|飞艇|ເຮືອເຫາະ, Clockwork|发条|, Engine|引擎|ເຄື່ອງຈັກ, Blueprint|蓝图|, Pocket Watch|怀表|ໂມງ, Boiler|锅炉|, Invention|发明|, Expedition|远征|, Balloon|气球|ປູມເປົ້າ',
    where:
      'Cogsworth Station|齿轮站|, the Cloud Docks|云码头|, Brass Quarter|黄铜区|, the Clock Tower|钟楼|ຫໍໂມງ, the Ninth Sky|第九天|, Copper Harbor|铜港|',
    how: 'Brass|黄铜|ທອງເຫຼືອງ, Clockwork|发条|, Steam|蒸汽|, Runaway|失控|, Ticking|滴答|, Copper|铜|ທອງແດງ, Skyborne|空中|, Victorian|维多利亚|',
    own: 'Eighty Days Eighty Wins|八十天八十赢|, Full Steam & Fortune|全蒸汽好运|, Wind It Twice|上两圈发条|, Tea at Ten Thousand Feet|万尺茶|, The Cuckoo Came Late|布谷迟到|',
  }),
  detective: themeWords({
    tags: 'detective, heist, mystery, ນັກສືບ, 侦探, 大盗',
    who: 'Private Eye|私家侦探|ນັກສືບ, Cat Burglar|飞贼|, Inspector Bao*|鲍探长|, Femme Fatale|蛇蝎美人|, Safe Cracker|开锁大师|, Master of Disguise|易容大师|, Getaway Driver|逃逸司机|, Don Calzone*|卡佐内先生|',
    many: 'Clues|线索|ຂໍ້ຄຶດ, Safes|保险箱|ຕູ້ເຊບ, Suspects|嫌犯|, Gold Bars|金条|ແທ່ງຄຳ',
    what: 'Heist|劫案|, Safe|保险箱|ຕູ້ເຊບ, Alibi|不在场证明|, Clue|线索|, Getaway|逃亡|, Briefcase|公文包|ກະເປົາ, Case|案件|ຄະດີ, Disguise|伪装|, Score|大单|',
    where:
      'Vault Seven|七号金库|, the Orient Line|东方列车|, Rain Street|雨街|ຖະໜົນຝົນ, the Grand Hotel|大酒店|ໂຮງແຮມໃຫຍ່, Pier Forty|四十号码头|, the Museum|博物馆|ຫໍພິພິດຕະພັນ',
    how: 'Noir|黑色|, Missing|失踪|ທີ່ຫາຍໄປ, Perfect|完美|, Velvet|丝绒|, Midnight|午夜|ທ່ຽງຄືນ, Smoking|冒烟|, Double|双面|, Cold|悬|',
    own: 'The Butler Bet It|管家下注|, Nobody Move Everybody Spin|都别动一起转|, One Last Job Again|再干最后一票|, Laser Grid Limbo|激光网|, Case Closed Vault Open|结案开库|',
  }),
} as const;
