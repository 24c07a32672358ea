import type { ContentImportInput } from '../../modules/content/index.ts';
import { article, say } from './texts.ts';

type HelpTopic = NonNullable<ContentImportInput['helpTopics']>[number];

/** Answers to frequent questions. */
export const helpAnswers: readonly HelpTopic[] = [
  {
    key: 'account',
    group: 'help',
    title: say('ບັນຊີ ແລະ ລະຫັດຜ່ານ', 'Account and password', '账户与密码'),
    content: article(
      [
        'ໜຶ່ງຄົນ ໜຶ່ງບັນຊີ.',
        'ຫຼັງໃສ່ຜິດສາມຄັ້ງ ຕ້ອງລໍຖ້າກ່ອນລອງໃໝ່: ນີ້ປ້ອງກັນບັນຊີຂອງທ່ານ',
        'ບໍ່ໄດ້ໃຊ້ 30 ນາທີ ຈະອອກຈາກລະບົບເອງ',
        'ປ່ຽນລະຫັດຜ່ານແລ້ວ ອຸປະກອນອື່ນທັງໝົດຈະອອກຈາກລະບົບ',
      ],
      [
        'One person, one account.',
        'After three wrong tries you wait before the next: that protects your account',
        'Thirty minutes without use sign you out',
        'A changed password signs out all other devices',
      ],
      [
        '一人一户。',
        '连错三次后须稍候再试，以保护您的账户',
        '30 分钟未操作将自动退出',
        '修改密码后，其他设备全部退出登录',
      ],
    ),
  },
  {
    key: 'balance',
    group: 'help',
    title: say('ຍອດເງິນ ແລະ ບັນທຶກ', 'Balance and records', '余额与记录'),
    content: article(
      [
        'ທຸກການເຄື່ອນໄຫວມີຍອດກ່ອນ ແລະ ຫຼັງ ແລະ ບໍ່ມີໃຜປ່ຽນໄດ້.',
        'ຍອດເງິນສະແດງສອງຕຳແໜ່ງທົດສະນິຍົມ ແລະ ປັບສົດ',
        'ແຕະຮູບຕາເພື່ອເຊື່ອງຍອດ',
        'ດາວໂຫຼດບັນທຶກເປັນ CSV ໄດ້',
      ],
      [
        'Each movement has the balance before and after it, and nobody can change it.',
        'Balances show two decimals and change live',
        'Tap the eye to hide yours',
        'Records can be downloaded as CSV',
      ],
      [
        '每笔变动都记有前后余额，任何人都无法更改。',
        '余额显示两位小数并实时更新',
        '轻点眼睛图标可隐藏余额',
        '记录可下载为 CSV',
      ],
    ),
  },
  {
    key: 'fairness',
    group: 'help',
    title: say('ຄວາມຍຸຕິທຳ', 'Fairness', '公平性'),
    content: article(
      [
        'ເກມຂອງສະຕູດິໂອສາທິດພິສູດໄດ້ວ່າຍຸຕິທຳ: ຜົນຖືກກຳນົດກ່ອນທ່ານເດີມພັນ.',
        'ກ່ອນຮອບ ທ່ານເຫັນ SHA-256 ຂອງລະຫັດລັບຂອງເຊີບເວີ; ທ່ານຕັ້ງລະຫັດຂອງທ່ານເອງໄດ້',
        'ຜົນຄິດໄລ່ດ້ວຍ HMAC-SHA256 ຈາກລະຫັດທັງສອງ ແລະ ເລກລຳດັບ',
        'ປ່ຽນລະຫັດແລ້ວ ລະຫັດເກົ່າຖືກເປີດເຜີຍ ແລະ ທຸກຮອບກວດຄືນໄດ້ໃນເກມ',
        'RTP ຄິດໄລ່ຢ່າງແນ່ນອນ ແລະ ສະແດງໃນກົດຂອງເກມ',
      ],
      [
        'The demo studio’s games are provably fair: an outcome is fixed before you bet.',
        'Before a round you see the SHA-256 of the server’s seed; a seed of your own goes in too',
        'Outcomes are worked out by HMAC-SHA256 from both seeds and a counter',
        'When seeds change, the old one is shown, and every round of it can be checked in the game',
        'The RTP is computed exactly and stands in the rules',
      ],
      [
        '演示工作室的游戏可证明公平：结果在投注前已确定。',
        '开局前公布服务器种子的 SHA-256，您也可设置自己的种子',
        '结果由双方种子与序号经 HMAC-SHA256 计算得出',
        '更换种子后公开旧种子，每一局均可在游戏内验证',
        '返还率为精确计算值，列于规则中',
      ],
    ),
  },
  {
    key: 'promotions',
    group: 'help',
    title: say('ໂປຣໂມຊັນ ແລະ ຍອດເດີມພັນ', 'Promotions and turnover', '优惠与流水'),
    content: article(
      [
        'ແຕ່ລະໂປຣໂມຊັນບອກວ່າໃຜ ເທົ່າໃດ ແລະ ເງື່ອນໄຂຫຍັງ.',
        'ຍອດເດີມພັນ ແມ່ນຜົນລວມຂອງເງິນເດີມພັນທີ່ນັບເຂົ້າເງື່ອນໄຂ; ຮອບທີ່ຍົກເລີກ ແລະ ການເດີມພັນຜົນທີ່ກົງກັນຂ້າມບໍ່ນັບ',
        'ວັນທີສະແດງຕາມເວລາຂອງຍີ່ຫໍ້',
        'ສິ່ງທີ່ລໍຖ້າທ່ານຢູ່ໃນສູນລາງວັນ; ບາງຢ່າງເຂົ້າເອງ',
      ],
      [
        'Every promotion says for whom it is, what it gives and on what conditions.',
        'Turnover is the sum of the stakes that count towards a condition; void rounds and bets on opposite outcomes do not',
        'Dates are in the brand’s own time',
        'What waits for you stands in the reward centre; some things are added by themselves',
      ],
      [
        '每项优惠都写明对象、金额与条件。',
        '流水是计入条件的投注总额，作废局与对押（投注相反结果）不计',
        '日期按品牌所在时区显示',
        '待领取的奖励都在奖励中心，部分奖励会自动发放',
      ],
    ),
  },
  {
    key: 'technical',
    group: 'help',
    title: say('ບັນຫາດ້ານເຕັກນິກ', 'When something does not work', '技术问题'),
    content: article(
      [
        'ສ່ວນຫຼາຍແກ້ໄດ້ໃນໜຶ່ງນາທີ.',
        'ເກມບໍ່ເປີດ: ອະນຸຍາດໜ້າຕ່າງປັອບອັບ ແລ້ວລອງໃໝ່',
        'ໜ້າບໍ່ໂຫຼດ: ກວດອິນເຕີເນັດ ແລ້ວໂຫຼດໃໝ່',
        'ໃຊ້ Chrome, Safari, Edge ຫຼື Firefox ລຸ້ນຫຼ້າສຸດ',
        'ຍັງບໍ່ໄດ້? ບອກຝ່າຍບໍລິການລູກຄ້າ ພ້ອມເວລາທີ່ເກີດ',
      ],
      [
        'Most of it is mended within a minute.',
        'A game does not open: allow pop-up windows and try again',
        'A page does not load: look at your connection and reload',
        'Use a recent Chrome, Safari, Edge or Firefox',
        'Still no luck? Tell customer service what happened and when',
      ],
      [
        '多数问题一分钟内即可解决。',
        '游戏打不开：允许弹出窗口后重试',
        '页面加载失败：检查网络并刷新',
        '请使用新版 Chrome、Safari、Edge 或 Firefox',
        '仍未解决？请告知客服发生的时间与情况',
      ],
    ),
  },
  {
    key: 'contact',
    group: 'help',
    title: say('ຕິດຕໍ່ພວກເຮົາ', 'Contact us', '联系我们'),
    content: article(
      [
        'ຝ່າຍບໍລິການລູກຄ້າຢູ່ 24 ຊົ່ວໂມງ ເປັນພາສາລາວ ອັງກິດ ແລະ ຈີນ.',
        'ແຊັດສົດ: ໃນເມນູຂ້າງ',
        'Telegram: ລິ້ງຢູ່ລຸ່ມສຸດຂອງໜ້າ',
        'ກຽມຊື່ຜູ້ໃຊ້ ແລະ ເລກອ້າງອີງໄວ້; ຢ່າສົ່ງລະຫັດຜ່ານ',
      ],
      [
        'Customer service is there around the clock, in Lao, English and Chinese.',
        'Live chat: in the side menu',
        'Telegram: the link at the foot of the page',
        'Have your username and a reference ready; never send a password',
      ],
      [
        '客服全天在线，支持老挝文、英文与中文。',
        '在线客服：见侧边菜单',
        'Telegram：链接见页脚',
        '请备好用户名与参考号，切勿发送密码',
      ],
    ),
  },
];
