import { themeWords } from './word.ts';

export const nature = {
  jungle: themeWords({
    tags: 'jungle, forest, ape, ປ່າ, ລີງ, 丛林, 雨林',
    who: 'Gorilla King|猩猩王|ພະຍາກໍຣິລາ, Jungle Ranger|丛林守卫|, Toucan Chief|巨嘴鸟酋长|, Tree Frog|树蛙|ກົບຕົ້ນໄມ້, Panther Queen|黑豹女王|ຣາຊິນີເສືອດຳ, Vine Swinger|荡藤客|, Orangutan Sage|猩猩贤者|, Lost Explorer|迷路探险家|ນັກສຳຫຼວດ',
    many: 'Parrots|鹦鹉|ນົກແກ້ວ, Vines|藤蔓|ເຄືອ, Gorillas|猩猩|ກໍຣິລາ, Tree Frogs|树蛙|',
    what: 'Vine|藤蔓|ເຄືອ, Drum|丛林鼓|ກອງ, Canopy|树冠|, Banana|香蕉|ໝາກກ້ວຍ, Ruins|遗迹|ຊາກເມືອງ, Orchid|兰花|ດອກເຜິ້ງ, Treasure|宝藏|ສົມບັດ, Waterfall|瀑布|ນ້ຳຕົກ, Expedition|远征|',
    where:
      'the Emerald Canopy|翡翠树冠|, Monkey River|猴河|ແມ່ນ້ຳລີງ, the Green Hell|绿色地狱|, Orchid Falls|兰花瀑|, the Vine Temple|藤庙|ວັດເຄືອໄມ້, Parrot Rock|鹦鹉岩|',
    how: 'Wild|狂野|, Emerald|翡翠|ມໍລະກົດ, Rumbling|隆隆|, Lost|失落|ທີ່ສາບສູນ, Swinging|摇荡|, Tangled|缠绕|, Green|绿|ຂຽວ, Roaring|咆哮|',
    own: "Bananas in the Bank|银行里的香蕉|, Swing for the Vines|荡藤而去|, The Frog Is Poisonous|毒蛙|, Don't Feed the Gorilla|勿喂猩猩|, Rumble Under the Leaves|叶下隆隆|",
  }),
  wolves: themeWords({
    tags: 'wolf, moon, ໝາປ່າ, 狼',
    who: 'Lone Wolf|孤狼|ໝາປ່າດ່ຽວ, Alpha Wolf|头狼|ຈ່າຝູງ, Moon Howler|月嚎者|, Wolf Mother|狼母|, Silver Wolf|银狼|ໝາປ່າເງິນ, Timber Hunter|林猎者|, Werewolf|狼人|, Night Stalker|夜行者|',
    many: 'Wolves|狼|ໝາປ່າ, Howls|嚎叫|, Moons|月亮|ເດືອນ, Wolf Cubs|狼崽|ລູກໝາປ່າ',
    what: 'Howl|狼嚎|, Pack|狼群|ຝູງ, Moon|月亮|ເດືອນ, Den|狼穴|, Hunt|狩猎|ການລ່າ, Fang|獠牙|ແຂ້ວ, Trail|足迹|, Gold|黄金|ຄຳ, Call|呼唤|',
    where:
      'Silver Pines|银松林|, Howling Peak|嚎峰|, the Full Moon|满月|ເດືອນເຕັມດວງ, the Timberline|林线|, Grey Valley|灰谷|, Fang Ridge|獠牙岭|',
    how: 'Howling|嚎叫|, Silver|银|ເງິນ, Lone|孤|ດ່ຽວ, Winter|冬|ລະດູໜາວ, Grey|灰|, Full Moon|满月|ເດືອນເພັງ, Wild|野|, Midnight|午夜|ທ່ຽງຄືນ',
    own: 'Run With the Pack|与狼同行|, Who Let the Wolf In|谁放狼进来|, Huff Puff Payout|呼噗大奖|, Eyes in the Treeline|林间之眼|, Howl at Eleven|十一点狼嚎|',
  }),
  bulls: themeWords({
    tags: 'bison, bull, buffalo, ຄວາຍ, ງົວ, 野牛, 公牛',
    who: 'Thunder Bison|雷霆野牛|, Golden Ox|金牛|ງົວຄຳ, Prairie Chief|草原酋长|, Stampede King|狂奔之王|, Water Buffalo|水牛|ຄວາຍ, Red Bull Calf|红牛犊|, Eagle Scout|鹰侦察兵|, Iron Bull|铁牛|ງົວເຫຼັກ',
    many: 'Bison|野牛|, Oxen|公牛|ງົວ, Buffalo|水牛|ຄວາຍ, Eagles|雄鹰|ນົກອິນຊີ',
    what: 'Stampede|狂奔|, Horn|牛角|ເຂົາ, Prairie|草原|ທົ່ງຫຍ້າ, Charge|冲锋|, Plow|金犁|ໄຖ, Herd|牛群|ຝູງ, Sunset|日落|ຕາເວັນຕົກ, Gold|黄金|ຄຳ, Thunder|雷霆|ຟ້າຮ້ອງ',
    where:
      'Thunder Plains|雷霆平原|, the Red Mesa|红台地|, Rice Field Road|稻田路|ທາງທົ່ງນາ, Bison Rock|野牛岩|, the Open Range|大草原|, Eagle Canyon|鹰峡|',
    how: 'Charging|冲锋|, Raging|狂怒|, Golden|黄金|ຄຳ, Prairie|草原|, Mighty|强壮|ແຂງແຮງ, Thundering|雷鸣|, Untamed|不羁|, Lucky|幸运|ນຳໂຊກ',
    own: 'Seeing Red & Gold|红金之怒|, Horns Down Hooves Up|低角扬蹄|, China Shop Jackpot|瓷店大奖|, Ten Thousand Hooves|万蹄|, The Calf Runs First|牛犊先行|',
  }),
  safari: themeWords({
    tags: 'safari, lion, savanna, ສິງໂຕ, 狮子, 草原',
    who: "Lion King's Heir|狮王传人|, Savanna Queen|草原女王|, Rhino Ranger|犀牛守卫|, Cheetah|猎豹|, Hippo Mayor|河马市长|, Giraffe Lookout|长颈鹿哨兵|, Desert Lion|沙漠狮|ສິງທະເລຊາຍ, Zebra Twin|斑马双子|",
    many: 'Lions|狮子|ສິງໂຕ, Rhinos|犀牛|ແຮດ, Zebras|斑马|ມ້າລາຍ, Cheetahs|猎豹|',
    what: 'Roar|狮吼|ສຽງຮ້ອງ, Pride|狮群|, Sunset|日落|ຕາເວັນຕົກ, Waterhole|水坑|, Safari|游猎|, Mane|鬃毛|, Diamond|钻石|ເພັດ, Chase|追逐|, Migration|迁徙|',
    where:
      'the Golden Savanna|黄金草原|, Acacia Plain|金合欢平原|, Lion Rock Camp|狮岩营|, the Great Rift|大裂谷|, Mirage Lake|幻湖|',
    how: 'Savage|狂野|, Golden|黄金|ຄຳ, Sunbaked|烈日|, Royal|皇家|, Stalking|潜行|, Mighty|强大|, Wild|野性|, Striped|条纹|ລາຍ',
    own: 'Cash of the Titanic Hippo|巨河马之财|, Mane Attraction|鬃毛魅力|, Hakuna My Coins|无忧金币|, Five Tall Giraffes|五只长颈鹿|, Photo Finish Safari|游猎终点|',
  }),
  dinosaurs: themeWords({
    tags: 'dinosaur, t-rex, jurassic, ໄດໂນເສົາ, 恐龙',
    who: 'T-Rex|霸王龙|ທີເຣັກ, Raptor|迅猛龙|, Longneck|长颈龙|, Fossil Hunter|化石猎人|, Dino Egg Thief|偷蛋贼|, Pterosaur|翼龙|, Triceratops|三角龙|, Cave Kid|洞穴小子|',
    many: 'Raptors|迅猛龙|, Dino Eggs|恐龙蛋|ໄຂ່ໄດໂນເສົາ, Fossils|化石|, Footprints|脚印|ຮອຍຕີນ',
    what: 'Egg|恐龙蛋|ໄຂ່, Fossil|化石|, Roar|怒吼|ສຽງຮ້ອງ, Amber|琥珀|ອຳພັນ, Stampede|狂奔|, Bone|龙骨|ກະດູກ, Meteor|陨石|ອຸກກາບາດ, Tooth|利齿|ແຂ້ວ, Footprint|脚印|',
    where:
      'Fern Valley|蕨谷|, the Tar Lake|沥青湖|, Raptor Ridge|迅猛岭|, the Lost Plateau|失落高原|, Meteor Crater|陨石坑|, Bone Canyon|骨峡|',
    how: 'Prehistoric|史前|, Giant|巨型|ຍັກໃຫຍ່, Hungry|饥饿|ຫິວ, Amber|琥珀|, Savage|凶猛|, Tiny-Armed|短手|, Stomping|踏地|, Primal|原始|',
    own: 'Short Arms Deep Pockets|短手深口袋|, Extinction Can Wait|灭绝再等等|, Walk the Raptor|遛迅猛龙|, Meteor on Friday|周五陨石|, Rex Needs a Snack|霸王龙要点心|',
  }),
  bees: themeWords({
    tags: 'bee, honey, ເຜິ້ງ, ນ້ຳເຜິ້ງ, 蜜蜂, 蜂蜜',
    who: 'Queen Bee|蜂后|ນາງພະຍາເຜິ້ງ, Honey Bear|蜜熊|ໝີນ້ຳເຜິ້ງ, Worker Bee|工蜂|ເຜິ້ງງານ, Hive Baron|蜂巢男爵|, Bumble Knight|熊蜂骑士|, Beekeeper|养蜂人|ຄົນລ້ຽງເຜິ້ງ, Nectar Fairy|花蜜仙子|',
    many: 'Bees|蜜蜂|ເຜິ້ງ, Honeycombs|蜂巢|ຮວງເຜິ້ງ, Honey Pots|蜜罐|ໄຫນ້ຳເຜິ້ງ, Sunflowers|向日葵|ດອກຕາເວັນ',
    what: 'Honey|蜂蜜|ນ້ຳເຜິ້ງ, Hive|蜂巢|ຮັງເຜິ້ງ, Nectar|花蜜|, Buzz|嗡嗡|, Honeycomb|蜂房|, Sting|蜂刺|, Pollen|花粉|, Jackpot|大奖|, Garden|花园|ສວນ',
    where:
      'Honey Hill|蜜山|ພູນ້ຳເຜິ້ງ, Clover Meadow|草甸|, the Golden Hive|金巢|ຮັງຄຳ, Sunflower Field|向日葵田|ທົ່ງດອກຕາເວັນ, Nectar Valley|蜜谷|',
    how: 'Buzzing|嗡嗡|, Sticky|粘粘|ໜຽວ, Golden|黄金|ຄຳ, Sweet|甜蜜|ຫວານ, Busy|忙碌|ດຸໝັ່ນ, Royal|皇家|, Wild|野|ປ່າ',
    own: 'Bee Rich Quick|蜂狂致富|, Hive of Five|五巢|, Bears Love Mondays|熊爱周一|, Un-Bee-Lievable Pots|难以蜂信|, Buzz Me Home|嗡回家|',
  }),
  farm: themeWords({
    tags: 'farm, harvest, piggy, ຟາມ, ໝູ, 农场, 小猪',
    who: 'Piggy Banker|小猪银行家|, Rooster Mayor|公鸡市长|, Farmer Noy*|诺伊农夫|, Golden Goose|金鹅|ຫ່ານຄຳ, Prize Pig|获奖猪|ໝູລາງວັນ, Barn Cat|谷仓猫|, Buffalo Boy|牧牛童|ເດັກລ້ຽງຄວາຍ, Chicken Thief|偷鸡贼|ໂຈນລັກໄກ່',
    many: 'Piggies|小猪|ໝູນ້ອຍ, Golden Eggs|金蛋|ໄຂ່ຄຳ, Chickens|鸡|ໄກ່, Haystacks|草垛|ກອງເຟືອງ',
    what: 'Harvest|丰收|ການເກັບກ່ຽວ, Barn|谷仓|, Tractor|拖拉机|ລົດໄຖ, Egg|金蛋|ໄຂ່, Corn|玉米|ສາລີ, Piggy Bank|存钱罐|ກະປຸກໝູ, Market|集市|ຕະຫຼາດ, Rice Field|稻田|ທົ່ງນາ, Pumpkin|南瓜|ໝາກອຶ',
    where:
      'Sunny Acres|阳光农庄|, Henhouse Hill|鸡舍山|, Green Paddy|绿稻田|ທົ່ງນາຂຽວ, Old Mill Farm|老磨坊|, Piggy Meadow|猪猪草甸|',
    how: 'Muddy|泥泞|, Lucky|幸运|ນຳໂຊກ, Golden|黄金|ຄຳ, Happy|快乐|, Runaway|逃跑|ແລ່ນໜີ, Plump|肥美|ຕຸ້ຍ, Harvest|丰收|, Cheeky|淘气|',
    own: 'Counting Chickens Early|数鸡过早|ນັບໄກ່ກ່ອນໄຂ່ຟັກ, This Little Piggy Paid|这只小猪付钱|, Hay Hay Hay|草垛嘿嘿|, Moo Money Moo Problems|牛钱牛烦|, Cluck of the Draw|咯咯好签|, Who Ate the Scarecrow|谁吃了稻草人|',
  }),
  volcano: themeWords({
    tags: 'volcano, fire, lava, ພູເຂົາໄຟ, ໄຟ, 火山, 火焰',
    who: 'Lava Golem|熔岩巨人|, Fire Priest|火祭司|, Magma Queen|岩浆女王|, Salamander|火蜥蜴|, Obsidian Knight|黑曜石骑士|, Tiki Chief|提基酋长|, Forge Dwarf|熔炉矮人|, Flame Imp|火焰小鬼|',
    many: 'Fireballs|火球|ລູກໄຟ, Flames|火焰|ແປວໄຟ, Magma Gems|岩浆宝石|, Tikis|提基|',
    what: 'Lava|熔岩|ລາວາ, Eruption|喷发|, Flame|火焰|ແປວໄຟ, Ember|余烬|, Forge|熔炉|ເຕົາຫຼອມ, Crater|火山口|, Heat|炽热|ຄວາມຮ້ອນ, Idol|神像|, Fury|怒火|, Gold|黄金|ຄຳ',
    where:
      'Mount Inferno|炼狱山|, the Lava Lake|熔岩湖|, Fire Island|火岛|ເກາະໄຟ, the Molten Core|熔心|, Obsidian Bay|黑曜湾|, Smoke Peak|烟峰|',
    how: 'Molten|熔化|, Blazing|炽热|, Erupting|喷发|, Scorching|灼热|, Hot|火热|ຮ້ອນ, Infernal|炼狱|, Triple|三重|ສາມ, Volcanic|火山|',
    own: "The Floor Is Gold|地板是金|, Hot Hot Pots|火锅热热|, Some Like It Molten|热情似熔|, Boil Over Bonus|沸腾奖|, Don't Poke the Mountain|别戳那座山|",
  }),
  fruit: themeWords({
    tags: 'fruit, cherry, classic, ໝາກໄມ້, 水果, 樱桃',
    who: 'Cherry Twin|樱桃双子|, Durian King|榴莲王|ພະຍາໝາກທຸລຽນ, Melon Baron|西瓜男爵|, Lemon Lady|柠檬女士|, Mango Prince|芒果王子|ເຈົ້າຊາຍໝາກມ່ວງ, Berry Bandit|浆果大盗|, Juice Master|果汁大师|, Coconut Joe*|椰子乔|',
    many: 'Cherries|樱桃|, Mangoes|芒果|ໝາກມ່ວງ, Lemons|柠檬|ໝາກນາວ, Melons|西瓜|ໝາກໂມ, Durians|榴莲|ໝາກທຸລຽນ',
    what: 'Juice|果汁|ນ້ຳໝາກໄມ້, Cherry|樱桃|, Melon|西瓜|ໝາກໂມ, Smoothie|冰沙|, Orchard|果园|ສວນໝາກໄມ້, Cocktail|鸡尾酒|, Basket|果篮|ກະຕ່າ, Blast|爆炸|, Squeeze|榨汁|, Stand|水果摊|',
    where:
      'Mango Road|芒果路|ທາງໝາກມ່ວງ, the Juice Bar|果汁吧|, Orchard Lane|果园巷|, Tropicana Pier|热带码头|, Papaya Beach|木瓜海滩|ຫາດໝາກຫຸ່ງ, the Fruit Boat|水果船|ເຮືອໝາກໄມ້',
    how: 'Juicy|多汁|, Ripe|成熟|ສຸກ, Frozen|冰冻|ແຊ່ແຂງ, Tropical|热带|, Sour|酸|ສົ້ມ, Neon|霓虹|, Sizzling|火热|, Wild|狂野|, Royal|皇家|, Fresh|新鲜|ສົດ',
    own: 'Squeeze the Day|榨出今天|, Pip Pip Payday|籽籽发薪|, Durian on the Bus|公车榴莲|ໝາກທຸລຽນເທິງລົດເມ, When Life Gives You Limes|生活给你青柠|, Banana Splits the Pot|香蕉分池|, Melon Drama|西瓜剧|',
  }),
  candy: themeWords({
    tags: 'candy, sweet, cake, ເຂົ້າໜົມ, 糖果, 甜蜜',
    who: 'Candy Queen|糖果女王|ຣາຊິນີເຂົ້າໜົມ, Gummy Bear|软糖熊|, Lollipop Kid|棒棒糖小子|, Baker Belle*|烘焙贝儿|, Sugar Fairy|糖仙子|, Donut Duke|甜甜圈公爵|, Cupcake Captain|蛋糕船长|',
    many: 'Gumdrops|软糖|, Lollipops|棒棒糖|, Donuts|甜甜圈|ໂດນັດ, Cupcakes|纸杯蛋糕|',
    what: 'Lollipop|棒棒糖|, Cupcake|纸杯蛋糕|, Sugar|糖|ນ້ຳຕານ, Jelly|果冻|, Chocolate|巧克力|, Sprinkle|糖霜|, Parade|游行|, Frosting|奶霜|, Jar|糖罐|, Rush|冲刺|',
    where:
      'Sugar Town|糖镇|ເມືອງນ້ຳຕານ, Caramel Canyon|焦糖峡谷|, the Donut Factory|甜甜圈工厂|, Marshmallow Hill|棉花糖山|, Cocoa Castle|可可城堡|, Sherbet Bay|果冻湾|',
    how: 'Sugary|糖衣|, Sticky|粘粘|, Fizzy|气泡|, Bubblegum|泡泡糖|, Chewy|软糯|, Rainbow|彩虹|ຮຸ້ງ, Sweet|甜蜜|ຫວານ, Popping|跳跳|, Caramel|焦糖|',
    own: 'Dessert First|甜点优先|ກິນເຂົ້າໜົມກ່ອນ, Tooth Fairy Tax|牙仙税|, Sprinkle It All|撒满糖霜|, Icing on the Quake|糖霜地震|, Gummy Gold Rush Hour|软糖高峰|, Seconds Please|请再来一份|',
  }),
  'bug-garden': themeWords({
    tags: 'butterfly, insects, garden, ແມງກະເບື້ອ, 蝴蝶, 昆虫',
    who: 'Butterfly Queen|蝴蝶女王|ນາງແມງກະເບື້ອ, Beetle Knight|甲虫骑士|, Ladybird Lady|瓢虫小姐|, Firefly Boy|萤火虫童|ເດັກຫິ່ງຫ້ອຍ, Snail Courier|蜗牛信使|ຫອຍສົ່ງຂ່າວ, Cricket Fiddler|蟋蟀琴师|ຈິ່ງລິດ, Mantis Monk|螳螂僧|',
    many: 'Butterflies|蝴蝶|ແມງກະເບື້ອ, Fireflies|萤火虫|ຫິ່ງຫ້ອຍ, Ladybirds|瓢虫|, Mushrooms|蘑菇|ເຫັດ',
    what: 'Firefly|萤火|ຫິ່ງຫ້ອຍ, Wing|翅膀|ປີກ, Mushroom|蘑菇|ເຫັດ, Meadow|草甸|, Cocoon|茧|, Nectar|花蜜|, Orchestra|乐团|, Lantern|灯|ໂຄມ, Leaf|绿叶|ໃບໄມ້',
    where:
      'Toadstool Town|蘑菇镇|ເມືອງເຫັດ, the Tall Grass|深草|, Firefly Creek|萤溪|, Mossy Log|苔木|, Butterfly Valley|蝶谷|ຮ່ອມພູແມງກະເບື້ອ',
    how: 'Tiny|小小|ນ້ອຍໆ, Glowing|发光|, Fluttering|翩翩|, Mossy|苔藓|, Sunny|阳光|, Busy|忙碌|, Painted|彩绘|, Twilight|暮光|',
    own: 'Small Wings Big Things|小翅大志|ປີກນ້ອຍໂຊກໃຫຍ່, Snail Mail Millions|蜗牛邮件|, Garden Party Crashers|花园不速客|, Bug Out Bonus|虫虫奖|, Mushroom for Error|菇误空间|',
  }),
} as const;
