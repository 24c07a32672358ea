import { themeWords } from './word.ts';

export const nature = {
  jungle: themeWords({
    tags: 'jungle, forest, ape, ປ່າ, ລີງ, 丛林, 雨林',
    who: 'Gorilla King|猩猩王|ພະຍາກໍຣິລາ, Jungle Ranger|丛林守卫|ຜູ້ພິທັກປ່າ, Toucan Chief|巨嘴鸟酋长|ຫົວໜ້ານົກທູແຄນ, Tree Frog|树蛙|ກົບຕົ້ນໄມ້, Panther Queen|黑豹女王|ຣາຊິນີເສືອດຳ, Vine Swinger|荡藤客|ນັກໂຫນເຄືອ, Orangutan Sage|猩猩贤者|ອຸລັງອຸຕັງປັນຍາ, Lost Explorer|迷路探险家|ນັກສຳຫຼວດ',
    many: 'Parrots|鹦鹉|ນົກແກ້ວ, Vines|藤蔓|ເຄືອ, Gorillas|猩猩|ກໍຣິລາ, Tree Frogs|树蛙|ຂຽດຕົ້ນໄມ້',
    what: 'Vine|藤蔓|ເຄືອ, Drum|丛林鼓|ກອງ, Canopy|树冠|ຍອດໄມ້, Banana|香蕉|ໝາກກ້ວຍ, Ruins|遗迹|ຊາກເມືອງ, Orchid|兰花|ດອກເຜິ້ງ, Treasure|宝藏|ສົມບັດ, Waterfall|瀑布|ນ້ຳຕົກ, Expedition|远征|ການສຳຫຼວດ',
    where:
      'the Emerald Canopy|翡翠树冠|ຍອດໄມ້ມໍລະກົດ, Monkey River|猴河|ແມ່ນ້ຳລີງ, the Green Hell|绿色地狱|ນະລົກສີຂຽວ, Orchid Falls|兰花瀑|ນ້ຳຕົກດອກເຜິ້ງ, the Vine Temple|藤庙|ວັດເຄືອໄມ້, Parrot Rock|鹦鹉岩|ຫີນນົກແກ້ວ',
    how: 'Wild|狂野|ປ່າ, Emerald|翡翠|ມໍລະກົດ, Rumbling|隆隆|ສະນັ່ນ, Lost|失落|ທີ່ສາບສູນ, Swinging|摇荡|ໂຫນໄປມາ, Tangled|缠绕|ພັນກັນ, Green|绿|ຂຽວ, Roaring|咆哮|ຄຳລາມ',
    own: "Bananas in the Bank|银行里的香蕉|ໝາກກ້ວຍໃນທະນາຄານ, Swing for the Vines|荡藤而去|ໂຫນເຄືອ, The Frog Is Poisonous|毒蛙|ຂຽດມີພິດ, Don't Feed the Gorilla|勿喂猩猩|ຢ່າໃຫ້ອາຫານກໍຣິລາ, Rumble Under the Leaves|叶下隆隆|ສະນັ່ນໃຕ້ໃບໄມ້",
  }),
  wolves: themeWords({
    tags: 'wolf, moon, ໝາປ່າ, 狼',
    who: 'Lone Wolf|孤狼|ໝາປ່າດ່ຽວ, Alpha Wolf|头狼|ຈ່າຝູງ, Moon Howler|月嚎者|ໝາປ່າຫອນເດືອນ, Wolf Mother|狼母|ແມ່ໝາປ່າ, Silver Wolf|银狼|ໝາປ່າເງິນ, Timber Hunter|林猎者|ນາຍພານໄມ້, Werewolf|狼人|ມະນຸດໝາປ່າ, Night Stalker|夜行者|ນັກລ່າກາງຄືນ',
    many: 'Wolves|狼|ໝາປ່າ, Howls|嚎叫|ສຽງຫອນ, Moons|月亮|ເດືອນ, Wolf Cubs|狼崽|ລູກໝາປ່າ',
    what: 'Howl|狼嚎|ສຽງຫອນ, Pack|狼群|ຝູງ, Moon|月亮|ເດືອນ, Den|狼穴|ຖ້ຳ, Hunt|狩猎|ການລ່າ, Fang|獠牙|ແຂ້ວ, Trail|足迹|ຮອຍທາງ, Gold|黄金|ຄຳ, Call|呼唤|ສຽງເອີ້ນ',
    where:
      'Silver Pines|银松林|ປ່າແປກເງິນ, Howling Peak|嚎峰|ຍອດພູຫອນ, the Full Moon|满月|ເດືອນເຕັມດວງ, the Timberline|林线|ຂອບປ່າ, Grey Valley|灰谷|ຮ່ອມພູເທົາ, Fang Ridge|獠牙岭|ສັນເຂົາແຂ້ວ',
    how: 'Howling|嚎叫|ທີ່ຫອນ, Silver|银|ເງິນ, Lone|孤|ດ່ຽວ, Winter|冬|ລະດູໜາວ, Grey|灰|ສີເທົາ, Full Moon|满月|ເດືອນເພັງ, Wild|野|ປ່າ, Midnight|午夜|ທ່ຽງຄືນ',
    own: 'Run With the Pack|与狼同行|ແລ່ນກັບຝູງ, Who Let the Wolf In|谁放狼进来|ໃຜປ່ອຍໝາປ່າເຂົ້າ, Huff Puff Payout|呼噗大奖|ເປົ່າແຮງໄດ້ເງິນ, Eyes in the Treeline|林间之眼|ຕາໃນຂອບປ່າ, Howl at Eleven|十一点狼嚎|ຫອນຕອນສິບເອັດໂມງ',
  }),
  bulls: themeWords({
    tags: 'bison, bull, buffalo, ຄວາຍ, ງົວ, 野牛, 公牛',
    who: 'Thunder Bison|雷霆野牛|ກະທິງຟ້າຮ້ອງ, Golden Ox|金牛|ງົວຄຳ, Prairie Chief|草原酋长|ຫົວໜ້າທົ່ງຫຍ້າ, Stampede King|狂奔之王|ພະຍາກະທິງແລ່ນ, Water Buffalo|水牛|ຄວາຍ, Red Bull Calf|红牛犊|ລູກງົວແດງ, Eagle Scout|鹰侦察兵|ນົກອິນຊີສອດແນມ, Iron Bull|铁牛|ງົວເຫຼັກ',
    many: 'Bison|野牛|ກະທິງໄບຊັນ, Oxen|公牛|ງົວ, Buffalo|水牛|ຄວາຍ, Eagles|雄鹰|ນົກອິນຊີ',
    what: 'Stampede|狂奔|ຝູງແຕກຕື່ນ, Horn|牛角|ເຂົາ, Prairie|草原|ທົ່ງຫຍ້າ, Charge|冲锋|ການພຸ່ງຊົນ, Plow|金犁|ໄຖ, Herd|牛群|ຝູງ, Sunset|日落|ຕາເວັນຕົກ, Gold|黄金|ຄຳ, Thunder|雷霆|ຟ້າຮ້ອງ',
    where:
      'Thunder Plains|雷霆平原|ທົ່ງຟ້າຮ້ອງ, the Red Mesa|红台地|ພູຮາບແດງ, Rice Field Road|稻田路|ທາງທົ່ງນາ, Bison Rock|野牛岩|ຜາກະທິງ, the Open Range|大草原|ທົ່ງກວ້າງ, Eagle Canyon|鹰峡|ຮ່ອມຜານົກອິນຊີ',
    how: 'Charging|冲锋|ພຸ່ງຊົນ, Raging|狂怒|ດຸເດືອດ, Golden|黄金|ຄຳ, Prairie|草原|ທົ່ງຫຍ້າ, Mighty|强壮|ແຂງແຮງ, Thundering|雷鸣|ຟ້າຮ້ອງ, Untamed|不羁|ບໍ່ເຊື່ອງ, Lucky|幸运|ນຳໂຊກ',
    own: 'Seeing Red & Gold|红金之怒|ເຫັນສີແດງກັບຄຳ, Horns Down Hooves Up|低角扬蹄|ເຂົາລົງຕີນຂຶ້ນ, China Shop Jackpot|瓷店大奖|ແຈັກພັອດໃນຮ້ານຖ້ວຍ, Ten Thousand Hooves|万蹄|ໝື່ນຕີນກີບ, The Calf Runs First|牛犊先行|ລູກງົວແລ່ນກ່ອນ',
  }),
  safari: themeWords({
    tags: 'safari, lion, savanna, ສິງໂຕ, 狮子, 草原',
    who: "Lion King's Heir|狮王传人|ທາຍາດພະຍາສິງ, Savanna Queen|草原女王|ລາຊິນີທົ່ງຊາວານາ, Rhino Ranger|犀牛守卫|ແຮດພິທັກ, Cheetah|猎豹|ເສືອຊີຕ້າ, Hippo Mayor|河马市长|ເຈົ້າເມືອງຮິບໂປ, Giraffe Lookout|长颈鹿哨兵|ຢີຣາບເຝົ້າຍາມ, Desert Lion|沙漠狮|ສິງທະເລຊາຍ, Zebra Twin|斑马双子|ມ້າລາຍຄູ່ແຝດ",
    many: 'Lions|狮子|ສິງໂຕ, Rhinos|犀牛|ແຮດ, Zebras|斑马|ມ້າລາຍ, Cheetahs|猎豹|ເສືອຊີຕ້າ',
    what: 'Roar|狮吼|ສຽງຮ້ອງ, Pride|狮群|ຝູງສິງ, Sunset|日落|ຕາເວັນຕົກ, Waterhole|水坑|ໜອງນ້ຳ, Safari|游猎|ຊາຟາຣີ, Mane|鬃毛|ແຜງຄໍ, Diamond|钻石|ເພັດ, Chase|追逐|ການໄລ່ລ່າ, Migration|迁徙|ການອົບພະຍົບ',
    where:
      'the Golden Savanna|黄金草原|ທົ່ງຊາວານາຄຳ, Acacia Plain|金合欢平原|ທົ່ງກະຖິນ, Lion Rock Camp|狮岩营|ຄ້າຍຜາສິງ, the Great Rift|大裂谷|ຮ່ອມພູໃຫຍ່, Mirage Lake|幻湖|ທະເລສາບມາຍາ',
    how: 'Savage|狂野|ປ່າເຖື່ອນ, Golden|黄金|ຄຳ, Sunbaked|烈日|ແດດເຜົາ, Royal|皇家|ລາຊະ, Stalking|潜行|ທີ່ສະກົດຮອຍ, Mighty|强大|ມີພະລັງ, Wild|野性|ປ່າ, Striped|条纹|ລາຍ',
    own: 'Cash of the Titanic Hippo|巨河马之财|ເງິນຂອງຮິບໂປຍັກ, Mane Attraction|鬃毛魅力|ແຜງຄໍດຶງດູດ, Hakuna My Coins|无忧金币|ຮາກູນາຫຼຽນຂ້ອຍ, Five Tall Giraffes|五只长颈鹿|ຢີຣາບສູງຫ້າໂຕ, Photo Finish Safari|游猎终点|ເຂົ້າເສັ້ນໄຊພ້ອມກັນ',
  }),
  dinosaurs: themeWords({
    tags: 'dinosaur, t-rex, jurassic, ໄດໂນເສົາ, 恐龙',
    who: 'T-Rex|霸王龙|ທີເຣັກ, Raptor|迅猛龙|ແຣັບເຕີ, Longneck|长颈龙|ໄດໂນເສົາຄໍຍາວ, Fossil Hunter|化石猎人|ນັກຫາຊາກ, Dino Egg Thief|偷蛋贼|ໂຈນໄຂ່ໄດໂນ, Pterosaur|翼龙|ໄດໂນເສົາບິນ, Triceratops|三角龙|ໄດໂນເສົາສາມເຂົາ, Cave Kid|洞穴小子|ເດັກຖ້ຳ',
    many: 'Raptors|迅猛龙|ແຣັບເຕີ, Dino Eggs|恐龙蛋|ໄຂ່ໄດໂນເສົາ, Fossils|化石|ຊາກດຶກດຳບັນ, Footprints|脚印|ຮອຍຕີນ',
    what: 'Egg|恐龙蛋|ໄຂ່, Fossil|化石|ຊາກດຶກດຳບັນ, Roar|怒吼|ສຽງຮ້ອງ, Amber|琥珀|ອຳພັນ, Stampede|狂奔|ຝູງແຕກຕື່ນ, Bone|龙骨|ກະດູກ, Meteor|陨石|ອຸກກາບາດ, Tooth|利齿|ແຂ້ວ, Footprint|脚印|ຮອຍຕີນ',
    where:
      'Fern Valley|蕨谷|ຮ່ອມພູຜັກກູດ, the Tar Lake|沥青湖|ທະເລສາບຢາງ, Raptor Ridge|迅猛岭|ສັນພູແຣັບເຕີ, the Lost Plateau|失落高原|ພູພຽງທີ່ສາບສູນ, Meteor Crater|陨石坑|ຂຸມອຸກກາບາດ, Bone Canyon|骨峡|ຮ່ອມຜາກະດູກ',
    how: 'Prehistoric|史前|ດຶກດຳບັນ, Giant|巨型|ຍັກໃຫຍ່, Hungry|饥饿|ຫິວ, Amber|琥珀|ອຳພັນ, Savage|凶猛|ປ່າເຖື່ອນ, Tiny-Armed|短手|ແຂນນ້ອຍ, Stomping|踏地|ກະທືບຕີນ, Primal|原始|ບູຮານ',
    own: 'Short Arms Deep Pockets|短手深口袋|ແຂນສັ້ນຖົງເລິກ, Extinction Can Wait|灭绝再等等|ຄ່ອຍສູນພັນກໍໄດ້, Walk the Raptor|遛迅猛龙|ພາແຣັບເຕີຍ່າງຫຼິ້ນ, Meteor on Friday|周五陨石|ອຸກກາບາດວັນສຸກ, Rex Needs a Snack|霸王龙要点心|ທີເຣັກຫິວຂະໜົມ',
  }),
  bees: themeWords({
    tags: 'bee, honey, ເຜິ້ງ, ນ້ຳເຜິ້ງ, 蜜蜂, 蜂蜜',
    who: 'Queen Bee|蜂后|ນາງພະຍາເຜິ້ງ, Honey Bear|蜜熊|ໝີນ້ຳເຜິ້ງ, Worker Bee|工蜂|ເຜິ້ງງານ, Hive Baron|蜂巢男爵|ເສດຖີຮັງເຜິ້ງ, Bumble Knight|熊蜂骑士|ອັດສະວິນເຜິ້ງ, Beekeeper|养蜂人|ຄົນລ້ຽງເຜິ້ງ, Nectar Fairy|花蜜仙子|ນາງຟ້ານ້ຳຫວານ',
    many: 'Bees|蜜蜂|ເຜິ້ງ, Honeycombs|蜂巢|ຮວງເຜິ້ງ, Honey Pots|蜜罐|ໄຫນ້ຳເຜິ້ງ, Sunflowers|向日葵|ດອກຕາເວັນ',
    what: 'Honey|蜂蜜|ນ້ຳເຜິ້ງ, Hive|蜂巢|ຮັງເຜິ້ງ, Nectar|花蜜|ນ້ຳຫວານ, Buzz|嗡嗡|ສຽງຫຶ່ງ, Honeycomb|蜂房|ຮວງເຜິ້ງ, Sting|蜂刺|ເຫຼັກໃນ, Pollen|花粉|ລະອອງດອກໄມ້, Jackpot|大奖|ແຈັກພັອດ, Garden|花园|ສວນ',
    where:
      'Honey Hill|蜜山|ພູນ້ຳເຜິ້ງ, Clover Meadow|草甸|ທົ່ງໂຄວເວີ, the Golden Hive|金巢|ຮັງຄຳ, Sunflower Field|向日葵田|ທົ່ງດອກຕາເວັນ, Nectar Valley|蜜谷|ຮ່ອມພູນ້ຳຫວານ',
    how: 'Buzzing|嗡嗡|ຫຶ່ງໆ, Sticky|粘粘|ໜຽວ, Golden|黄金|ຄຳ, Sweet|甜蜜|ຫວານ, Busy|忙碌|ດຸໝັ່ນ, Royal|皇家|ລາຊະ, Wild|野|ປ່າ',
    own: 'Bee Rich Quick|蜂狂致富|ເຜິ້ງຮັ່ງໄວ, Hive of Five|五巢|ຮັງເຜິ້ງຫ້າໂຕ, Bears Love Mondays|熊爱周一|ໝີມັກວັນຈັນ, Un-Bee-Lievable Pots|难以蜂信|ໝໍ້ນ້ຳເຜິ້ງບໍ່ໜ້າເຊື່ອ, Buzz Me Home|嗡回家|ຫຶ່ງກັບບ້ານ',
  }),
  farm: themeWords({
    tags: 'farm, harvest, piggy, ຟາມ, ໝູ, 农场, 小猪',
    who: 'Piggy Banker|小猪银行家|ໝູອອມເງິນ, Rooster Mayor|公鸡市长|ເຈົ້າເມືອງໄກ່ຜູ້, Farmer Noy*|诺伊农夫|ຊາວນານ້ອຍ, Golden Goose|金鹅|ຫ່ານຄຳ, Prize Pig|获奖猪|ໝູລາງວັນ, Barn Cat|谷仓猫|ແມວໃນເລົ້າ, Buffalo Boy|牧牛童|ເດັກລ້ຽງຄວາຍ, Chicken Thief|偷鸡贼|ໂຈນລັກໄກ່',
    many: 'Piggies|小猪|ໝູນ້ອຍ, Golden Eggs|金蛋|ໄຂ່ຄຳ, Chickens|鸡|ໄກ່, Haystacks|草垛|ກອງເຟືອງ',
    what: 'Harvest|丰收|ການເກັບກ່ຽວ, Barn|谷仓|ເລົ້າເຂົ້າ, Tractor|拖拉机|ລົດໄຖ, Egg|金蛋|ໄຂ່, Corn|玉米|ສາລີ, Piggy Bank|存钱罐|ກະປຸກໝູ, Market|集市|ຕະຫຼາດ, Rice Field|稻田|ທົ່ງນາ, Pumpkin|南瓜|ໝາກອຶ',
    where:
      'Sunny Acres|阳光农庄|ໄຮ່ແດດຈ້າ, Henhouse Hill|鸡舍山|ເນີນເລົ້າໄກ່, Green Paddy|绿稻田|ທົ່ງນາຂຽວ, Old Mill Farm|老磨坊|ໄຮ່ໂຮງສີເກົ່າ, Piggy Meadow|猪猪草甸|ທົ່ງໝູ',
    how: 'Muddy|泥泞|ຂີ້ຕົມ, Lucky|幸运|ນຳໂຊກ, Golden|黄金|ຄຳ, Happy|快乐|ມີຄວາມສຸກ, Runaway|逃跑|ແລ່ນໜີ, Plump|肥美|ຕຸ້ຍ, Harvest|丰收|ເກັບກ່ຽວ, Cheeky|淘气|ຊຸກຊົນ',
    own: 'Counting Chickens Early|数鸡过早|ນັບໄກ່ກ່ອນໄຂ່ຟັກ, This Little Piggy Paid|这只小猪付钱|ໝູນ້ອຍຈ່າຍເງິນ, Hay Hay Hay|草垛嘿嘿|ເຟືອງເຟືອງເຟືອງ, Moo Money Moo Problems|牛钱牛烦|ງົວມີເງິນງົວມີເລື່ອງ, Cluck of the Draw|咯咯好签|ໄກ່ຈັບສະຫຼາກ, Who Ate the Scarecrow|谁吃了稻草人|ໃຜກິນຫຸ່ນໄລ່ກາ',
  }),
  volcano: themeWords({
    tags: 'volcano, fire, lava, ພູເຂົາໄຟ, ໄຟ, 火山, 火焰',
    who: 'Lava Golem|熔岩巨人|ຍັກລາວາ, Fire Priest|火祭司|ນັກບວດໄຟ, Magma Queen|岩浆女王|ລາຊິນີແມັກມາ, Salamander|火蜥蜴|ສັດໄຟຊາລາແມນເດີ, Obsidian Knight|黑曜石骑士|ອັດສະວິນຫີນດຳ, Tiki Chief|提基酋长|ຫົວໜ້າຕິກິ, Forge Dwarf|熔炉矮人|ຄົນແຄະຊ່າງຕີເຫຼັກ, Flame Imp|火焰小鬼|ຜີນ້ອຍໄຟ',
    many: 'Fireballs|火球|ລູກໄຟ, Flames|火焰|ແປວໄຟ, Magma Gems|岩浆宝石|ແກ້ວແມັກມາ, Tikis|提基|ຮູບຕິກິ',
    what: 'Lava|熔岩|ລາວາ, Eruption|喷发|ການລະເບີດ, Flame|火焰|ແປວໄຟ, Ember|余烬|ຖ່ານໄຟ, Forge|熔炉|ເຕົາຫຼອມ, Crater|火山口|ປາກປ່ອງ, Heat|炽热|ຄວາມຮ້ອນ, Idol|神像|ຮູບເຄົາລົບ, Fury|怒火|ຄວາມຄຽດ, Gold|黄金|ຄຳ',
    where:
      'Mount Inferno|炼狱山|ພູໄຟນະລົກ, the Lava Lake|熔岩湖|ທະເລສາບລາວາ, Fire Island|火岛|ເກາະໄຟ, the Molten Core|熔心|ແກນລະລາຍ, Obsidian Bay|黑曜湾|ອ່າວຫີນດຳ, Smoke Peak|烟峰|ຍອດຄວັນ',
    how: 'Molten|熔化|ລະລາຍ, Blazing|炽热|ລຸກໄໝ້, Erupting|喷发|ລະເບີດ, Scorching|灼热|ຮ້ອນແຮງ, Hot|火热|ຮ້ອນ, Infernal|炼狱|ນະລົກ, Triple|三重|ສາມ, Volcanic|火山|ພູໄຟ',
    own: "The Floor Is Gold|地板是金|ພື້ນເປັນຄຳ, Hot Hot Pots|火锅热热|ໝໍ້ຮ້ອນໆ, Some Like It Molten|热情似熔|ບາງຄົນມັກລະລາຍ, Boil Over Bonus|沸腾奖|ໂບນັດຟົດລົ້ນ, Don't Poke the Mountain|别戳那座山|ຢ່າແຍ່ພູໄຟ",
  }),
  fruit: themeWords({
    tags: 'fruit, cherry, classic, ໝາກໄມ້, 水果, 樱桃',
    who: 'Cherry Twin|樱桃双子|ເຊີລີຄູ່ແຝດ, Durian King|榴莲王|ພະຍາໝາກທຸລຽນ, Melon Baron|西瓜男爵|ເສດຖີໝາກໂມ, Lemon Lady|柠檬女士|ນາງໝາກນາວ, Mango Prince|芒果王子|ເຈົ້າຊາຍໝາກມ່ວງ, Berry Bandit|浆果大盗|ໂຈນເບີລີ, Juice Master|果汁大师|ນາຍນ້ຳໝາກໄມ້, Coconut Joe*|椰子乔|ໂຈໝາກພ້າວ',
    many: 'Cherries|樱桃|ເຊີລີ, Mangoes|芒果|ໝາກມ່ວງ, Lemons|柠檬|ໝາກນາວ, Melons|西瓜|ໝາກໂມ, Durians|榴莲|ໝາກທຸລຽນ',
    what: 'Juice|果汁|ນ້ຳໝາກໄມ້, Cherry|樱桃|ເຊີລີ, Melon|西瓜|ໝາກໂມ, Smoothie|冰沙|ນ້ຳປັ່ນ, Orchard|果园|ສວນໝາກໄມ້, Cocktail|鸡尾酒|ຄັອກເທວ, Basket|果篮|ກະຕ່າ, Blast|爆炸|ລະເບີດ, Squeeze|榨汁|ການຄັ້ນ, Stand|水果摊|ຮ້ານໝາກໄມ້',
    where:
      'Mango Road|芒果路|ທາງໝາກມ່ວງ, the Juice Bar|果汁吧|ບານ້ຳໝາກໄມ້, Orchard Lane|果园巷|ຊອຍສວນໝາກໄມ້, Tropicana Pier|热带码头|ທ່າເຮືອໂທຣປິການາ, Papaya Beach|木瓜海滩|ຫາດໝາກຫຸ່ງ, the Fruit Boat|水果船|ເຮືອໝາກໄມ້',
    how: 'Juicy|多汁|ຊຸ່ມນ້ຳ, Ripe|成熟|ສຸກ, Frozen|冰冻|ແຊ່ແຂງ, Tropical|热带|ເຂດຮ້ອນ, Sour|酸|ສົ້ມ, Neon|霓虹|ນີອອນ, Sizzling|火热|ຮ້ອນສ່າ, Wild|狂野|ປ່າ, Royal|皇家|ລາຊະ, Fresh|新鲜|ສົດ',
    own: 'Squeeze the Day|榨出今天|ຄັ້ນຮັບວັນໃໝ່, Pip Pip Payday|籽籽发薪|ເມັດແກ່ນວັນເງິນອອກ, Durian on the Bus|公车榴莲|ໝາກທຸລຽນເທິງລົດເມ, When Life Gives You Limes|生活给你青柠|ຊີວິດໃຫ້ໝາກນາວ, Banana Splits the Pot|香蕉分池|ໝາກກ້ວຍແບ່ງໂຊກ, Melon Drama|西瓜剧|ລະຄອນໝາກໂມ',
  }),
  candy: themeWords({
    tags: 'candy, sweet, cake, ເຂົ້າໜົມ, 糖果, 甜蜜',
    who: 'Candy Queen|糖果女王|ຣາຊິນີເຂົ້າໜົມ, Gummy Bear|软糖熊|ໝີເຈລລີ, Lollipop Kid|棒棒糖小子|ເດັກອົມຍິ້ມ, Baker Belle*|烘焙贝儿|ສາວຂະໜົມອົບ, Sugar Fairy|糖仙子|ນາງຟ້ານ້ຳຕານ, Donut Duke|甜甜圈公爵|ດຸກໂດນັດ, Cupcake Captain|蛋糕船长|ກັບຕັນຄັບເຄັກ',
    many: 'Gumdrops|软糖|ລູກອົມໜຽວ, Lollipops|棒棒糖|ອົມຍິ້ມ, Donuts|甜甜圈|ໂດນັດ, Cupcakes|纸杯蛋糕|ຄັບເຄັກ',
    what: 'Lollipop|棒棒糖|ອົມຍິ້ມ, Cupcake|纸杯蛋糕|ຄັບເຄັກ, Sugar|糖|ນ້ຳຕານ, Jelly|果冻|ເຈລລີ, Chocolate|巧克力|ຊັອກໂກແລັດ, Sprinkle|糖霜|ເມັດສີ, Parade|游行|ຂະບວນແຫ່, Frosting|奶霜|ຄຣີມໜ້າເຄັກ, Jar|糖罐|ໂຖລູກອົມ, Rush|冲刺|ຄວາມຟ້າວ',
    where:
      'Sugar Town|糖镇|ເມືອງນ້ຳຕານ, Caramel Canyon|焦糖峡谷|ຮ່ອມຜາຄາລາເມວ, the Donut Factory|甜甜圈工厂|ໂຮງງານໂດນັດ, Marshmallow Hill|棉花糖山|ເນີນມາຊແມວໂລ, Cocoa Castle|可可城堡|ປາສາດໂກໂກ້, Sherbet Bay|果冻湾|ອ່າວເຊີເບັດ',
    how: 'Sugary|糖衣|ຫວານຈ້ອຍ, Sticky|粘粘|ໜຽວ, Fizzy|气泡|ຊູ່ຊ່າ, Bubblegum|泡泡糖|ໝາກຝຣັ່ງ, Chewy|软糯|ໜຽວໜຶບ, Rainbow|彩虹|ຮຸ້ງ, Sweet|甜蜜|ຫວານ, Popping|跳跳|ແຕກເປາະແປະ, Caramel|焦糖|ຄາລາເມວ',
    own: 'Dessert First|甜点优先|ກິນເຂົ້າໜົມກ່ອນ, Tooth Fairy Tax|牙仙税|ພາສີນາງຟ້າແຂ້ວ, Sprinkle It All|撒满糖霜|ໂຮຍໃຫ້ໝົດ, Icing on the Quake|糖霜地震|ຄຣີມເທິງເຄັກສັ່ນ, Gummy Gold Rush Hour|软糖高峰|ຊົ່ວໂມງຟ້າວເຈລລີຄຳ, Seconds Please|请再来一份|ຂໍອີກຈານ',
  }),
  'bug-garden': themeWords({
    tags: 'butterfly, insects, garden, ແມງກະເບື້ອ, 蝴蝶, 昆虫',
    who: 'Butterfly Queen|蝴蝶女王|ນາງແມງກະເບື້ອ, Beetle Knight|甲虫骑士|ອັດສະວິນແມງຄາມ, Ladybird Lady|瓢虫小姐|ນາງເຕົ່າທອງ, Firefly Boy|萤火虫童|ເດັກຫິ່ງຫ້ອຍ, Snail Courier|蜗牛信使|ຫອຍສົ່ງຂ່າວ, Cricket Fiddler|蟋蟀琴师|ຈິ່ງລິດ, Mantis Monk|螳螂僧|ພະແມງມ້າ',
    many: 'Butterflies|蝴蝶|ແມງກະເບື້ອ, Fireflies|萤火虫|ຫິ່ງຫ້ອຍ, Ladybirds|瓢虫|ເຕົ່າທອງ, Mushrooms|蘑菇|ເຫັດ',
    what: 'Firefly|萤火|ຫິ່ງຫ້ອຍ, Wing|翅膀|ປີກ, Mushroom|蘑菇|ເຫັດ, Meadow|草甸|ທົ່ງຫຍ້າ, Cocoon|茧|ຮັງດັກແດ້, Nectar|花蜜|ນ້ຳຫວານ, Orchestra|乐团|ວົງດົນຕີ, Lantern|灯|ໂຄມ, Leaf|绿叶|ໃບໄມ້',
    where:
      'Toadstool Town|蘑菇镇|ເມືອງເຫັດ, the Tall Grass|深草|ຫຍ້າສູງ, Firefly Creek|萤溪|ຫ້ວຍຫິ່ງຫ້ອຍ, Mossy Log|苔木|ຂອນໄມ້ຂີ້ໄຄ, Butterfly Valley|蝶谷|ຮ່ອມພູແມງກະເບື້ອ',
    how: 'Tiny|小小|ນ້ອຍໆ, Glowing|发光|ສະຫວ່າງ, Fluttering|翩翩|ກະພືປີກ, Mossy|苔藓|ຂີ້ໄຄ, Sunny|阳光|ແດດຈ້າ, Busy|忙碌|ຫຍຸ້ງຢູ່, Painted|彩绘|ລະບາຍສີ, Twilight|暮光|ຍາມແລງ',
    own: 'Small Wings Big Things|小翅大志|ປີກນ້ອຍໂຊກໃຫຍ່, Snail Mail Millions|蜗牛邮件|ຫອຍສົ່ງຈົດໝາຍເປັນລ້ານ, Garden Party Crashers|花园不速客|ແຂກບໍ່ໄດ້ເຊີນໃນສວນ, Bug Out Bonus|虫虫奖|ໂບນັດແມງໄມ້, Mushroom for Error|菇误空间|ເຫັດພາຜິດ',
  }),
} as const;
