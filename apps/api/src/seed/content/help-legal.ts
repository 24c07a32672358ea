import type { ContentImportInput } from '../../modules/content/index.ts';
import { article, say } from './texts.ts';

type HelpTopic = NonNullable<ContentImportInput['helpTopics']>[number];

/** The terms between the house and its members. */
export const helpLegal: readonly HelpTopic[] = [
  {
    key: 'terms',
    group: 'legal',
    title: say('ຂໍ້ກຳນົດ ແລະ ເງື່ອນໄຂ', 'Terms and conditions', '条款与条件'),
    content: article(
      [
        'ຂໍ້ກຳນົດຂອງຍີ່ຫໍ້ສາທິດ. ຍີ່ຫໍ້ແທ້ຂຽນຂອງຕົນເອງ.',
        'ທ່ານມີອາຍຸ 18 ປີຂຶ້ນໄປ ແລະ ການພະນັນອອນລາຍຖືກກົດໝາຍຢູ່ບ່ອນທີ່ທ່ານຢູ່',
        'ໜຶ່ງຄົນມີໜຶ່ງບັນຊີ; ບັນຊີໂອນໃຫ້ຄົນອື່ນບໍ່ໄດ້',
        'ຮອບທີ່ຜິດພາດຍ້ອນລະບົບຖືກຍົກເລີກ ແລະ ເງິນເດີມພັນຄືນ',
        'ການໂກງ ຫຼື ໃຊ້ໂປຣແກຣມຫຼິ້ນແທນ ເຮັດໃຫ້ບັນຊີຖືກປິດ; ທ່ານຮ້ອງຮຽນໄດ້',
        'ການປ່ຽນຂໍ້ກຳນົດຖືກປະກາດກ່ອນມີຜົນ',
      ],
      [
        'The terms of a demonstration brand; a real one writes its own.',
        'You are 18 or older, and online gambling is lawful where you are',
        'One account a person; it cannot be passed on',
        'A round spoilt by a fault is void, and its stake returned',
        'Fraud or playing by program closes the account; you may complain',
        'Changes are announced before they hold',
      ],
      [
        '演示品牌的条款；正式品牌应自行拟定。',
        '您已年满 18 岁，且所在地允许在线博彩',
        '一人一户，不得转让',
        '因故障受损的一局作废并退还投注',
        '欺诈或使用程序游玩将关闭账户，您有权申诉',
        '条款变更将提前公告',
      ],
    ),
  },
  {
    key: 'privacy',
    group: 'legal',
    title: say('ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ', 'Privacy', '隐私政策'),
    content: article(
      [
        'ພວກເຮົາເກັບສະເພາະສິ່ງທີ່ຈຳເປັນຕໍ່ບັນຊີ ແລະ ເງິນຂອງທ່ານ.',
        'ລະຫັດຜ່ານເກັບເປັນແຮັດ argon2id; ບໍ່ມີໃຜອ່ານໄດ້',
        'ເລກບັດຢູ່ກັບຜູ້ໃຫ້ບໍລິການຊຳລະເງິນເທົ່ານັ້ນ',
        'ຄ່າຍເກມຮູ້ພຽງລະຫັດຜູ້ຫຼິ້ນ ສະກຸນເງິນ ແລະ ພາສາ',
        'ທີ່ຢູ່ IP ໃຊ້ເພື່ອຄວາມປອດໄພ ແລະ ກວດວ່າພວກເຮົາໃຫ້ບໍລິການຢູ່ບ່ອນທີ່ທ່ານຢູ່ໄດ້ຫຼືບໍ່',
        'ບໍ່ມີໂປຣແກຣມຕິດຕາມຂອງຄົນອື່ນໃນໜ້າເວັບ',
      ],
      [
        'We keep only what your account and your money need.',
        'Passwords are kept as argon2id hashes; nobody can read them',
        'Card numbers stay with the payment provider',
        'Vendors of games learn a player’s code, currency and language',
        'IP addresses serve security, and tell whether we may serve where you are',
        'The pages carry nobody else’s trackers',
      ],
      [
        '我们只保存账户与资金所必需的信息。',
        '密码以 argon2id 散列保存，无人可读',
        '卡号仅由支付机构保存',
        '游戏厂商只获知玩家代码、货币与语言',
        'IP 地址用于安全，以及判断所在地是否可提供服务',
        '页面不含任何第三方跟踪程序',
      ],
    ),
  },
  {
    key: 'responsible',
    group: 'legal',
    title: say('ຫຼິ້ນຢ່າງຮັບຜິດຊອບ', 'Responsible gaming', '理性博彩'),
    content: article(
      [
        'ການຫຼິ້ນຄວນມ່ວນ. ເມື່ອບໍ່ມ່ວນແລ້ວ ໃຫ້ພັກ.',
        'ຕັ້ງງົບປະມານ ແລະ ເວລາ ກ່ອນເລີ່ມ; ຢ່າຢືມເງິນມາຫຼິ້ນ',
        'ເກມສະແດງເວລາທີ່ຜ່ານໄປ ແລະ ຍອດໄດ້ເສຍ; ບໍ່ມີການໝຸນອັດຕະໂນມັດ',
        'ຈຳກັດເງິນຝາກ, ຍອດເສຍ, ເດີມພັນ ແລະ ເວລາ, ພັກ ຫຼື ຫ້າມຕົນເອງຫຼິ້ນ: <a href="/member/limits">ຂີດຈຳກັດ ແລະ ການພັກ</a>',
        'ຢາກປິດບັນຊີ: ບອກຝ່າຍບໍລິການລູກຄ້າ ພວກເຮົາເຮັດໃຫ້ທັນທີ',
        'ຊ່ວຍເຫຼືອທົ່ວໂລກ: <a href="https://www.gamblingtherapy.org">Gambling Therapy</a>',
        'ຫ້າມຜູ້ມີອາຍຸຕ່ຳກວ່າ 18 ປີ',
      ],
      [
        'Playing should be fun. When it is not, stop.',
        'Set a budget and a time before you begin; never borrow to play',
        'The games show the time that has passed and how you stand; nothing spins by itself',
        'Limit your deposits, losses, stakes and time, take a break or exclude yourself: <a href="/member/limits">Limits and breaks</a>',
        'To close your account, tell customer service: it is done at once',
        'Help worldwide: <a href="https://www.gamblingtherapy.org">Gambling Therapy</a>',
        'Nobody under 18',
      ],
      [
        '游戏应当快乐；不再快乐时请停下。',
        '开始前设定预算与时间，切勿借钱游玩',
        '游戏显示已用时间与输赢；没有自动旋转',
        '设定存款、亏损、投注与时长限额，暂停或自我禁止：<a href="/member/limits">限额与暂停</a>',
        '如需关闭账户，告知客服即刻办理',
        '全球援助：<a href="https://www.gamblingtherapy.org">Gambling Therapy</a>',
        '未满 18 岁禁止参与',
      ],
    ),
  },
  {
    key: 'license',
    group: 'legal',
    title: say('ໃບອະນຸຍາດ', 'Licence', '牌照'),
    content: article(
      [
        'ໜ້ານີ້ສະແດງໃບອະນຸຍາດຂອງຜູ້ດຳເນີນການ. ຍີ່ຫໍ້ສາທິດບໍ່ມີໃບອະນຸຍາດການພະນັນ ແລະ ບໍ່ຮັບເງິນແທ້.',
        'ຮູບໃບຢັ້ງຢືນ ແລະ ຂໍ້ຄວາມຢູ່ລຸ່ມໜ້າເວັບ ຜູ້ດຳເນີນການຕັ້ງເອງ',
      ],
      [
        'Here stands the licence of the house that runs the site. The demonstration brand holds no gaming licence and takes no real money.',
        'The picture of the certificate and the statement at the foot of the page are the operator’s to set',
      ],
      ['此处展示运营方的牌照。演示品牌没有博彩牌照，也不收取真实资金。', '证书图片与页脚声明由运营方设置'],
    ),
  },
];
