import { themeWords } from './word.ts';

export const modern = {
  space: themeWords({
    tags: 'space, galaxy, rocket, ອະວະກາດ, 太空, 银河',
    who: 'Star Captain|星际船长|ກັບຕັນດວງດາວ, Alien Gambler|外星赌徒|ມະນຸດຕ່າງດາວນັກພະນັນ, Astro Cat|太空猫|ແມວອະວະກາດ, Nebula Queen|星云女王|ລາຊິນີເນບິວລາ, Moon Miner|月球矿工|ນັກຂຸດແຮ່ເດືອນ, Comet Rider|彗星骑士|ຜູ້ຂີ່ດາວຫາງ, Cosmonaut|宇航员|ນັກບິນອະວະກາດ, Void Pirate|虚空海盗|ໂຈນອະວະກາດ, Starship Cook|星舰厨师|ພໍ່ຄົວຍານອະວະກາດ',
    many: 'Planets|行星|ດາວເຄາະ, Comets|彗星|ດາວຫາງ, Aliens|外星人|ມະນຸດຕ່າງດາວ, Galaxies|银河|ກາແລັກຊີ',
    what: 'Comet|彗星|ດາວຫາງ, Nebula|星云|ເນບິວລາ, Rocket|火箭|ຈະຫຼວດ, Orbit|轨道|ວົງໂຄຈອນ, Signal|信号|ສັນຍານ, Supernova|超新星|ດາວລະເບີດ, Galaxy|银河|ກາແລັກຊີ, Launch|发射|ການປ່ອຍຍານ, Moonbase|月球基地|ຖານເດືອນ, Odyssey|漫游|ການເດີນທາງ',
    where:
      "Saturn's Rings|土星环|ວົງແຫວນດາວເສົາ, the Crab Nebula|蟹状星云|ເນບິວລາປູ, Sector Nine|第九区|ເຂດເກົ້າ, Andromeda Port|仙女港|ທ່າແອນໂດຣເມດາ, the Dark Side|暗面|ດ້ານມືດ, Mars Colony|火星殖民地|ອານານິຄົມດາວອັງຄານ, Planet Plinth|基石星|ດາວພລິນທ໌",
    how: 'Cosmic|宇宙|ຈັກກະວານ, Stellar|星际|ດວງດາວ, Lost|失落|ທີ່ຫຼົງທາງ, Neon|霓虹|ນີອອນ, Hyper|超|ໄຮເປີ, Lunar|月球|ເດືອນ, Galactic|银河|ກາແລັກຊີ, Weightless|失重|ໄຮ້ນ້ຳໜັກ, Radiant|闪耀|ເປັ່ງລັດສະໝີ, Quantum|量子|ຄວອນຕຳ',
    own: 'Houston We Have a Winner|休斯敦我们赢了|ຮິວສຕັນເຮົາຊະນະແລ້ວ, Small Step Giant Pot|一小步大奖池|ກ້າວນ້ອຍໂຊກຍັກ, Abduct Me Maybe|绑架我吧|ລັກພາຕົວຂ້ອຍໄປ, Cow Goes Orbital|牛上轨道|ງົວຂຶ້ນອະວະກາດ, Nobody Hears You Spin|无人听见旋转|ບໍ່ມີໃຜໄດ້ຍິນສຽງໝຸນ, Left My Heart on Mars|心留火星|ຫົວໃຈຢູ່ດາວອັງຄານ',
  }),
  robots: themeWords({
    tags: 'robot, cyber, neon, ຫຸ່ນຍົນ, 机器人, 赛博',
    who: 'Robo Butler|机器管家|ຫຸ່ນຍົນພໍ່ບ້ານ, Chrome Samurai|铬武士|ຊາມູໄຣໂຄຣມ, Cyber Hacker|赛博黑客|ແຮັກເກີໄຊເບີ, Android Dancer|机器舞者|ຫຸ່ນຍົນນັກເຕັ້ນ, Scrap Bot|废铁机器人|ຫຸ່ນເສດເຫຼັກ, Neon Detective|霓虹侦探|ນັກສືບນີອອນ, Mecha Pilot|机甲驾驶员|ນັກບິນເມັກຄາ, Circuit Cat|电路猫|ແມວວົງຈອນ',
    many: 'Robots|机器人|ຫຸ່ນຍົນ, Circuits|电路|ວົງຈອນ, Androids|仿生人|ແອນດຣອຍ, Gears|齿轮|ເຟືອງ',
    what: 'Circuit|电路|ວົງຈອນ, Reactor|反应堆|ເຕົາປະຕິກອນ, Chip|芯片|ຊິບ, Upgrade|升级|ການອັບເກຣດ, Protocol|协议|ໂປຣໂຕຄອນ, Grid|网格|ຕາໜ່າງໄຟ, Battery|电池|ໝໍ້ໄຟ, Overload|过载|ໂຫຼດເກີນ, Memory|记忆|ຄວາມຈຳ, Heist|盗案|ການປຸ້ນ',
    where:
      'Neon City|霓虹城|ເມືອງນີອອນ, Sector Zero|零区|ເຂດສູນ, the Scrapyard|废料场|ລານເສດເຫຼັກ, Tokyo Grid|东京网|ຕາໜ່າງໂຕກຽວ, the Mainframe|主机|ເມນເຟຣມ, Rust Harbor|锈港|ທ່າເຮືອຂີ້ໝ້ຽງ',
    how: 'Neon|霓虹|ນີອອນ, Chrome|铬|ໂຄຣມ, Rusty|生锈|ຂີ້ໝ້ຽງ, Electric|电|ໄຟຟ້າ, Turbo|涡轮|ເທີໂບ, Binary|二进制|ໄບນາຣີ, Overclocked|超频|ແຮງເກີນ, Steel|钢|ເຫຼັກກ້າ, Cyber|赛博|ໄຊເບີ',
    own: 'Beep Boop Bonus|哔噗奖|ໂບນັດບີບບູບ, Does Not Compute Loss|无法计算输|ຄິດໄລ່ບໍ່ເສຍ, Turn It Off & Win|关机重赢|ປິດເປີດແລ້ວຊະນະ, Electric Sheep Count|电子羊|ນັບແກະໄຟຟ້າ, Rust in Peace|锈息|ຂີ້ໝ້ຽງໃນສັນຕິ, Have You Tried Spinning|试过旋转吗|ລອງໝຸນແລ້ວບໍ່',
  }),
  football: themeWords({
    tags: 'football, soccer, goal, ບານເຕະ, 足球, 进球',
    who: 'Golden Striker|金靴前锋|ກອງໜ້າຄຳ, Goalkeeper|守门员|ນາຍປະຕູ, Number Ten|十号|ເບີສິບ, Captain|队长|ກັບຕັນ, Super Sub|超级替补|ຕົວສຳຮອງທອງ, Coach|教练|ໂຄດ, Street Dribbler|街头盘带|ນັກເລາະບານຂ້າງທາງ',
    many: 'Goals|进球|ປະຕູ, Golden Boots|金靴|ເກີບຄຳ, Penalties|点球|ຈຸດໂທດ, Trophies|奖杯|ຂັນ',
    what: 'Goal|进球|ປະຕູ, Penalty|点球|ຈຸດໂທດ, Cup|奖杯|ຂັນ, Hat Trick|帽子戏法|ແຮດທຣິກ, Kickoff|开球|ການເຂ່ຍບານ, Derby|德比|ສຶກດາບີ້, Final|决赛|ນັດຊິງ, Whistle|哨声|ສຽງນົກຫວີດ, Free Kick|任意球|ລູກກິນເປົ່າ',
    where:
      'the Champa Stadium|占芭球场|ສະໜາມຈຳປາ, the Top Corner|球门死角|ມຸມເທິງ, Extra Time|加时赛|ຕໍ່ເວລາ, the Home End|主场|ອັດຈັນເຈົ້າບ້ານ, Street Court Six|六号街场|ສະໜາມຖະໜົນຫົກ',
    how: 'Golden|黄金|ຄຳ, Last-Minute|绝杀|ນາທີສຸດທ້າຍ, World|世界|ໂລກ, Flying|飞身|ບິນ, Barefoot|赤脚|ຕີນເປົ່າ, Rainy|雨战|ຝົນຕົກ, Super|超级|ຊູເປີ, Winning|制胜|ຊະນະ',
    own: 'Over the Wall|越过人墙|ຂ້າມກຳແພງ, Ninety Plus Four|九十加四|ເກົ້າສິບບວກສີ່, Keeper in the Box|门将进禁区|ຜູ້ຮັກສາປະຕູໃນກ່ອງ, Nutmeg Nation|穿裆王国|ຊາດຍິງລອດຂາ, Shirt Off Fine|脱衣罚款|ຖອດເສື້ອຖືກປັບ',
  }),
  racing: themeWords({
    tags: 'racing, car, speed, ແຂ່ງລົດ, 赛车, 速度',
    who: 'Street Racer|街头赛手|ນັກແຂ່ງ, Drift King|漂移王|ພະຍາດຣິບ, Pit Boss|维修站长|ນາຍພິດ, Tuk Tuk Champion|突突车冠军|ແຊ້ມຕຸກຕຸກ, Night Rider|夜骑士|ຜູ້ຂັບກາງຄືນ, Rally Queen|拉力女王|ລາຊິນີແຣລລີ, Turbo Granny|涡轮奶奶|ແມ່ຕູ້ເທີໂບ',
    many: 'Pistons|活塞|ລູກສູບ, Turbo Laps|涡轮圈|ຮອບເທີໂບ, Chequered Flags|方格旗|ທຸງໝາກຮຸກ, Tuk Tuks|突突车|ຕຸກຕຸກ',
    what: 'Lap|圈|ຮອບ, Drift|漂移|ການດຣິບ, Nitro|氮气|ໄນໂຕຣ, Podium|领奖台|ແທ່ນລາງວັນ, Engine|引擎|ເຄື່ອງຈັກ, Pit Stop|进站|ພິດສະຕັອບ, Slipstream|尾流|ກະແສລົມ, Green Light|绿灯|ໄຟຂຽວ, Trophy|奖杯|ຂັນ',
    where:
      'Neon Avenue|霓虹大道|ຖະໜົນນີອອນ, Monsoon Raceway|季风赛道|ສະໜາມແຂ່ງມໍລະສຸມ, Hairpin Hill|发夹弯|ເນີນໂຄ້ງຫັກສອກ, the Dockyard|码头|ອູ່ເຮືອ, Mountain Pass Nine|九号山道|ຊ່ອງພູເກົ້າ, Grand Circuit|大赛道|ສະໜາມໃຫຍ່',
    how: 'Turbo|涡轮|ເທີໂບ, Nitro|氮气|ໄນໂຕຣ, Midnight|午夜|ທ່ຽງຄືນ, Full Throttle|全油门|ສຸດຄັນເລັ່ງ, Street|街头|ຖະໜົນ, Flaming|烈焰|ໄຟລຸກ, Golden|黄金|ຄຳ, Fast|极速|ໄວ',
    own: 'Tuk Tuk Grand Prix|突突大奖赛|ຕຸກຕຸກກຣັງປີ, Pole Position Poker Face|杆位扑克脸|ໜ້າຕາຍອອກໂຕຫົວແຖວ, Burn the Clutch|烧离合|ເຜົາຄັດ, Granny Shifts Gold|奶奶换金挡|ແມ່ຕູ້ປ່ຽນເກຍຄຳ, Last Corner First|末弯先行|ໂຄ້ງສຸດທ້າຍເຂົ້າທີໜຶ່ງ',
  }),
  diamonds: themeWords({
    tags: 'diamond, gems, jewel, ເພັດ, ແກ້ວ, 钻石, 宝石',
    who: 'Diamond Duchess|钻石公爵夫人|ດັດເຊດເພັດ, Gem Cutter|宝石匠|ຊ່າງເຈຍລະໄນ, Jewel Thief|珠宝大盗|ໂຈນລັກເພັດ, Ruby Countess|红宝石伯爵夫人|ນາງຂຸນທັບທິມ, Crystal Witch|水晶女巫|ແມ່ມົດແກ້ວ, Vault Keeper|金库守卫|ຜູ້ຮັກສາຄັງ, Lady Sapphire*|蓝宝石夫人|ນາງໄພລິນ',
    many: 'Diamonds|钻石|ເພັດ, Rubies|红宝石|ທັບທິມ, Emeralds|祖母绿|ມໍລະກົດ, Sapphires|蓝宝石|ໄພລິນ, Carats|克拉|ກະຣັດ',
    what: 'Diamond|钻石|ເພັດ, Ruby|红宝石|ທັບທິມ, Tiara|冠冕|ມົງກຸດ, Vault|金库|ຄັງ, Facet|切面|ໜ້າເພັດ, Necklace|项链|ສາຍຄໍ, Heist|劫案|ການປຸ້ນ, Ring|戒指|ແຫວນ, Sparkle|闪光|ປະກາຍ, Fortune|财富|ຄວາມຮັ່ງມີ',
    where:
      'the Crystal Cave|水晶洞|ຖ້ຳແກ້ວ, Rue de Rubis|红宝石街|ຖະໜົນທັບທິມ, the Velvet Vault|丝绒金库|ຄັງກຳມະຫຍີ່, Diamond Mile|钻石大道|ຖະໜົນເພັດ, the Royal Mint|皇家铸币厂|ໂຮງກະສາບ, Facet Falls|晶瀑|ນ້ຳຕົກໜ້າເພັດ',
    how: 'Flawless|无瑕|ບໍ່ມີຕຳນິ, Royal|皇家|ລາຊະ, Burning|炽热|ໄຟ, Brilliant|璀璨|ແວວວາວ, Rare|稀世|ຫາຍາກ, Blue|蓝|ຟ້າ, Midnight|午夜|ທ່ຽງຄືນ, Triple|三重|ສາມ, Hidden|隐藏|ທີ່ເຊື່ອງໄວ້, Wild|狂野|ປ່າ',
    own: "Girls' Best Payline|女孩的最佳线|ເພັດເພື່ອນສາວ, Cut Colour Clarity Cash|切工色泽净度现金|ສີ່ຄຸນນະພາບເພັດ, All That Glitters Pays|闪光皆付|ທຸກປະກາຍຈ່າຍເງິນ, Steal the Blue One|偷走那颗蓝的|ລັກເມັດສີຟ້າ, Rock Bottom to Top|石底登顶|ຈາກຕີນພູຮອດຍອດ",
  }),
  'gold-rush': themeWords({
    tags: 'gold, mine, dynamite, ຄຳ, ບໍ່ຄຳ, 黄金, 金矿',
    who: 'Old Prospector|老矿工|ນັກຫາຄຳເຖົ້າ, Dynamite Dora*|炸药朵拉|ໂດຣາໄດນາໄມ, Gold Mole|黄金鼹鼠|ຕຸ່ນຄຳ, Mine Foreman|矿长|ນາຍບໍ່ແຮ່, Nugget Hunter|金块猎人|ນັກລ່າກ້ອນຄຳ, Mule Driver|赶骡人|ຄົນຂັບລໍ່, Dwarf Digger|矮人矿工|ຄົນແຄະນັກຂຸດ',
    many: 'Nuggets|金块|ກ້ອນຄຳ, Pickaxes|镐|ຈົກຂຸດ, Minecarts|矿车|ລົດແຮ່, Dynamite Sticks|炸药|ແທ່ງໄດນາໄມ',
    what: 'Nugget|金块|ກ້ອນຄຳ, Mine|矿|ບໍ່ແຮ່, Dynamite|炸药|ລະເບີດ, Claim|矿权|ສິດຂຸດຄຳ, Pickaxe|镐|ຈົກຂຸດ, Motherlode|主矿脉|ສາຍແຮ່ໃຫຍ່, Lantern|矿灯|ໂຄມ, Minecart|矿车|ລົດລາງແຮ່, Shaft|矿井|ປ່ອງແຮ່, Vein|金脉|ສາຍແຮ່',
    where:
      "Shaft Thirteen|十三号井|ປ່ອງສິບສາມ, Fool's Creek|愚人溪|ຫ້ວຍຄົນໂງ່, Yukon Bend|育空湾|ໂຄ້ງຢູຄອນ, Copper Hill|铜山|ພູທອງ, the Deep Seam|深脉|ສາຍແຮ່ເລິກ, Nugget Falls|金块瀑|ນ້ຳຕົກກ້ອນຄຳ",
    how: 'Rich|富|ຮັ່ງມີ, Deep|深|ເລິກ, Solid|纯|ແທ້ທັງກ້ອນ, Explosive|爆炸|ລະເບີດ, Muddy|泥泞|ຂີ້ຕົມ, Lucky|幸运|ນຳໂຊກ, Frontier|边疆|ຊາຍແດນ, Mother|母|ແມ່',
    own: 'Dig Till Dinner|挖到开饭|ຂຸດຈົນຮອດແລງ, Fool Me Gold|愚我以金|ຄຳປອມຫຼອກຂ້ອຍ, Short Fuse Long Win|短引线长赢|ສາຍສັ້ນໂຊກຍາວ, Canary Sang Twice|金丝雀唱两次|ນົກຂີ້ໝິ້ນຮ້ອງສອງເທື່ອ, Mind the Shaft|小心矿井|ລະວັງປ່ອງແຮ່',
  }),
  music: themeWords({
    tags: 'music, disco, rock, ດົນຕີ, 音乐, 摇滚',
    who: 'Disco Queen|迪斯科女王|ລາຊິນີດິສໂກ້, Rock Legend|摇滚传奇|ຕຳນານຣັອກ, DJ Mango*|芒果DJ|ດີເຈໝາກມ່ວງ, Jazz Cat|爵士猫|ແມວແຈັສ, Khaen Master|芦笙大师|ໝໍແຄນ, Drummer Bear|鼓手熊|ໝີຕີກອງ, Opera Star|歌剧明星|ດາວໂອເປຣາ, Street Singer|街头歌手|ໝໍລຳ',
    many: 'Guitars|吉他|ກີຕາ, Vinyls|黑胶|ແຜ່ນສຽງ, Encores|安可|ອັງກໍ, Mirror Balls|迪斯科球|ລູກແກ້ວດິສໂກ້',
    what: 'Encore|安可|ອັງກໍ, Groove|律动|ຈັງຫວະ, Vinyl|黑胶|ແຜ່ນສຽງ, Beat|节拍|ຈັງຫວະ, Stage|舞台|ເວທີ, Solo|独奏|ໂຊໂລ, Mixtape|混音带|ມິກເທບ, Amplifier|音箱|ແອມປລິຟາຍ, Tour|巡演|ທົວຄອນເສີດ, Hit|金曲|ເພງດັງ',
    where:
      'Studio Fifty|五十号录音室|ສະຕູດິໂອຫ້າສິບ, the Jukebox|点唱机|ຕູ້ເພງ, Vinyl Street|黑胶街|ຖະໜົນແຜ່ນສຽງ, Ramvong Hall|南旺厅|ຫໍລຳວົງ, the Front Row|前排|ແຖວໜ້າ, Blue Note Alley|蓝调巷|ຊອຍບລູໂນດ',
    how: 'Funky|放克|ຟັງກີ້, Electric|电|ໄຟຟ້າ, Golden|黄金|ຄຳ, Loud|大声|ດັງ, Midnight|午夜|ທ່ຽງຄືນ, Platinum|白金|ແພລທິນຳ, Groovy|律动|ມີຈັງຫວະ, Neon|霓虹|ນີອອນ',
    own: 'Drop the Bass Line|放低音|ປ່ອຍສຽງເບສ, Molam Millions|莫兰百万|ໝໍລຳລ້ານ, One Hit Winner|一曲赢家|ຜູ້ຊະນະເພງດຽວ, Turn It Up to Twelve|开到十二|ເລັ່ງສຽງຮອດສິບສອງ, Lipstick on the Mic|麦上口红|ລິບສະຕິກເທິງໄມ, Last Song Best Song|最后一首|ເພງສຸດທ້າຍເພງດີສຸດ',
  }),
  circus: themeWords({
    tags: 'circus, clown, ລະຄອນສັດ, 马戏团, 小丑',
    who: 'Ringmaster|马戏团长|ນາຍລະຄອນສັດ, Juggling Clown|杂耍小丑|ຕົວຕະຫຼົກ, Strongwoman|大力女|ຍິງແຂງແຮງ, Tightrope Lady|走钢丝女|ນາງໄຕ່ເຊືອກ, Lion Tamer|驯狮师|ຜູ້ເຝິກສິງ, Human Cannonball|人肉炮弹|ມະນຸດລູກປືນໃຫຍ່, Joker|小丑|ໂຈກເກີ, Fortune Teller|占卜师|ໝໍດູ',
    many: 'Clowns|小丑|ຕົວຕະຫຼົກ, Balloons|气球|ປູມເປົ້າ, Jokers|小丑牌|ໂຈກເກີ, Popcorn Boxes|爆米花|ກ່ອງປ໋ອບຄອນ',
    what: 'Big Top|大帐篷|ເຕັ້ນໃຫຍ່, Trapeze|空中飞人|ຊິງຊ້າໂຫນ, Cannon|大炮|ປືນໃຫຍ່, Carousel|旋转木马|ມ້າໝຸນ, Ticket|门票|ປີ້, Act|表演|ການສະແດງ, Spotlight|聚光灯|ໄຟສ່ອງ, Wheel|转轮|ກົງລໍ້, Show|演出|ການສະແດງ',
    where:
      'the Big Top|大帐篷|ເຕັ້ນໃຫຍ່, Carnival Pier|嘉年华码头|ທ່າງານຄານິວານ, the Midway|游乐街|ລານຮ້ານຫຼິ້ນ, Ring Three|三号圈|ວົງທີສາມ, Cotton Candy Park|棉花糖公园|ສວນສາຍໄໝ',
    how: 'Flying|飞|ບິນ, Amazing|惊奇|ມະຫັດສະຈັນ, Laughing|大笑|ຫົວ, Midnight|午夜|ທ່ຽງຄືນ, Flaming|烈焰|ໄຟລຸກ, Travelling|流动|ເດີນທາງ, Crazy|疯狂|ບ້າ, Grand|盛大|ຍິ່ງໃຫຍ່',
    own: 'Send in the Crowns|请戴皇冠|ເຊີນມົງກຸດອອກມາ, No Net No Limit|无网无限|ບໍ່ມີຕາໜ່າງບໍ່ຈຳກັດ, Pie in the Ringmaster|团长吃派|ພາຍໃສ່ໜ້ານາຍລະຄອນ, Step Right Up Sir|这边请|ເຊີນເຂົ້າມາເລີຍທ່ານ, The Elephant Quit|大象辞职|ຊ້າງລາອອກ',
  }),
  sevens: themeWords({
    tags: 'classic, sevens, bar, retro, ເລກເຈັດ, 七, 经典',
    who: 'Lucky Seven|幸运七|ເຈັດນຳໂຊກ, High Roller|豪客|ຜູ້ຫຼິ້ນໃຫຍ່, Bell Boy|铃童|ເດັກຍົກກະເປົາ, Neon Duchess|霓虹公爵夫人|ດັດເຊດນີອອນ, Old Croupier|老荷官|ເຈົ້າມືເຖົ້າ, Diner King|餐厅王|ພະຍາຮ້ານອາຫານ, Jukebox Jenny*|点唱机珍妮|ເຈນນີຕູ້ເພງ',
    many: 'Sevens|七|ເຈັດ, Bells|铃铛|ລະຄັງ, Bars|金条|ແທ່ງຄຳ, Stars|星|ດາວ, Aces|王牌|ໄພ້ເອດ',
    what: 'Seven|七|ເລກເຈັດ, Bell|铃铛|ລະຄັງ, Bar|金条|ແທ່ງຄຳ, Star|星|ດາວ, Lever|拉杆|ຄັນໂຍກ, Dice|骰子|ເຕົ໋າ, Chip|筹码|ຊິບ, Reel|转轮|ວົງລໍ້, Ace|王牌|ໄພ້ເອດ, Spin|旋转|ໝຸນ',
    where:
      'the Strip|大道|ຖະໜົນກາຊີໂນ, Route Seven|七号公路|ທາງຫຼວງເຈັດ, the Penny Arcade|游戏厅|ຕູ້ເກມຫຼຽນ, Casino Row|赌场街|ແຖວກາຊີໂນ, the Golden Mile|黄金大道|ໄມລ໌ຄຳ, Downtown|市中心|ໃຈກາງເມືອງ',
    how: 'Burning|火热|ໄຟ, Triple|三|ສາມ, Blazing|烈焰|ລຸກໄໝ້, Neon|霓虹|ນີອອນ, Classic|经典|ຄລາສສິກ, Royal|皇家|ລາຊະ, Lucky|幸运|ນຳໂຊກ, Hot|火热|ຮ້ອນ, Golden|黄金|ຄຳ, Electric|电光|ໄຟຟ້າ, Super|超级|ຊຸບເປີ, Wild|狂野|ປ່າ, Red|红|ແດງ',
    own: 'Pull the Old Arm|拉老臂|ດຶງຄັນໂຍກເກົ່າ, Seven Come Eleven|七来十一|ເຈັດມາສິບເອັດ, Cherry on the Bar|金条樱桃|ເຊີລີເທິງບາ, Nickel for the Diner|五分餐厅|ຫຼຽນນ້ອຍຂອງຮ້ານ, Sevenfold Soda|七重汽水|ໂຊດາເຈັດຊັ້ນ, Ring My Bell Twice|铃响两次|ສັ່ນກະດິ່ງສອງເທື່ອ',
  }),
  alchemy: themeWords({
    tags: 'crystal, alchemy, runes, ແກ້ວ, 水晶, 炼金',
    who: 'Crystal Sage|水晶贤者|ນັກປາດແກ້ວ, Gold Maker|炼金者|ຜູ້ສ້າງຄຳ, Stone Oracle|石谕者|ໝໍດູຫີນ, Mercury Twin|水银双子|ແຝດບາຫຼອດ, Glassblower|玻璃匠|ຊ່າງເປົ່າແກ້ວ, Elemental|元素灵|ວິນຍານທາດ, Prism Fox|棱镜狐|ໝາຈອກປຣິຊຶມ',
    many: 'Crystals|水晶|ແກ້ວ, Elements|元素|ທາດ, Prisms|棱镜|ແກ້ວປຣິຊຶມ, Essences|精华|ຫົວເຊື້ອ',
    what: "Philosopher's Stone|贤者之石|ສີລານັກປາດ, Prism|棱镜|ແກ້ວປຣິຊຶມ, Formula|配方|ສູດ, Crystal|水晶|ແກ້ວ, Crucible|坩埚|ເບົ້າຫຼອມ, Essence|精华|ຫົວເຊື້ອ, Mercury|水银|ບາຫຼອດ, Reaction|反应|ປະຕິກິລິຍາ, Lens|透镜|ເລນ",
    where:
      'the Glass Laboratory|玻璃实验室|ຫ້ອງທົດລອງແກ້ວ, Prism Peak|棱镜峰|ຍອດປຣິຊຶມ, the Fifth Element|第五元素|ທາດທີຫ້າ, Crystal Harbor|水晶港|ທ່າເຮືອແກ້ວ, the Lead Room|铅室|ຫ້ອງຊືນ',
    how: 'Prismatic|七彩|ສີຮຸ້ງ, Quicksilver|水银|ບາຫຼອດ, Volatile|易爆|ລະເຫີຍ, Golden|黄金|ຄຳ, Amethyst|紫晶|ອາເມທິດ, Pure|纯净|ບໍລິສຸດ, Radiant|闪耀|ເປັ່ງລັດສະໝີ, Elemental|元素|ທາດ',
    own: 'Lead Today Gold Tonight|今铅夜金|ຊືນມື້ນີ້ຄຳຄືນນີ້, Shake Well Before Winning|赢前摇匀|ສັ່ນກ່ອນຊະນະ, Fifth Element Fizz|五元素气泡|ທາດທີຫ້າຊູ່ຊ່າ, Boil Cool Repeat|煮沸冷却|ຕົ້ມເຢັນເຮັດຊ້ຳ, Glass Half Gold|半杯金|ຈອກຄຳເຄິ່ງໜ່ວຍ',
  }),
  steampunk: themeWords({
    tags: 'steampunk, airship, clockwork, ເຮືອເຫາະ, 蒸汽朋克, 飞艇',
    who: 'Airship Captain|飞艇船长|ກັບຕັນເຮືອເຫາະ, Clockwork Owl|发条猫头鹰|ນົກເຄົ້າກົນໄກ, Steam Baroness|蒸汽男爵夫人|ນາງບາຣອນອາຍນ້ຳ, Mad Inventor|疯狂发明家|ນັກປະດິດ, Brass Detective|黄铜侦探|ນັກສືບທອງເຫຼືອງ, Sky Courier|天空信使|ຜູ້ສົ່ງຂ່າວທາງຟ້າ, Time Keeper|守时人|ຜູ້ຮັກສາເວລາ',
    many: 'Cogs|齿轮|ເຟືອງ, Airships|飞艇|ເຮືອເຫາະ, Clocks|时钟|ໂມງ, Goggles|护目镜|ແວ່ນຕານັກບິນ',
    what: 'Airship|飞艇|ເຮືອເຫາະ, Clockwork|发条|ກົນໄກໂມງ, Engine|引擎|ເຄື່ອງຈັກ, Blueprint|蓝图|ແບບແປນ, Pocket Watch|怀表|ໂມງ, Boiler|锅炉|ໝໍ້ຕົ້ມ, Invention|发明|ສິ່ງປະດິດ, Expedition|远征|ການສຳຫຼວດ, Balloon|气球|ປູມເປົ້າ',
    where:
      'Cogsworth Station|齿轮站|ສະຖານີເຟືອງ, the Cloud Docks|云码头|ທ່າເມກ, Brass Quarter|黄铜区|ຍ່ານທອງເຫຼືອງ, the Clock Tower|钟楼|ຫໍໂມງ, the Ninth Sky|第九天|ຟ້າຊັ້ນເກົ້າ, Copper Harbor|铜港|ທ່າເຮືອທອງແດງ',
    how: 'Brass|黄铜|ທອງເຫຼືອງ, Clockwork|发条|ກົນໄກ, Steam|蒸汽|ອາຍນ້ຳ, Runaway|失控|ແລ່ນໜີ, Ticking|滴答|ຕິກຕັອກ, Copper|铜|ທອງແດງ, Skyborne|空中|ລອຍຟ້າ, Victorian|维多利亚|ວິກຕໍເຣຍ',
    own: 'Eighty Days Eighty Wins|八十天八十赢|ແປດສິບວັນແປດສິບໂຊກ, Full Steam & Fortune|全蒸汽好运|ອາຍນ້ຳເຕັມທີ່ໂຊກເຕັມທີ່, Wind It Twice|上两圈发条|ໄຂລານສອງເທື່ອ, Tea at Ten Thousand Feet|万尺茶|ຊາທີ່ຄວາມສູງໝື່ນຟຸດ, The Cuckoo Came Late|布谷迟到|ນົກກາເວົາມາຊ້າ',
  }),
  detective: themeWords({
    tags: 'detective, heist, mystery, ນັກສືບ, 侦探, 大盗',
    who: 'Private Eye|私家侦探|ນັກສືບ, Cat Burglar|飞贼|ໂຈນແມວ, Inspector Bao*|鲍探长|ນັກສືບບາວ, Femme Fatale|蛇蝎美人|ສາວອັນຕະລາຍ, Safe Cracker|开锁大师|ນັກເປີດຕູ້ເຊບ, Master of Disguise|易容大师|ນາຍປອມຕົວ, Getaway Driver|逃逸司机|ຄົນຂັບພາໜີ, Don Calzone*|卡佐内先生|ດອນກາລໂຊເນ',
    many: 'Clues|线索|ຂໍ້ຄຶດ, Safes|保险箱|ຕູ້ເຊບ, Suspects|嫌犯|ຜູ້ຕ້ອງສົງໄສ, Gold Bars|金条|ແທ່ງຄຳ',
    what: 'Heist|劫案|ການປຸ້ນ, Safe|保险箱|ຕູ້ເຊບ, Alibi|不在场证明|ພະຍານບ່ອນຢູ່, Clue|线索|ເງື່ອນງຳ, Getaway|逃亡|ການໜີ, Briefcase|公文包|ກະເປົາ, Case|案件|ຄະດີ, Disguise|伪装|ການປອມຕົວ, Score|大单|ຂອງປຸ້ນ',
    where:
      'Vault Seven|七号金库|ຄັງເຈັດ, the Orient Line|东方列车|ສາຍລົດໄຟຕາເວັນອອກ, Rain Street|雨街|ຖະໜົນຝົນ, the Grand Hotel|大酒店|ໂຮງແຮມໃຫຍ່, Pier Forty|四十号码头|ທ່າສີ່ສິບ, the Museum|博物馆|ຫໍພິພິດຕະພັນ',
    how: 'Noir|黑色|ມືດມົນ, Missing|失踪|ທີ່ຫາຍໄປ, Perfect|完美|ສົມບູນແບບ, Velvet|丝绒|ກຳມະຫຍີ່, Midnight|午夜|ທ່ຽງຄືນ, Smoking|冒烟|ຄວັນຂຸ່ນ, Double|双面|ສອງຊັ້ນ, Cold|悬|ເຢັນຊາ',
    own: 'The Butler Bet It|管家下注|ພໍ່ບ້ານວາງເດີມພັນ, Nobody Move Everybody Spin|都别动一起转|ຢ່າຕີງທຸກຄົນໝຸນ, One Last Job Again|再干最后一票|ງານສຸດທ້າຍອີກເທື່ອ, Laser Grid Limbo|激光网|ລອດຕາໜ່າງເລເຊີ, Case Closed Vault Open|结案开库|ປິດຄະດີເປີດຄັງ',
  }),
} as const;
