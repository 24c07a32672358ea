import type { ContentImportInput } from '../../modules/content/index.ts';
import { article, say } from './texts.ts';

type Notice = NonNullable<ContentImportInput['notices']>[number];

/** The lines of the demo's marquee, the newest first. */
export function demoNotices(now: Temporal.Instant): Notice[] {
  const ago = (hours: number): string => now.subtract({ hours }).toString();
  return [
    {
      key: 'laoqr-open',
      title: say(
        'ຝາກຜ່ານ LAO QR ໄດ້ຕະຫຼອດ 24 ຊົ່ວໂມງ ບໍ່ມີຄ່າທຳນຽມ',
        'Deposit by LAO QR at any hour, free of charge',
        'LAO QR 存款全天开放，零手续费',
      ),
      content: article(
        [
          'ສະແກນດ້ວຍແອັບຂອງທຸກທະນາຄານໃນລາວ. ຈຳນວນເງິນຖືກຕື່ມໃຫ້ແລ້ວ.',
          'ຢ່າງໜ້ອຍ ₭10.000 ສູງສຸດ ₭50.000.000 ຕໍ່ຄັ້ງ',
          'ເງິນເຂົ້າຫຼັງທະນາຄານຢືນຢັນ ປົກກະຕິພາຍໃນໜຶ່ງນາທີ',
        ],
        [
          'Scan with the app of any Lao bank; the amount is filled in for you.',
          'From ₭10,000 to ₭50,000,000 a time',
          'Your balance grows as soon as the bank confirms, usually within a minute',
        ],
        [
          '使用任何老挝银行的应用扫码，金额已自动填好。',
          '单笔 ₭10,000 至 ₭50,000,000',
          '银行确认后即到账，通常不超过一分钟',
        ],
      ),
      publishedAt: ago(2),
    },
    {
      key: 'new-slots',
      title: say(
        'ເກມສະລັອດໃໝ່ມາຮອດແລ້ວ ລອງຫຼິ້ນຟຣີໄດ້ທັນທີ',
        'New slots have arrived: try them for free right away',
        '全新电子游戏上线，立即免费试玩',
      ),
      content: article(
        ['ເລືອກ “ໃໝ່” ໃນໜ້າສະລັອດ ເພື່ອເບິ່ງເກມຫຼ້າສຸດກ່ອນໝູ່.', 'ປຸ່ມ “ທົດລອງ” ເປີດເກມດ້ວຍເງິນຫຼິ້ນ', 'ອັດຕາຄືນເງິນ (RTP) ສະແດງຢູ່ໃນກົດຂອງທຸກເກມ'],
        [
          'Choose “New” on the slots page and see the latest first.',
          'The “Try” button opens a game with play money',
          'Every game’s rules tell its return to player (RTP)',
        ],
        ['在电子游戏页选择“最新”，抢先查看新品。', '“试玩”按钮使用游戏币打开', '每款游戏的规则中均标明返还率（RTP）'],
      ),
      publishedAt: ago(9),
    },
    {
      key: 'fair-play',
      title: say(
        'ກວດຜົນຂອງທຸກຮອບໄດ້ດ້ວຍຕົນເອງ: ພິສູດຄວາມຍຸຕິທຳ',
        'Check every round yourself: provably fair',
        '每一局都可自行验证：可证明公平',
      ),
      content: article(
        [
          'ເກມຂອງສະຕູດິໂອສາທິດ ສະແດງລະຫັດຂອງຜົນກ່ອນທ່ານເດີມພັນ.',
          'ຫຼັງຈົບຮອບ ທ່ານກວດໄດ້ວ່າຜົນບໍ່ຖືກປ່ຽນ',
          'ວິທີກວດຢູ່ໃນສູນຊ່ວຍເຫຼືອ ຫົວຂໍ້ “ຄວາມຍຸຕິທຳ”',
        ],
        [
          'The studio’s games show the fingerprint of an outcome before you bet.',
          'After the round you can check that nothing was changed',
          'How: help centre, “Fairness”',
        ],
        ['演示工作室的游戏在您投注前就公布结果的指纹。', '局后您可验证结果未被更改', '方法见帮助中心“公平性”'],
      ),
      publishedAt: ago(26),
    },
    {
      key: 'keep-safe',
      title: say(
        'ພະນັກງານຂອງພວກເຮົາບໍ່ເຄີຍຖາມລະຫັດຜ່ານຂອງທ່ານ',
        'Our staff never ask for your password',
        '我们的员工绝不会索要您的密码',
      ),
      content: article(
        ['ຮັກສາບັນຊີຂອງທ່ານໃຫ້ປອດໄພ.', 'ໃຊ້ລະຫັດຜ່ານທີ່ບໍ່ໃຊ້ຢູ່ບ່ອນອື່ນ', 'ກວດທີ່ຢູ່ເວັບກ່ອນເຂົ້າສູ່ລະບົບ', 'ຖ້າມີຄົນຖາມລະຫັດ ໃຫ້ແຈ້ງຝ່າຍບໍລິການລູກຄ້າ'],
        [
          'Keep your account safe.',
          'Use a password you use nowhere else',
          'Look at the address before you sign in',
          'If anybody asks for your code, tell customer service',
        ],
        ['请保护好您的账户。', '使用独一无二的密码', '登录前核对网址', '若有人索要验证码，请告知客服'],
      ),
      publishedAt: ago(50),
    },
    {
      key: 'weekend-football',
      title: say(
        'ທ້າຍອາທິດນີ້: ບານເຕະກວ່າ 300 ນັດ ພ້ອມອັດຕາສົດ',
        'This weekend: more than 300 football matches with live odds',
        '本周末三百多场足球赛事，滚球赔率实时更新',
      ),
      content: article(
        ['ທຸກລີກໃຫຍ່ ຈາກເອີຣົບຫາອາຊຽນ.', 'ຕາຕະລາງຢູ່ໜ້າກິລາ ຕາມເວລາຂອງທ່ານ', 'ອ່ານກົດຂອງຜູ້ໃຫ້ບໍລິການກ່ອນແທງ'],
        [
          'All the big leagues, from Europe to ASEAN.',
          'The table is on the sports page, in your own time',
          'Read the vendor’s rules before you bet',
        ],
        ['从欧洲五大联赛到东盟赛事。', '赛程见体育页，按您所在时区显示', '投注前请阅读厂商规则'],
      ),
      publishedAt: ago(74),
    },
    {
      key: 'play-with-limits',
      title: say(
        'ຫຼິ້ນຢ່າງມີຂອບເຂດ: ຕັ້ງງົບປະມານກ່ອນເລີ່ມ',
        'Play within limits: set a budget before you begin',
        '理性娱乐：开始之前先定预算',
      ),
      content: article(
        [
          'ການພະນັນແມ່ນຄວາມບັນເທີງ ບໍ່ແມ່ນລາຍໄດ້. ສຳລັບຜູ້ມີອາຍຸ 18 ປີຂຶ້ນໄປ.',
          'ເວລາທີ່ຫຼິ້ນ ແລະ ຜົນໄດ້ເສຍ ສະແດງຢູ່ໃນເກມ',
          'ຂໍຄວາມຊ່ວຍເຫຼືອໄດ້ຕະຫຼອດເວລາ: ສູນຊ່ວຍເຫຼືອ ຫົວຂໍ້ “ຫຼິ້ນຢ່າງຮັບຜິດຊອບ”',
        ],
        [
          'Gambling is entertainment, not an income. 18 and over.',
          'The games show how long you have played and how you stand',
          'Help at any time: help centre, “Responsible gaming”',
        ],
        [
          '博彩是娱乐，不是收入来源。年满 18 岁方可参与。',
          '游戏中会显示时长与输赢',
          '如需帮助，请见帮助中心“理性博彩”',
        ],
      ),
      publishedAt: ago(120),
    },
  ];
}
