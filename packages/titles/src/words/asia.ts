import { themeWords } from './word.ts';

export const asia = {
  dragon: themeWords({
    tags: 'dragon, wyrm, ມັງກອນ, 龙, 神龙',
    who: 'Azure Dragon|青龙|ມັງກອນຟ້າ, Storm Wyrm|风暴龙|ມັງກອນພາຍຸ, Cloud Serpent|云蛇|ງູເມກ, Jade Dragon|玉龙|ມັງກອນຢົກ, Pearl Dragon|珠龙|ມັງກອນໄຂ່ມຸກ, Dragon Empress|龙后|ຣາຊິນີມັງກອນ, River Dragon|江龙|ມັງກອນແມ່ນ້ຳ, Ember Drake|烬龙|ມັງກອນໄຟ, Dragon Keeper|驭龙者|ຜູ້ລ້ຽງມັງກອນ, Moon Dragon|月龙|ມັງກອນເດືອນ',
    many: 'Dragons|龙|ມັງກອນ, Dragon Eggs|龙蛋|ໄຂ່ມັງກອນ, Dragon Pearls|龙珠|ໄຂ່ມຸກມັງກອນ, Drakes|飞龙|ມັງກອນບິນ',
    what: 'Pearl|明珠|ໄຂ່ມຸກ, Hoard|宝藏|ຂຸມຊັບ, Flame|烈焰|ແປວໄຟ, Throne|王座|ບັນລັງ, Scale|龙鳞|ເກັດ, Crown|皇冠|ມົງກຸດ, Bell|宝钟|ລະຄັງ, Treasure|珍宝|ສົມບັດ, Breath|龙息|ລົມຫາຍໃຈ, Seal|玉玺|ຕາປະທັບ, Nest|龙巢|ຮັງ, Orb|宝珠|ລູກແກ້ວ',
    where:
      'the Jade Gate|玉门|ປະຕູຢົກ, the Cloud Palace|云宫|ວັງເມກ, Nine Rivers|九江|ເກົ້າແມ່ນ້ຳ, the Long Wall|长城|ກຳແພງຍາວ, the Mist Peak|雾峰|ພູໝອກ, the East Sea|东海|ທະເລຕາເວັນອອກ, the Vermilion Hall|朱殿|ຫໍແດງ, the Inner Court|内廷|ລາຊະສຳນັກ',
    how: 'Crimson|赤焰|ສີແດງ, Imperial|御|ຈັກກະພັດ, Golden|黄金|ຄຳ, Thunder|雷霆|ຟ້າຮ້ອງ, Sleeping|沉睡|ທີ່ຫຼັບໃຫຼ, Coiled|盘|ຂົດຕົວ, Lucky|幸运|ນຳໂຊກ, Ancient|远古|ບູຮານ, Rising|飞升|ຜົງາດ, Whispering|低语|ຊື່ມຊິບ',
    own: 'Wyrmling Rush|幼龙冲冲冲|ລູກມັງກອນແລ່ນແຂ່ງ, Where Dragons Bank|龙的金库|ທະນາຄານຂອງມັງກອນ, Scales & Whiskers|鳞与须|ເກັດກັບໜວດ, Dragon Boat Derby|龙舟大赛|ແຂ່ງເຮືອມັງກອນ, Year of the Dragon Egg|龙蛋之年|ປີແຫ່ງໄຂ່ມັງກອນ, Tea With a Dragon|与龙品茶|ດື່ມຊາກັບມັງກອນ, Nine Sons of the Dragon|龙生九子|ລູກເກົ້າຄົນຂອງມັງກອນ',
  }),
  'lucky-cat': themeWords({
    tags: 'lucky cat, maneki, cat, ແມວນຳໂຊກ, ແມວ, 招财猫, 猫',
    who: 'Lucky Cat|招财猫|ແມວນຳໂຊກ, Beckoning Cat|招福猫|ແມວກວັກ, Shop Cat|掌柜猫|ແມວຮ້ານ, Calico|三花猫|ແມວສາມສີ, Temple Cat|庙猫|ແມວວັດ, Alley Tycoon|巷子大亨|ເສດຖີໃນຊອຍ, Kitten Boss|猫老板|ນາຍແມວນ້ອຍ, Market Cat|集市猫|ແມວຕະຫຼາດ, Waving Paw|招手|ແມວໂບກມື',
    many: 'Lucky Cats|招财猫|ແມວນຳໂຊກ, Golden Paws|金爪|ຕີນແມວຄຳ, Whiskers|猫须|ໜວດແມວ, Kittens|小猫|ແມວນ້ອຍ',
    what: 'Paw|猫爪|ຕີນແມວ, Coin Jar|钱罐|ກະປຸກເງິນ, Bell|铃铛|ກະດິ່ງ, Blessing|福气|ພອນ, Fortune|财运|ໂຊກລາບ, Fish|小鱼|ປາ, Ledger|账本|ປຶ້ມບັນຊີ, Red Ribbon|红丝带|ໂບແດງ, Nap|午睡|ການນອນເວັນ, Smile|微笑|ຮອຍຍິ້ມ',
    where:
      'Lantern Alley|灯笼巷|ຊອຍໂຄມໄຟ, the Corner Shop|街角小店|ຮ້ານແຈ, Paw Street|猫爪街|ຖະໜົນຕີນແມວ, the Noodle House|面馆|ຮ້ານເຝີ, the Night Market|夜市|ຕະຫຼາດກາງຄືນ, Bell Temple|铃寺|ວັດລະຄັງ',
    how: 'Golden|金|ຄຳ, Waving|招手|ໂບກມື, Purring|咕噜|ຮ້ອງຄອກໆ, Porcelain|瓷|ກະເບື້ອງ, Generous|慷慨|ໃຈບຸນ, Sleepy|瞌睡|ຂີ້ເຊົາ, Smiling|微笑|ຍິ້ມ, Chubby|胖胖|ຕຸ້ຍ, Double|双喜|ຄູ່, Moonlit|月光|ແສງເດືອນ',
    own: 'Paws for Luck|爪爪好运|ຕີນແມວນຳໂຊກ, Nine Lives Payday|九命发薪日|ແມວເກົ້າຊີວິດວັນເງິນເດືອນ, The Cat Pays Twice|猫咪付两次|ແມວຈ່າຍສອງເທື່ອ, Meow Money Fish|喵喵金鱼|ແມວກັບປາຄຳ, Open the Shop Cat|开店喵|ແມວເປີດຮ້ານ, Purr & Prosper|咕噜发财|ແມວມັ່ງມີ',
  }),
  tiger: themeWords({
    tags: 'tiger, ເສືອ, 老虎, 虎',
    who: 'Tiger|猛虎|ເສືອ, White Tiger|白虎|ເສືອຂາວ, Tiger General|虎将军|ນາຍພົນເສືອ, Bamboo Tiger|竹林虎|ເສືອປ່າໄຜ່, Tigress|母虎|ເສືອແມ່, Tiger Cub|小虎|ລູກເສືອ, River Tiger|江虎|ເສືອແມ່ນ້ຳ, Temple Tiger|庙虎|ເສືອວັດ, Siam Tiger|暹罗虎|ເສືອສະຫຍາມ',
    many: 'Tigers|虎|ເສືອ, Tiger Stripes|虎纹|ລາຍເສືອ, Tiger Claws|虎爪|ເລັບເສືອ, Cubs|幼虎|ລູກເສືອ',
    what: 'Roar|虎啸|ສຽງຮ້ອງ, Stripe|虎纹|ລາຍ, Claw|利爪|ເລັບ, Drum|战鼓|ກອງ, Gold|黄金|ຄຳ, Eye|虎眼|ຕາ, Amulet|护身符|ເຄື່ອງລາງ, Hunt|狩猎|ການລ່າ, Crown|王冠|ມົງກຸດ, Luck|好运|ໂຊກ',
    where:
      'the Bamboo Sea|竹海|ປ່າໄຜ່, Amber Ridge|琥珀岭|ສັນພູອຳພັນ, the Rain Forest|雨林|ປ່າຝົນ, Tiger Hill|虎丘|ພູເສືອ, the Stone Temple|石庙|ວັດຫີນ, the Red Valley|赤谷|ຮ່ອມພູແດງ',
    how: 'Roaring|咆哮|ຄຳລາມ, Prowling|潜行|ຊອດຊົນ, Amber|琥珀|ອຳພັນ, Royal|皇家|ລາຊະ, Silent|静默|ງຽບ, Striped|斑纹|ລາຍ, Burning|燃烧|ໄຟ, Wealthy|富贵|ຮັ່ງມີ, Fierce|凶猛|ດຸຮ້າຍ, Twin|双|ຄູ່',
    own: 'Stripes at Dawn|晨光虎纹|ລາຍເສືອຍາມຮຸ່ງ, Tiger by the Tail|虎尾|ຈັບຫາງເສືອ, Three Tigers Tea|三虎茶|ຊາເສືອສາມໂຕ, Paper Tiger Pays|纸老虎|ເສືອເຈ້ຍ, Ride the Tiger|骑虎|ຂີ່ເສືອ, Tiger in the Teahouse|茶馆之虎|ເສືອໃນໂຮງນ້ຳຊາ',
  }),
  phoenix: themeWords({
    tags: 'phoenix, firebird, ຫົງ, ນົກໄຟ, 凤凰, 火鸟',
    who: 'Phoenix|凤凰|ນົກຟີນິກ, Firebird|火鸟|ນົກໄຟ, Phoenix Queen|凤后|ຣາຊິນີນົກໄຟ, Ash Bird|灰烬之鸟|ນົກຂີ້ເທົ່າ, Sun Crane|日鹤|ນົກຍາງຕາເວັນ, Ember Wing|烬翼|ປີກໄຟ, Peacock Prince|孔雀王子|ເຈົ້າຊາຍນົກຍູງ, Flame Dancer|焰舞者|ນັກຟ້ອນໄຟ',
    many: 'Phoenix Feathers|凤羽|ຂົນນົກໄຟ, Embers|余烬|ຖ່ານໄຟ, Firebirds|火鸟|ນົກໄຟ, Flaming Eggs|火焰蛋|ໄຂ່ໄຟ',
    what: 'Feather|凤羽|ຂົນນົກ, Rebirth|重生|ການເກີດໃໝ່, Song|凤鸣|ບົດເພງ, Ashes|灰烬|ຂີ້ເທົ່າ, Nest|凤巢|ຮັງ, Sunrise|旭日|ຕາເວັນຂຶ້ນ, Fan|羽扇|ພັດ, Wing|羽翼|ປີກ, Hairpin|凤钗|ປິ່ນ, Fire|圣火|ໄຟ',
    where:
      'the Paulownia Grove|梧桐林|ປ່າເປົາໂລ, the Burning Sky|火烧云|ຟ້າໄຟ, Sunset Tower|落日塔|ຫໍຕາເວັນຕົກ, the Scarlet Terrace|丹台|ລະບຽງແດງ, the Ninth Heaven|九天|ສະຫວັນຊັ້ນເກົ້າ, Ash Mountain|灰山|ພູຂີ້ເທົ່າ',
    how: 'Scarlet|丹|ສີແດງ, Eternal|永恒|ນິລັນດອນ, Blazing|炽焰|ລຸກໄໝ້, Vermilion|朱|ແດງຊາດ, Solar|烈日|ສຸລິຍະ, Reborn|重生|ເກີດໃໝ່, Celestial|天界|ສະຫວັນ, Graceful|翩翩|ອ່ອນຊ້ອຍ, Golden|金|ຄຳ',
    own: 'Ashes to Cashes|浴火生财|ຂີ້ເທົ່າກາຍເປັນເງິນ, Up From the Embers|余烬重燃|ລຸກຂຶ້ນຈາກຖ່ານໄຟ, Two Feathers Burning|双羽燃|ຂົນສອງເສັ້ນລຸກໄໝ້, Wings of Cinnabar|丹砂之翼|ປີກສີຊາດ, Once Every Thousand Years|千年一度|ພັນປີມີເທື່ອດຽວ',
  }),
  koi: themeWords({
    tags: 'koi, carp, pond, ປາຄາບ, ປາ, 锦鲤, 鲤鱼',
    who: 'Golden Koi|金鲤|ປາຄາບຄຳ, Koi Princess|锦鲤公主|ເຈົ້າຍິງປາຄາບ, Pond Keeper|池主|ຜູ້ຮັກສາໜອງ, Leaping Carp|跃鲤|ປາໂດດ, Moon Koi|月鲤|ປາຄາບເດືອນ, Ink Koi|墨鲤|ປາຄາບດຳ, Old Carp|老鲤|ປາຄາບເຖົ້າ, Water Lily Maiden|睡莲仙子|ນາງບົວ',
    many: 'Koi|锦鲤|ປາຄາບ, Ripples|涟漪|ຄື້ນນ້ຳ, Carp Streamers|鲤鱼旗|ທຸງປາຄາບ, Lily Pads|莲叶|ໃບບົວ',
    what: 'Pond|池塘|ໜອງ, Leap|一跃|ການໂດດ, Wish|心愿|ຄຳອະທິຖານ, Ripple|涟漪|ຄື້ນ, Waterfall|瀑布|ນ້ຳຕົກ, Scale|金鳞|ເກັດ, Bridge|小桥|ຂົວ, Lotus|莲花|ດອກບົວ, Fortune|好运|ໂຊກ, Rainbow|彩虹|ຮຸ້ງ',
    where:
      'the Dragon Gate|龙门|ປະຕູມັງກອນ, Willow Pond|柳池|ໜອງຕົ້ນຫຼິວ, the Tea Garden|茶园|ສວນຊາ, Stone Bridge|石桥|ຂົວຫີນ, the Moon Pool|月池|ສະເດືອນ, the Quiet Water|静水|ນ້ຳງຽບ',
    how: 'Leaping|跃|ໂດດ, Painted|彩绘|ລະບາຍສີ, Silver|银|ເງິນ, Tranquil|宁静|ສະຫງົບ, Ruby|红玉|ທັບທິມ, Drifting|漂流|ລອຍ, Lucky|幸运|ນຳໂຊກ, Jade|翡翠|ຢົກ, Playful|嬉戏|ມັກຫຼິ້ນ',
    own: 'One Leap to Heaven|一跃登天|ໂດດດຽວຮອດສະຫວັນ, Koi Oh Koi|鲤呀鲤|ປາຄາບເອີຍປາຄາບ, Pond of Plenty|富足池|ສະອຸດົມ, Feed the Koi|喂锦鲤|ໃຫ້ອາຫານປາ, Upstream Dreams|逆流之梦|ຝັນທວນກະແສນ້ຳ',
  }),
  lanterns: themeWords({
    tags: 'lantern, festival, ໂຄມໄຟ, ບຸນ, 灯笼, 元宵',
    who: 'Lantern Maker|灯匠|ຊ່າງໂຄມໄຟ, Lantern Girl|提灯女孩|ນາງໂຄມ, Fire Juggler|火艺人|ນັກໂຍນໄຟ, Night Musician|夜乐师|ນັກດົນຕີກາງຄືນ, Lion Dancer|舞狮人|ນັກເຊີດສິງ, Moon Maiden|月仙子|ນາງຟ້າເດືອນ, Puppet Master|皮影师|ນາຍຫຸ່ນ, Fireworks Master|烟花师|ນາຍບັ້ງໄຟດອກ',
    many: 'Lanterns|灯笼|ໂຄມໄຟ, Paper Lamps|纸灯|ໂຄມເຈ້ຍ, Fireworks|烟花|ບັ້ງໄຟດອກ, Red Envelopes|红包|ຊອງແດງ',
    what: 'Lantern|灯笼|ໂຄມໄຟ, Riddle|灯谜|ຄຳທວາຍ, Firework|烟花|ບັ້ງໄຟດອກ, Parade|花灯游行|ຂະບວນແຫ່, Wish|心愿|ຄຳອະທິຖານ, Glow|灯火|ແສງ, Feast|盛宴|ງານລ້ຽງ, Drum|锣鼓|ກອງ, Ribbon|彩带|ໂບ',
    where:
      'the Floating Market|水上集市|ຕະຫຼາດນ້ຳ, Lamp Street|灯街|ຖະໜົນໂຄມ, the Old Quarter|老城|ເມືອງເກົ່າ, the Silk Bridge|丝桥|ຂົວໄໝ, River Town|江城|ເມືອງແມ່ນ້ຳ, the Full Moon Square|满月广场|ລານເດືອນເພັງ',
    how: 'Glowing|明亮|ສະຫວ່າງ, Drifting|漂流|ລອຍ, Paper|纸|ເຈ້ຍ, Crimson|红|ແດງ, Thousand|千|ພັນດວງ, Silken|丝绸|ໄໝ, Festive|喜庆|ງານບຸນ, Midnight|午夜|ທ່ຽງຄືນ, Riverside|江畔|ແຄມນ້ຳ',
    own: 'Ten Thousand Lights|万家灯火|ໝື່ນແສງໄຟ, Let the Lanterns Fly|放飞灯笼|ປ່ອຍໂຄມລອຍ, The Lion Eats Lettuce|狮子采青|ສິງກິນຜັກສະຫຼັດ, Boun Ok Phansa Nights||ລາຕີບຸນອອກພັນສາ, Light It Up Lane|点灯巷|ຊອຍຈູດໂຄມ',
  }),
  'monkey-king': themeWords({
    tags: 'monkey, monkey king, ວານອນ, ລິງ, 猴王, 悟空, 猴子',
    who: 'Monkey King|美猴王|ພະຍາວານອນ, Peach Thief|偷桃贼|ໂຈນໝາກຄາຍ, Stone Monkey|石猴|ລິງຫີນ, Cloud Rider|腾云者|ຜູ້ຂີ່ເມກ, Pilgrim|取经人|ຜູ້ຈາລິກ, Bull Demon|牛魔|ຍັກງົວ, Monkey Sage|猴圣|ລິງປັນຍາ, Heaven Guard|天兵|ທະຫານສະຫວັນ',
    many: 'Monkeys|猴|ລິງ, Peaches|仙桃|ໝາກຄາຍ, Magic Hairs|毫毛|ຂົນວິເສດ, Staffs|金箍棒|ໄມ້ເທົ້າ',
    what: 'Staff|金箍棒|ໄມ້ເທົ້າ, Peach|蟠桃|ໝາກຄາຍ, Cloud|筋斗云|ເມກ, Havoc|大闹|ຄວາມວຸ້ນວາຍ, Circlet|金箍|ມົງກຸດຮັດຫົວ, Journey|西行|ການເດີນທາງ, Scripture|真经|ຄຳພີ, Mischief|顽皮|ຄວາມຊຸກຊົນ, Gourd|葫芦|ໝາກນ້ຳເຕົ້າ',
    where:
      'the Peach Garden|蟠桃园|ສວນໝາກຄາຍ, Flower Mountain|花果山|ພູດອກໄມ້, the Water Curtain|水帘洞|ຖ້ຳນ້ຳຕົກ, Heaven|天宫|ສະຫວັນ, the Flaming Hills|火焰山|ພູໄຟ, the Western Road|西行路|ເສັ້ນທາງຕາເວັນຕົກ',
    how: 'Cheeky|顽皮|ຊຸກຊົນ, Golden|金|ຄຳ, Great|大圣|ຍິ່ງໃຫຍ່, Somersault|筋斗|ຕີລັງກາ, Mighty|神力|ມີພະລັງ, Immortal|不朽|ອະມະຕະ, Wukong*|悟空|ຫງໍຄົງ, Laughing|笑|ຫົວ',
    own: 'Havoc in the Peach Garden|大闹蟠桃园|ວຸ້ນວາຍໃນສວນໝາກຄາຍ, Seventy-Two Tricks|七十二变|ກົນເຈັດສິບສອງຢ່າງ, Who Stole the Peaches|谁偷了蟠桃|ໃຜລັກໝາກຄາຍ, Monkey Business Class|猴子商务舱|ລິງນັກທຸລະກິດ, Staff of a Thousand Tons|万斤神棒|ໄມ້ເທົ້າພັນໂຕນ',
  }),
  naga: themeWords({
    tags: 'naga, mekong, serpent, ພະຍານາກ, ນາກ, ແມ່ນ້ຳຂອງ, 那伽, 湄公河',
    who: 'Naga King|那伽王|ພະຍານາກ, Naga Princess|那伽公主|ນາງນາກ, River Guardian|河神|ຜູ້ຮັກສາແມ່ນ້ຳ, Fireball Naga|火球那伽|ນາກບັ້ງໄຟ, Serpent Lord|蛇王|ພະຍາງູ, Mekong Boatman|湄公船夫|ຄົນພາຍເຮືອ, Catfish King|巨鲶王|ພະຍາປາບຶກ, Temple Naga|庙宇那伽|ນາກວັດ',
    many: 'Nagas|那伽|ນາກ, Naga Fireballs|那伽火球|ບັ້ງໄຟພະຍານາກ, River Pearls|河珠|ໄຂ່ມຸກນ້ຳ, Serpent Eyes|蛇眼|ຕານາກ',
    what: 'Fireball|火球|ບັ້ງໄຟ, Pearl|宝珠|ແກ້ວ, Crest|冠|ຫງອນ, River|大河|ແມ່ນ້ຳ, Palace|宫殿|ວັງ, Offering|供奉|ເຄື່ອງບູຊາ, Gate|门|ປະຕູ, Treasure|宝藏|ສົມບັດ, Stairway|阶梯|ຂັ້ນໄດ, Oath|誓言|ຄຳສາບານ',
    where:
      'the Mekong|湄公河|ແມ່ນ້ຳຂອງ, Luang Naga|琅那伽|ຫຼວງນາກ, the River Palace|水宫|ວັງບາດານ, Wat Sung|颂寺|ວັດສູງ, the Four Thousand Isles|四千岛|ສີ່ພັນດອນ, the Deep Bend|深湾|ວັງເລິກ, Khone Falls|孔瀑布|ຄອນພະເພັງ',
    how: 'Emerald|翡翠|ມໍລະກົດ, Seven-Headed|七头|ເຈັດເສຍ, Sacred|神圣|ສັກສິດ, Golden|黄金|ຄຳ, Deep|深渊|ເລິກ, Full Moon|满月|ເດືອນເພັງ, Glittering|闪耀|ແວວວາວ, Rainy Season|雨季|ລະດູຝົນ',
    own: 'Fireballs Over the Mekong|湄公火球|ບັ້ງໄຟໜືອນ້ຳຂອງ, The Naga Takes a Bride|那伽娶亲|ນາກແຕ່ງດອງ, Steps of Seven Heads|七头阶|ຂັ້ນໄດເຈັດຫົວ, Monsoon Serpent|季风蛇|ນາກລົມມໍລະສຸມ, Below the Sandbar|沙洲之下|ກ້ອງຫາດຊາຍ',
  }),
  elephant: themeWords({
    tags: 'elephant, lan xang, ຊ້າງ, ລ້ານຊ້າງ, 大象, 象',
    who: 'White Elephant|白象|ຊ້າງເຜືອກ, Royal Mahout|御象师|ຄວານຊ້າງຫຼວງ, Elephant Queen|象后|ນາງພະຍາຊ້າງ, Baby Elephant|小象|ຊ້າງນ້ອຍ, Temple Elephant|庙象|ຊ້າງວັດ, War Elephant|战象|ຊ້າງເສິກ, Forest Giant|林中巨象|ຊ້າງປ່າ, Elephant Prince|象王子|ເຈົ້າຊ້າງ',
    many: 'Elephants|大象|ຊ້າງ, Tusks|象牙|ງາຊ້າງ, Royal Parasols|御伞|ຄັນຮົ່ມ, Temple Bells|庙铃|ລະຄັງວັດ',
    what: 'Howdah|象轿|ກູບຊ້າງ, Parade|巡游|ຂະບວນແຫ່, Trumpet|长鸣|ສຽງຮ້ອງ, Kingdom|王国|ອານາຈັກ, Garland|花环|ພວງມາໄລ, Parasol|御伞|ຄັນຮົ່ມ, Fortune|福运|ໂຊກລາບ, March|行军|ການເດີນທັບ, Bath|沐浴|ການອາບນ້ຳ, Gold|黄金|ຄຳ',
    where:
      'a Million Elephants|百万象|ລ້ານຊ້າງ, the Royal Capital|王都|ນະຄອນຫຼວງ, the Teak Forest|柚木林|ປ່າໄມ້ສັກ, Elephant Falls|象瀑|ຕາດຊ້າງ, Sayabouly|沙耶武里|ໄຊຍະບູລີ, the Ivory Court|象牙宫|ລານງາຊ້າງ',
    how: 'Royal|皇家|ຫຼວງ, White|白|ເຜືອກ, Gentle|温柔|ໃຈດີ, Mighty|强大|ແຂງແຮງ, Ivory|象牙|ງາ, Dancing|起舞|ຟ້ອນ, Garlanded|花环|ໃສ່ພວງມາໄລ, Splashing|戏水|ຫຼິ້ນນ້ຳ, Grand|宏伟|ຍິ່ງໃຫຍ່',
    own: 'An Elephant Never Folds|大象永不弃牌|ຊ້າງບໍ່ຍອມແພ້, Pii Mai Elephants|泼水节大象|ຊ້າງປີໃໝ່, Trunk Full of Gold|满鼻黄金|ງວງເຕັມຄຳ, Lan Xang Legacy|澜沧遗产|ມໍລະດົກລ້ານຊ້າງ, Peanuts for the King|国王的花生|ໝາກຖົ່ວສຳລັບພະຍາຊ້າງ',
  }),
  lotus: themeWords({
    tags: 'lotus, champa, flower, ດອກບົວ, ດອກຈຳປາ, 莲花, 鸡蛋花',
    who: 'Lotus Maiden|莲花仙子|ນາງບົວ, Champa Princess|占芭公主|ເຈົ້າຍິງຈຳປາ, Garden Spirit|花园精灵|ເທວະດາສວນ, Apsara Dancer|仙女舞者|ນາງອັບສອນ, Silk Weaver|织丝女|ນາງຕ່ຳຫູກ, Butterfly Lady|蝶女|ນາງແມງກະເບື້ອ, Orchid Collector|兰花客|ຜູ້ເກັບດອກເຜິ້ງ, Dragonfly Prince|蜻蜓王子|ເຈົ້າຊາຍແມງປໍ',
    many: 'Lotus Blossoms|莲花|ດອກບົວ, Petals|花瓣|ກີບດອກໄມ້, Dewdrops|露珠|ຢາດນ້ຳຄ້າງ, Orchids|兰花|ດອກເຜິ້ງ',
    what: 'Lotus|莲花|ດອກບົວ, Petal|花瓣|ກີບດອກ, Garden|花园|ສວນ, Dance|舞|ຟ້ອນ, Perfume|花香|ນ້ຳຫອມ, Bloom|绽放|ການບານ, Silk|丝绸|ຜ້າໄໝ, Dew|露水|ນ້ຳຄ້າງ, Blessing|祝福|ພອນ, Garland|花环|ພວງມາໄລ',
    where:
      'the Night Garden|夜花园|ສວນກາງຄືນ, the Lotus Lake|莲湖|ໜອງບົວ, Champa Court|占芭庭|ເດີ່ນຈຳປາ, Silk Village|丝村|ບ້ານຕ່ຳໄໝ, the Still Pond|静池|ໜອງນ້ຳນິ້ງ, the Morning Market|早市|ຕະຫຼາດເຊົ້າ',
    how: 'Blooming|盛开|ບານ, Pink|粉|ສີບົວ, Moonlit|月下|ແສງຈັນ, Fragrant|芬芳|ຫອມ, Golden|金|ຄຳ, Sacred|圣|ສັກສິດ, Velvet|丝绒|ກຳມະຫຍີ່, Dewy|露润|ນ້ຳຄ້າງ, Secret|秘密|ລັບ, Silken|丝|ໄໝ',
    own: 'Petals at Midnight|午夜花瓣|ກີບດອກຍາມເດິກ, Champa by the River|河畔占芭|ຈຳປາແຄມຂອງ, She Wears Frangipani|鸡蛋花簪|ນາງທັດດອກຈຳປາ, Lotus Eaters Club|食莲会|ສະໂມສອນຄົນກິນບົວ, A Garden After Rain|雨后花园|ສວນຫຼັງຝົນ',
  }),
  tet: themeWords({
    tags: 'tet, new year, lunar, ປີໃໝ່, ກຸດຈີນ, 新年, 春节',
    who: 'Kitchen God|灶神|ເທບເຈົ້າເຕົາໄຟ, God of Wealth|财神|ເທບເຈົ້າໂຊກລາບ, Peach Blossom Girl|桃花女孩|ສາວດອກໝາກຄາຍ, New Year Lion|新年狮|ສິງປີໃໝ່, Grandmother Fortune|福奶奶|ແມ່ເຖົ້າໂຊກ, Drum Boy|鼓童|ເດັກຕີກອງ, Red Envelope Boss|红包老板|ເຈົ້ານາຍຊອງແດງ, Apricot Fairy|梅仙子|ນາງຟ້າດອກໝຸ້ຍ',
    many: 'Red Packets|红包|ຊອງແດງ, Firecrackers|鞭炮|ໝາກກະໂພກ, Kumquats|金桔|ໝາກກ້ຽງນ້ອຍ, Blossoms|桃花|ດອກໄມ້',
    what: 'Red Packet|红包|ຊອງແດງ, Feast|年夜饭|ງານລ້ຽງ, Blossom|桃花|ດອກໄມ້, Firecracker|鞭炮|ໝາກກະໂພກ, Blessing|福|ພອນ, Kumquat Tree|金桔树|ຕົ້ນໝາກກ້ຽງທອງ, Rice Cake|年糕|ເຂົ້າຕົ້ມ, Drum|锣鼓|ກອງ, Wish|新年愿望|ຄຳອວຍພອນ, Gold Ingot|金元宝|ຄຳແທ່ງ',
    where:
      'Blossom Street|花街|ຖະໜົນດອກໄມ້, the Ancestral House|祖屋|ເຮືອນບັນພະບຸລຸດ, the Spring Market|春市|ຕະຫຼາດປີໃໝ່, Peach Village|桃村|ບ້ານໝາກຄາຍ, the Family Table|团圆桌|ໂຕະຄອບຄົວ',
    how: 'Prosperous|发财|ຮັ່ງມີ, Red|红|ແດງ, Lunar|农历|ຈັນທະຄະຕິ, First|开年|ທຳອິດ, Double|双喜|ຄູ່, Springtime|春日|ລະດູໃບໄມ້ປົ່ງ, Lucky|吉祥|ນຳໂຊກ, Full House|满堂|ເຕັມເຮືອນ, Joyful|欢乐|ມ່ວນຊື່ນ',
    own: 'Five Blessings at the Door|五福临门|ຫ້າພອນ, Midnight Firecracker|午夜鞭炮|ປະທັດທ່ຽງຄືນ, Spring Comes Early|早春|ລະດູໃບໄມ້ປົ່ງມາໄວ, Grandma Deals the Cards|奶奶发牌|ແມ່ຕູ້ແຈກໄພ້, The Ox Ate My Kumquats|牛吃了我的金桔|ງົວກິນໝາກກ້ຽງຂ້ອຍ, Full Table Fortune|满桌福|ໂຊກເຕັມໂຕະ',
  }),
  mahjong: themeWords({
    tags: 'mahjong, tiles, ໄພ່ນົກກະຈອກ, 麻将, 麻雀',
    who: 'Mahjong Auntie|麻将阿姨|ປ້າໄພ່ນົກກະຈອກ, Tile Master|雀圣|ເຈົ້າໄພ້ນົກກະຈອກ, Tea House Champion|茶馆雀王|ແຊມໂຮງນ້ຳຊາ, East Wind|东风|ລົມຕາເວັນອອກ, Tile Fairy|牌仙|ນາງຟ້າໄພ້, Sparrow King|雀王|ພະຍານົກຈອກ, Red Dragon|红中|ມັງກອນແດງ',
    many: 'Winds|风|ລົມ, Bamboo Tiles|条子|ໄພ້ໄມ້ໄຜ່, Dragons|三元|ມັງກອນ, Sparrows|麻雀|ນົກຈອກ',
    what: 'Tiles|牌|ໄພ້ນົກກະຈອກ, Pung|碰|ປົ່ງ, Table|牌桌|ໂຕະ, Full Flush|清一色|ສີດຽວລ້ວນ, Wall|牌墙|ກຳແພງໄພ້, Thirteen Orphans|十三幺|ສິບສາມກຳພ້າ, Tea|茶|ຊາ, Jade Tile|玉牌|ໄພ້ຢົກ, Ready Hand|听牌|ມືພ້ອມກິນ, Round|圈|ຮອບ',
    where:
      'the Tea House|茶馆|ຮ້ານນ້ຳຊາ, Sparrow Lane|麻雀巷|ຊອຍນົກຈອກ, Sichuan|四川|ເສສວນ, the Back Room|后厅|ຫ້ອງຫຼັງ, the Jade Parlour|玉厅|ຫ້ອງຮັບແຂກຢົກ, Harbour Street|港街|ຖະໜົນທ່າເຮືອ',
    how: 'Jade|翡翠|ຢົກ, Ivory|象牙|ງາຊ້າງ, All Green|绿一色|ຂຽວລ້ວນ, Lucky|幸运|ນຳໂຊກ, Concealed|门清|ເຊື່ອງໄວ້, Winning|和|ຊະນະ, Rolling|连庄|ກິ້ງໄປ, Double|双|ຄູ່, Clever|机灵|ສະຫຼາດ',
    own: 'Pung Pung Payday|碰碰胡发财|ປົ່ງປົ່ງຮັບເງິນ, Self Draw Queen|自摸女王|ລາຊິນີຈົກເອງ, Four Winds Tea House|四风茶馆|ຮ້ານຊາສີ່ລົມ, The Thirteenth Orphan|第十三幺|ກຳພ້າຜູ້ທີສິບສາມ, One Bamboo Short|差一条|ຂາດໄມ້ໄຜ່ໃບດຽວ, Kong on Kong|杠上开花|ກັງຊ້ອນກັງ',
  }),
  samurai: themeWords({
    tags: 'samurai, ronin, katana, ຊາມູໄຣ, 武士',
    who: 'Ronin|浪人|ໂຣນິນ, Samurai|武士|ຊາມູໄຣ, Shogun|将军|ໂຊກຸນ, Onna Warrior|女武者|ນັກຮົບຍິງ, Blade Monk|剑僧|ພະດາບ, Daimyo|大名|ເຈົ້າເມືອງຊາມູໄຣ, Swordsmith|刀匠|ຊ່າງຕີດາບ, Oni General|鬼将|ນາຍພົນຍັກ',
    many: 'Ronin|浪人|ໂຣນິນ, Blades|刀|ດາບ, Oni Masks|鬼面|ໜ້າກາກຍັກ, Cherry Petals|樱瓣|ກີບຊາກຸຣະ',
    what: 'Katana|武士刀|ດາບ, Honor|荣誉|ກຽດສັກສີ, Oath|誓言|ຄຳສາບານ, Duel|决斗|ການດວນ, Banner|战旗|ທຸງ, Mask|面具|ໜ້າກາກ, Code|武士道|ຈັນຍາບັນ, Armor|铠甲|ເກາະ, Storm|风暴|ພາຍຸ, Way|之道|ວິຖີ',
    where:
      'the Crane Castle|鹤城|ປາສາດນົກກະຮຽນ, Edo|江户|ເອໂດະ, the Snow Pass|雪关|ຊ່ອງພູຫິມະ, the Cherry Road|樱道|ຖະໜົນຊາກຸຣະ, Hidden Dojo|隐道场|ສຳນັກລັບ, the Red Bridge|红桥|ຂົວແດງ',
    how: 'Fallen|陨落|ທີ່ລົ້ມລົງ, Iron|铁|ເຫຼັກ, Silent|无声|ງຽບ, Crimson|赤|ແດງ, Wandering|流浪|ພະເນຈອນ, Last|最后|ສຸດທ້າຍ, Thunder|雷|ຟ້າຮ້ອງ, Masterless|无主|ບໍ່ມີນາຍ, Winter|冬|ລະດູໜາວ',
    own: 'Draw Before Dawn|黎明出鞘|ຊັກດາບກ່ອນຮຸ່ງ, Forty-Seven Debts|四十七债|ໜີ້ສີ່ສິບເຈັດ, Two Swords One Coin|双剑一钱|ສອງດາບໜຶ່ງຫຼຽນ, Bow Then Strike|礼毕出击|ຄຳນັບກ່ອນຟັນ, Petals on Steel|刃上樱|ກີບດອກໄມ້ເທິງເຫຼັກ',
  }),
  ninja: themeWords({
    tags: 'ninja, shinobi, ນິນຈາ, 忍者',
    who: 'Ninja|忍者|ນິນຈາ, Shadow Sister|影姬|ເອື້ອຍເງົາ, Rooftop Shinobi|屋顶忍|ນິນຈາເທິງຫຼັງຄາ, Smoke Master|烟遁师|ນາຍຄວັນ, Frog Ninja|蛙忍|ນິນຈາກົບ, Night Courier|夜行者|ຜູ້ສົ່ງຂ່າວກາງຄືນ, Clan Mother|宗母|ແມ່ຕະກູນ, Star Thrower|飞镖手|ຜູ້ແກວ່ງດາວ',
    many: 'Ninjas|忍者|ນິນຈາ, Shuriken|手里剑|ດາວກະຈາຍ, Shadows|影|ເງົາ, Smoke Bombs|烟雾弹|ລະເບີດຄວັນ',
    what: 'Shuriken|手里剑|ດາວກະຈາຍ, Scroll|卷轴|ມ້ວນຄຳພີ, Smoke|烟雾|ຄວັນ, Heist|夜袭|ການປຸ້ນ, Shadow|暗影|ເງົາ, Vault|宝库|ຄັງ, Signal|暗号|ສັນຍານ, Strike|突袭|ການໂຈມຕີ, Secret|秘密|ຄວາມລັບ',
    where:
      'the Hidden Village|隐村|ບ້ານລັບ, Iga Forest|伊贺森林|ປ່າອິງະ, the Tiled Roofs|瓦顶|ຫຼັງຄາກະເບື້ອງ, Black Castle|黑城|ປາສາດດຳ, the Bamboo Night|竹夜|ຄືນປ່າໄຜ່, Moon Bridge|月桥|ຂົວເດືອນ',
    how: 'Shadow|影|ເງົາ, Swift|疾风|ໄວ, Midnight|午夜|ທ່ຽງຄືນ, Silent|无声|ງຽບ, Masked|蒙面|ສວມໜ້າກາກ, Triple|三重|ສາມ, Vanishing|消失|ທີ່ຫາຍຕົວ, Paper|纸|ເຈ້ຍ',
    own: 'Gone in a Puff|一溜烟|ຫາຍໄປກັບຄວັນ, Tiptoe to the Vault|踮脚入库|ຍ່ອງເຂົ້າຄັງ, Throwing Stars Happy Hour|飞镖欢乐时光|ຊົ່ວໂມງດາວແກວ່ງ, Seven Shadows Deep|七影深处|ເງົາເຈັດຊັ້ນ, Frogs With Swords|持剑之蛙|ກົບຖືດາບ',
  }),
  pandas: themeWords({
    tags: 'panda, bamboo, ແພນດ້າ, ໄຜ່, 熊猫',
    who: 'Panda|熊猫|ແພນດ້າ, Kung Fu Bear|功夫熊|ໝີກັງຟູ, Panda Chef|熊猫厨师|ພໍ່ຄົວແພນດ້າ, Bamboo Emperor|竹帝|ຈັກກະພັດໄມ້ໄຜ່, Panda Cub|小熊猫|ລູກແພນດ້າ, Rolling Panda|滚滚|ແພນດ້າກິ້ງ, Tea Panda|茶熊猫|ແພນດ້ານ້ຳຊາ',
    many: 'Pandas|熊猫|ແພນດ້າ, Bamboo Shoots|竹笋|ໜໍ່ໄມ້, Dumplings|饺子|ກ້ຽວ, Little Pandas|小熊猫|ແພນດ້ານ້ອຍ',
    what: 'Bamboo|竹子|ໄຜ່, Nap|午睡|ການນອນເວັນ, Picnic|野餐|ປິກນິກ, Dumpling|饺子|ກ້ຽວ, Belly|肚肚|ພຸງ, Drum|鼓|ກອງ, Treasure|宝藏|ສົມບັດ, Party|派对|ງານລ້ຽງ, Kite|风筝|ວ່າວ',
    where:
      'Bamboo Valley|竹谷|ຮ່ອມພູໄຜ່, the Misty Hills|雾山|ພູໝອກ, Dumpling Town|饺子镇|ເມືອງກ້ຽວ, the Jade Forest|玉林|ປ່າຢົກ, Panda Village|熊猫村|ບ້ານແພນດ້າ',
    how: 'Rolling|滚滚|ກິ້ງ, Sleepy|瞌睡|ຂີ້ເຊົາ, Hungry|馋嘴|ຫິວ, Happy|快乐|ມີຄວາມສຸກ, Jade|翡翠|ຢົກ, Mighty|神勇|ແຂງແຮງ, Bamboo|竹|ໄຜ່, Golden|金|ຄຳ',
    own: 'Bear With Me|熊熊来了|ໝີໃຈເຢັນ, Black White & Gold|黑白金|ດຳຂາວຄຳ, Roll Panda Roll|滚吧熊猫|ກິ້ງເລີຍແພນດ້າ, Too Full to Fight|吃饱不打|ອີ່ມແລ້ວບໍ່ຕີ, Snack Time in the Bamboo|竹林零食|ກິນຂະໜົມໃນປ່າໄຜ່',
  }),
  sushi: themeWords({
    tags: 'sushi, street food, noodles, ຊູຊິ, ອາຫານ, 寿司, 美食',
    who: 'Sushi Master|寿司大师|ພໍ່ຄົວຊູຊິ, Ramen Boss|拉面老板|ເຈົ້ານາຍຣາເມັນ, Wasabi Kid|芥末小子|ເດັກວາຊາບິ, Noodle Auntie|面条阿姨|ປ້າຂາຍເຝີ, Bento Hero|便当侠|ວິລະຊົນເບັນໂຕະ, Street Chef|街头厨神|ພໍ່ຄົວຂ້າງທາງ, Tuna King|金枪鱼王|ພະຍາປາທູນາ',
    many: 'Rolls|寿司卷|ຊູຊິ, Dumplings|饺子|ກ້ຽວ, Chopsticks|筷子|ໄມ້ທູ່, Skewers|烤串|ໄມ້ປີ້ງ',
    what: 'Roll|寿司卷|ຊູຊິມ້ວນ, Bento|便当|ເບັນໂຕະ, Wasabi|芥末|ວາຊາບິ, Noodles|面条|ເຝີ, Tuna|金枪鱼|ປາທູນາ, Feast|盛宴|ງານລ້ຽງ, Conveyor|回转|ສາຍພານ, Bowl|碗|ຖ້ວຍ, Recipe|秘方|ສູດ, Bite|一口|ຄຳເຂົ້າ',
    where:
      'the Fish Market|鱼市|ຕະຫຼາດປາ, Noodle Street|面街|ຖະໜົນເຝີ, the Night Stall|夜摊|ຮ້ານກາງຄືນ, Table Seven|七号桌|ໂຕະເຈັດ, Ginza Corner|银座角|ມຸມກິນຊ່າ, the Hawker Lane|小贩巷|ຊອຍອາຫານຂ້າງທາງ',
    how: 'Spicy|香辣|ເຜັດ, Rolling|回转|ມ້ວນ, Sizzling|滋滋|ຮ້ອນສ່າ, Hungry|饥饿|ຫິວ, Golden|黄金|ຄຳ, Midnight|深夜|ທ່ຽງຄືນ, Fresh|新鲜|ສົດ, Extra|加大|ພິເສດ',
    own: 'Extra Wasabi Please|多加芥末|ຂໍວາຊາບິຕື່ມ, Soy Far So Good|酱油真香|ຊີອິ້ວແຊບຫຼາຍ, Conveyor Belt Kings|回转之王|ເຈົ້າແຫ່ງສາຍພານ, Sticky Rice & Chilli|糯米与辣椒|ເຂົ້າໜຽວໝາກເຜັດ, Larb Street Nights|拉帕街之夜|ຄືນຖະໜົນລາບ, Last Dumpling Standing|最后一只饺子|ກ່ຽວຊິ້ນສຸດທ້າຍ',
  }),
  fox: themeWords({
    tags: 'fox, kitsune, ໝາຈອກ, 狐狸, 九尾狐',
    who: 'Nine-Tailed Fox|九尾狐|ໝາຈອກເກົ້າຫາງ, Fox Bride|狐嫁|ເຈົ້າສາວໝາຈອກ, Kitsune|妖狐|ໝາຈອກຄິດສຶເນະ, Fox Trickster|狐骗子|ໝາຈອກເຈົ້າເລ່, Silver Vixen|银狐|ໝາຈອກເງິນ, Spirit Fox|灵狐|ໝາຈອກວິນຍານ, Mask Seller|面具商|ຄົນຂາຍໜ້າກາກ, Snow Fox|雪狐|ໝາຈອກຫິມະ',
    many: 'Tails|尾|ຫາງ, Foxes|狐|ໝາຈອກ, Fox Fires|狐火|ໄຟໝາຈອກ, Masks|面具|ໜ້າກາກ',
    what: 'Mask|面具|ໜ້າກາກ, Tail|狐尾|ຫາງ, Shrine|神社|ສານ, Charm|护符|ເຄື່ອງລາງ, Wedding|婚礼|ງານແຕ່ງ, Trick|戏法|ກົນອຸບາຍ, Lantern|狐灯|ໂຄມໄຟ, Promise|约定|ຄຳສັນຍາ, Moon|月|ເດືອນ',
    where:
      'the Torii Path|鸟居道|ທາງປະຕູໂທຣິອິ, Fox Hollow|狐谷|ຮ່ອມໝາຈອກ, the Snow Shrine|雪神社|ສານເຈົ້າຫິມະ, Inari Hill|稻荷山|ພູອິນາຣິ, the Maple Wood|枫林|ປ່າເມເປິລ, the Spirit Gate|灵门|ປະຕູວິນຍານ',
    how: 'Silver|银|ເງິນ, Clever|机灵|ສະຫຼາດ, Bewitching|魅惑|ມີມົນສະເໜ່, Maple|枫|ເມເປິລ, White|白|ຂາວ, Mystic|神秘|ລຶກລັບ, Laughing|笑|ຫົວເລາະ, Nine-Tail|九尾|ເກົ້າຫາງ',
    own: 'Sunshower Wedding|太阳雨婚礼|ງານແຕ່ງກາງຝົນແດດ, Never Trust a Tail|莫信狐尾|ຢ່າເຊື່ອຫາງ, The Fox Left a Coin|狐狸留钱|ໝາຈອກປະເງິນ, Behind the Ninth Tail|第九尾之后|ຫຼັງຫາງທີເກົ້າ, Rice for Inari|稻荷之米|ເຂົ້າໃຫ້ອິນາຣິ',
  }),
  'moon-rabbit': themeWords({
    tags: 'rabbit, moon, ກະຕ່າຍ, ເດືອນ, 玉兔, 月亮, 兔子',
    who: 'Jade Rabbit|玉兔|ກະຕ່າຍຢົກ, Moon Hare|月兔|ກະຕ່າຍເດືອນ, Mooncake Baker|月饼师|ຄົນເຮັດຂະໜົມໄຫວ້ພະຈັນ, Lunar Archer|射月者|ນາຍທະນູເດືອນ, Moon Lady|嫦娥|ນາງເດືອນ, Starlight Bunny|星光兔|ກະຕ່າຍດາວ, Elixir Maker|捣药人|ຜູ້ປຸງຢາອາຍຸຍືນ',
    many: 'Rabbits|玉兔|ກະຕ່າຍ, Mooncakes|月饼|ເຂົ້າໜົມວັນໄຫວ້ພະຈັນ, Moons|月亮|ເດືອນ, Stars|星|ດາວ',
    what: 'Mooncake|月饼|ຂະໜົມໄຫວ້ພະຈັນ, Elixir|灵药|ຢາວິເສດ, Moonbeam|月光|ແສງເດືອນ, Mortar|玉杵|ຄົກຢາ, Osmanthus|桂花|ດອກຫອມໝື່ນລີ້, Wish|心愿|ຄຳອະທິຖານ, Harvest|丰收|ການເກັບກ່ຽວ, Burrow|兔窝|ຮູກະຕ່າຍ, Dream|梦|ຄວາມຝັນ',
    where:
      'the Moon Palace|月宫|ວັງເດືອນ, Mid-Autumn|中秋|ກາງລະດູໃບໄມ້ຫຼົ່ນ, Osmanthus Court|桂庭|ລານດອກຫອມ, the Silver Sea|银海|ທະເລເງິນ, the Far Side|月背|ດ້ານໄກຂອງເດືອນ',
    how: 'Full|满|ເຕັມ, Silver|银|ເງິນ, Hopping|蹦跳|ໂດດດຶ໋ງໆ, Harvest|丰收|ເກັບກ່ຽວ, Jade|玉|ຢົກ, Dreamy|梦幻|ຝັນ, Cosmic|宇宙|ຈັກກະວານ, Sweet|甜蜜|ຫວານ',
    own: 'Over the Moon Cake|月饼之上|ຂະໜົມເໜືອພະຈັນ, Ten Suns One Arrow|十日一箭|ສິບຕາເວັນລູກທະນູດຽວ, Hop Before Midnight|午夜前跳跃|ໂດດກ່ອນທ່ຽງຄືນ, Rabbit Makes Medicine|玉兔捣药|ກະຕ່າຍປຸງຢາ, Tonight the Moon Pays|今夜月亮付钱|ຄືນນີ້ເດືອນຈ່າຍ',
  }),
} as const;
