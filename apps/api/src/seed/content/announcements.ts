import type { ContentImportInput } from '../../modules/content/index.ts';
import { article, say } from './texts.ts';

type Announcement = NonNullable<ContentImportInput['announcements']>[number];

/** Announcements: for members (more than one page of them), for visitors, at a first sign-in; and for agents. */
export function demoAnnouncements(now: Temporal.Instant): Announcement[] {
  const ago = (hours: number): string => now.subtract({ hours }).toString();
  return [...forMembers(ago), ...forVisitors(ago), ...forNewcomers(ago), ...forAgents(ago)];
}

type Ago = (hours: number) => string;

function forMembers(ago: Ago): Announcement[] {
  return [
    member('week', ago(3), say('ສິ່ງໃໝ່ອາທິດນີ້', 'New this week', '本周新鲜事'), [
      ['ສາມຢ່າງທີ່ຄວນເບິ່ງ:', 'ວົງລໍ້ນຳໂຊກທ້າຍອາທິດ ຢູ່ໜ້າໂປຣໂມຊັນ', 'ເກມສະລັອດໃໝ່ ໃນໝວດ “ໃໝ່”', 'ຖ້ວຍນັກຍິງປາ ເລີ່ມໃນອີກບໍ່ເທົ່າໃດວັນ'],
      [
        'Three things worth a look:',
        'The weekend lucky wheel on the promotions page',
        'Fresh slots under “New”',
        'The Mekong fishing cup, which starts in a few days',
      ],
      ['三件值得一看的事：', '优惠页的周末幸运转盘', '“最新”分类中的新电子游戏', '几天后开赛的湄公河捕鱼杯'],
    ]),
    member('deposits', ago(20), say('ຝາກເງິນໄວຂຶ້ນ', 'Deposits are quicker now', '存款更快了'), [
      ['ຫຼັງຈ່າຍແລ້ວ ຍອດເງິນຂອງທ່ານປັບໃໝ່ເອງ ໂດຍບໍ່ຕ້ອງໂຫຼດໜ້າໃໝ່.', 'LAO QR, ບັດທະນາຄານ ແລະ ໂອນເງິນ', 'ປະຫວັດທຸກລາຍການຢູ່ “ປະຫວັດບັນຊີ”'],
      [
        'Once you have paid, your balance changes by itself; there is no need to reload.',
        'LAO QR, bank card and transfer',
        'Every movement stands in your account record',
      ],
      ['付款后余额自动更新，无需刷新页面。', 'LAO QR、银行卡与转账', '每笔变动都在账户明细中'],
    ]),
    member('records', ago(44), say('ບັນທຶກທີ່ບວກລົບຖືກທຸກກີບ', 'Records that add up to the kip', '账目分毫不差'), [
      ['ປະຫວັດບັນຊີສະແດງຍອດເງິນກ່ອນ ແລະ ຫຼັງທຸກລາຍການ.', 'ກອງຕາມວັນທີ ແລະ ປະເພດ', 'ດາວໂຫຼດເປັນ CSV ໄດ້'],
      [
        'Your account record shows the balance before and after each movement.',
        'Narrow it by date and kind',
        'Take it with you as CSV',
      ],
      ['账户明细显示每笔变动前后的余额。', '可按日期与类型筛选', '可下载 CSV'],
    ]),
    member('favourites', ago(70), say('ເກັບເກມທີ່ມັກ', 'Keep the games you love', '收藏喜爱的游戏'), [
      ['ແຕະຮູບຫົວໃຈຢູ່ເກມ ເພື່ອເກັບໄວ້ໃນເກມທີ່ມັກ.', 'ໃຊ້ໄດ້ໃນທຸກອຸປະກອນຂອງທ່ານ', 'ເກມຫຼ້າສຸດຂອງທ່ານກໍຢູ່ໜ້າຫຼັກ'],
      [
        'Tap the heart on a game to keep it among your favourites.',
        'They are there on all your devices',
        'The games you played last stand on the home page too',
      ],
      ['轻点游戏上的爱心即可收藏。', '在您的所有设备上同步', '最近玩过的游戏也会出现在首页'],
    ]),
    member('search', ago(96), say('ຄົ້ນຫາໄດ້ທຸກພາສາ', 'Search in your own words', '用您的语言搜索'), [
      ['ພິມພາສາລາວ ອັງກິດ ຫຼື ຈີນ. ພິມຜິດໜ້ອຍໜຶ່ງກໍຍັງພົບ.', 'ຄົ້ນຫາຊື່ເກມ ຄ່າຍ ແລະ ຄຳສຳຄັນ'],
      ['Type Lao, English or Chinese; a small slip does no harm.', 'It finds names, vendors and tags'],
      ['支持老挝文、英文与中文，偶有笔误也能找到。', '可搜游戏名、厂商与标签'],
    ]),
    member('safety', ago(130), say('ສາມຂັ້ນຕອນເພື່ອຄວາມປອດໄພ', 'Three steps to a safe account', '三步守护账户'), [
      ['ໃຊ້ເວລາບໍ່ຮອດສອງນາທີ:', 'ປ່ຽນລະຫັດຜ່ານທີ່ໃຊ້ຢູ່ບ່ອນອື່ນ', 'ອອກຈາກລະບົບໃນອຸປະກອນສາທາລະນະ', 'ຢ່າບອກລະຫັດຜ່ານໃຫ້ໃຜ'],
      [
        'They take less than two minutes:',
        'Change a password you use elsewhere',
        'Sign out on shared devices',
        'Tell your password to nobody',
      ],
      ['不到两分钟即可完成：', '更换在别处用过的密码', '在公用设备上退出登录', '不向任何人透露密码'],
    ]),
    member('live', ago(160), say('ໂຕະສົດແຫ່ງໃໝ່', 'More live tables', '更多真人桌台'), [
      ['ບາຄາຣາ ແລະ ເສືອມັງກອນ ເພີ່ມໂຕະທີ່ມີເດີມພັນຕ່ຳ.', 'ເລີ່ມຈາກ ₭5.000', 'ເບິ່ງກ່ອນໄດ້ ໂດຍບໍ່ຕ້ອງເດີມພັນ'],
      ['Baccarat and dragon tiger have more tables with low stakes.', 'From ₭5,000', 'Watch first, bet later'],
      ['百家乐与龙虎新增低限红桌台。', '₭5,000 起', '可先观看再下注'],
    ]),
    member('app', ago(200), say('ຈຳປາ ຢູ່ໜ້າຈໍໂທລະສັບ', 'Champa on your home screen', '把占芭放上主屏幕'), [
      ['ຕິດຕັ້ງເປັນແອັບຈາກບຣາວເຊີ ໂດຍບໍ່ຕ້ອງຜ່ານຮ້ານແອັບ.', 'ວິທີຢູ່ໜ້າ “ດາວໂຫຼດ”'],
      ['Install it as an app from the browser; no store is needed.', 'The download page shows how'],
      ['无需应用商店，浏览器即可安装。', '方法见下载页'],
    ]),
    member('languages', ago(240), say('ສາມພາສາ ສອງຮູບແບບ', 'Three languages, two themes', '三种语言，两种主题'), [
      ['ປ່ຽນພາສາ ແລະ ຮູບແບບມືດ ຫຼື ແຈ້ງ ໄດ້ທຸກເວລາ.', 'ລາວ, English, 中文', 'ການເລືອກຂອງທ່ານຖືກຈື່ໄວ້ໃນອຸປະກອນນີ້'],
      [
        'Change the language, and dark or light, whenever you like.',
        'ລາວ, English, 中文',
        'This device remembers your choice',
      ],
      ['语言与深浅主题可随时切换。', 'ລາວ、English、中文', '本设备会记住您的选择'],
    ]),
    member('limits', ago(300), say('ຮູ້ຂອບເຂດຂອງທ່ານ', 'Know your limits', '量力而行'), [
      ['ເກມສະແດງເວລາທີ່ຫຼິ້ນ ແລະ ຍອດໄດ້ເສຍຂອງຮອບນີ້ສະເໝີ.', 'ພັກເມື່ອບໍ່ມ່ວນແລ້ວ', 'ຢ່າຫຼິ້ນເພື່ອເອົາຄືນ'],
      [
        'The games always show how long you have played and how this session stands.',
        'Stop when it is no fun any more',
        'Never play to win losses back',
      ],
      ['游戏中始终显示本次时长与输赢。', '不再开心时就停下', '切勿为追回损失而玩'],
    ]),
  ];
}

function forVisitors(ago: Ago): Announcement[] {
  return [
    {
      ...announcement('visitor-welcome', ago(3), say('ຍິນດີຕ້ອນຮັບສູ່ ຈຳປາ', 'Welcome to Champa', '欢迎来到占芭'), [
        [
          'ເບິ່ງໄດ້ທຸກເກມ ໂດຍບໍ່ຕ້ອງສະໝັກ. ສະໝັກແລ້ວຈຶ່ງຫຼິ້ນດ້ວຍເງິນແທ້.',
          'ເກມກວ່າ 10.000 ເກມ ຈາກ 40 ຄ່າຍ',
          'ຝາກເລີ່ມຕົ້ນ ₭10.000',
          'ນີ້ແມ່ນຍີ່ຫໍ້ສາທິດ: ເງິນທັງໝົດແມ່ນເງິນຫຼິ້ນ',
        ],
        [
          'Look at every game without signing up; sign up to play for money.',
          'Some 10,000 games of 40 vendors',
          'Deposits from ₭10,000',
          'This is a demonstration brand: all of its money is play money',
        ],
        [
          '无需注册即可浏览全部游戏；注册后即可真钱游玩。',
          '40 家厂商，约一万款游戏',
          '存款 ₭10,000 起',
          '本站为演示品牌：所有资金均为游戏币',
        ],
      ]),
      execution: 'B',
    },
    {
      ...announcement(
        'visitor-first-deposit',
        ago(30),
        say('ຂອງຂວັນຝາກຄັ້ງທຳອິດ', 'A gift on your first deposit', '首存有礼'),
        [
          ['ຝາກຄັ້ງທຳອິດ ₭50.000 ຂຶ້ນໄປ ມີຂອງຂວັນ 100%. ເງື່ອນໄຂຢູ່ໜ້າໂປຣໂມຊັນ.'],
          ['A first deposit of ₭50,000 or more is matched in full. The conditions are on the promotions page.'],
          ['首存 ₭50,000 以上获赠 100%。条件见优惠页。'],
        ],
      ),
      execution: 'B',
    },
    {
      ...announcement('visitor-age', ago(60), say('ສະເພາະ 18 ປີຂຶ້ນໄປ', '18 and over', '未满 18 岁禁止参与'), [
        ['ການພະນັນສ່ຽງຕໍ່ການເສຍເງິນ. ຫຼິ້ນເມື່ອທ່ານມີອາຍຸ 18 ປີແລ້ວ ແລະ ດ້ວຍເງິນທີ່ເສຍໄດ້ເທົ່ານັ້ນ.'],
        ['Gambling can lose you money. Play only if you are 18 or older, and only with what you can spare.'],
        ['博彩有输钱风险。年满 18 岁方可参与，并请仅使用闲钱。'],
      ]),
      execution: 'B',
    },
  ];
}

function forNewcomers(ago: Ago): Announcement[] {
  return [
    {
      ...announcement('first-steps', ago(3), say('ເລີ່ມຕົ້ນແນວນີ້', 'Your first steps', '新手三步'), [
        ['ດີໃຈທີ່ທ່ານຢູ່ນີ້. ສາມຂັ້ນຕອນກໍເລີ່ມໄດ້:', 'ຝາກເງິນດ້ວຍ LAO QR ບັດ ຫຼື ການໂອນ', 'ເລືອກເກມ ຫຼື ຄົ້ນຫາຊື່', 'ເບິ່ງທຸກລາຍການໃນປະຫວັດບັນຊີ'],
        [
          'Good to have you here. Three steps and you are playing:',
          'Deposit by LAO QR, card or transfer',
          'Pick a game, or search for one',
          'Follow every movement in your account record',
        ],
        ['欢迎加入。三步即可开始：', '使用 LAO QR、银行卡或转账存款', '挑选或搜索游戏', '在账户明细中查看每笔变动'],
      ]),
      execution: 'F',
    },
    {
      ...announcement('first-safety', ago(4), say('ຮັກສາບັນຊີໃຫ້ປອດໄພ', 'Keep your account yours', '守护您的账户'), [
        ['ຈື່ລະຫັດຜ່ານໄວ້ຄົນດຽວ. ພະນັກງານຂອງພວກເຮົາບໍ່ເຄີຍຖາມ.'],
        ['Keep your password to yourself. Our staff never ask for it.'],
        ['请妥善保管密码。我们的员工绝不会索要。'],
      ]),
      execution: 'F',
    },
  ];
}

function forAgents(ago: Ago): Announcement[] {
  return [
    agents('salaries', ago(6), say('ເງິນເດືອນຄິດໄລ່ແນວໃດ', 'How your salaries are worked out', '工资如何计算'), [
      [
        'ເງິນເດືອນທັງໝົດຄິດຈາກຍອດເດີມພັນທີ່ຖືກຕ້ອງຂອງທີມທ່ານ ແລະ ເຂົ້າຍອດເງິນຂອງທ່ານເອງ:',
        'ແບບທັນທີ: ທຸກ 5 ນາທີ',
        'ລາຍຊົ່ວໂມງ: ຫຼັງໝົດຊົ່ວໂມງ',
        'ລາຍວັນ: ຈ່າຍໃນມື້ຖັດໄປ',
        'ແຕ່ລະລາຍການເປີດເບິ່ງໄດ້ຈົນເຖິງຮອບເດີມພັນ',
      ],
      [
        'Every salary is worked out from your team’s valid bets and comes to your balance by itself:',
        'Real-time: every 5 minutes',
        'Hourly: once the hour is over',
        'Daily: paid the day after',
        'Each line opens down to the rounds it was made of',
      ],
      [
        '所有工资均按团队有效投注计算，并自动计入您的余额：',
        '实时工资：每 5 分钟结算',
        '时工资：每小时结束后结算',
        '日工资：次日发放',
        '每一笔都可查看到具体的局',
      ],
    ]),
    agents('invite', ago(52), say('ເຊີນທີມດ້ວຍລິ້ງຂອງທ່ານ', 'Invite your team by links of your own', '用专属链接邀请团队'), [
      [
        'ໃນສູນລົງທະບຽນ ທ່ານສ້າງລິ້ງ ແລະ ລະຫັດໄດ້ເອງ:',
        'ກຳນົດອັດຕາລ່ວງໜ້າໃຫ້ຜູ້ທີ່ມາດ້ວຍລິ້ງນັ້ນ',
        'ເລືອກອາຍຸການໃຊ້ງານ ແລະ ຈຳນວນຄັ້ງ',
        'ສົ່ງເປັນລະຫັດ QR ກໍໄດ້',
      ],
      [
        'In the registration centre you make links and codes yourself:',
        'With rates set for whoever comes by them',
        'Valid as long and as often as you choose',
        'Handed on as a QR code, too',
      ],
      [
        '您可以在开户中心自行创建链接和邀请码：',
        '为通过该链接注册的下级预设比例',
        '自定有效期和使用次数',
        '也可以二维码形式分享',
      ],
    ]),
    agents('fair', ago(190), say('ກົດເກນຂອງຕົວແທນ', 'House rules for agents', '代理守则'), [
      [
        'ເພື່ອຄວາມໄວ້ວາງໃຈຂອງທຸກຄົນ:',
        'ຢ່າຂໍລະຫັດຜ່ານຂອງສະມາຊິກ',
        'ຢ່າເຊີນຜູ້ທີ່ອາຍຸຕ່ຳກວ່າ 18 ປີ ຫຼື ຜູ້ທີ່ພັກການຫຼິ້ນໄວ້',
        'ເງິນຂອງທີມໂອນໄດ້ສະເພາະຕາມສາຍ',
      ],
      [
        'So that everybody can trust one another:',
        'Never ask a member for his password',
        'Never invite anybody under 18, or who has excluded himself',
        'Money moves along the line of a team only',
      ],
      ['为了彼此信任：', '切勿索要会员密码', '切勿邀请未满 18 岁或已自我禁止的人', '资金只能沿团队上下级转账'],
    ]),
  ];
}

type Body = Parameters<typeof article>;

function agents(key: string, publishedAt: string, title: Announcement['title'], body: Body): Announcement {
  return { ...announcement(`agents-${key}`, publishedAt, title, body), execution: 'G' };
}

function member(key: string, publishedAt: string, title: Announcement['title'], body: Body): Announcement {
  return { ...announcement(`member-${key}`, publishedAt, title, body), execution: 'A' };
}

function announcement(
  key: string,
  publishedAt: string,
  title: Announcement['title'],
  body: Body,
): Omit<Announcement, 'execution'> {
  return { key, publishedAt, title, content: article(...body) };
}
