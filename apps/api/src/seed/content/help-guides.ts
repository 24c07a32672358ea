import type { ContentImportInput } from '../../modules/content/index.ts';
import { article, say } from './texts.ts';

type HelpTopic = NonNullable<ContentImportInput['helpTopics']>[number];

/** How-to guides. */
export const helpGuides: readonly HelpTopic[] = [
  {
    key: 'beginner',
    group: 'guide',
    title: say('ຄູ່ມືຜູ້ເລີ່ມຕົ້ນ', 'Beginner’s guide', '新手指南'),
    content: article(
      [
        'ຈາກການສະໝັກຫາເກມທຳອິດ ໃຊ້ເວລາບໍ່ຮອດຫ້ານາທີ.',
        'ກົດ “ສະໝັກ” ຕັ້ງຊື່ຜູ້ໃຊ້ ແລະ ລະຫັດຜ່ານ ແລ້ວຍອມຮັບຂໍ້ກຳນົດ',
        'ກົດ “ຝາກເງິນ” ເລືອກວິທີ ແລະ ຈຳນວນ ແລ້ວຈ່າຍໃນໜ້າຂອງຜູ້ໃຫ້ບໍລິການ',
        'ຄົ້ນຫາເກມ ຫຼື ເລືອກໝວດ ແລ້ວກົດຫຼິ້ນ. ເກມເປີດຢູ່ໃນໜ້ານີ້ ຫຼື ໃນໜ້າຕ່າງໃໝ່',
        'ເບິ່ງທຸກລາຍການໃນ “ປະຫວັດບັນຊີ” ແລະ ທຸກຮອບໃນ “ປະຫວັດການເດີມພັນ”',
      ],
      [
        'From signing up to your first game takes less than five minutes.',
        'Press “Register”, choose a username and a password, and accept the terms',
        'Press “Deposit”, choose a method and an amount, and pay on the provider’s page',
        'Search for a game or pick a category, and press play. It opens here or in a window of its own',
        'Every movement stands in the account record, every round in the betting record',
      ],
      [
        '从注册到第一局，不到五分钟。',
        '点击“注册”，设置用户名与密码并同意条款',
        '点击“存款”，选择方式与金额，在支付机构页面付款',
        '搜索游戏或选择分类后开始；游戏在本页或新窗口打开',
        '资金变动见账户明细，每一局见投注记录',
      ],
    ),
  },
  {
    key: 'deposit',
    group: 'guide',
    title: say('ວິທີຝາກເງິນ', 'How to deposit', '如何存款'),
    content: article(
      [
        'ຝາກໄດ້ 24 ຊົ່ວໂມງ ຈາກ ₭10.000 ຫາ ₭50.000.000 ຕໍ່ຄັ້ງ ໂດຍບໍ່ມີຄ່າທຳນຽມຈາກພວກເຮົາ.',
        'LAO QR: ສະແກນດ້ວຍແອັບທະນາຄານໃດກໍໄດ້',
        'ບັດທະນາຄານ: ໃສ່ຂໍ້ມູນໃນໜ້າຂອງຜູ້ໃຫ້ບໍລິການ; ພວກເຮົາບໍ່ເຫັນເລກບັດ',
        'ໂອນເງິນ: ໂອນຕາມຈຳນວນທີ່ສະແດງ ພ້ອມລະຫັດອ້າງອີງ',
        'ຍອດເງິນປັບເອງເມື່ອຜູ້ໃຫ້ບໍລິການຢືນຢັນ. ຖ້າປິດໜ້າຈ່າຍກ່ອນ ເງິນທີ່ຈ່າຍແລ້ວກໍຍັງເຂົ້າ',
        'ຝາກບໍ່ເຂົ້າ? ສົ່ງເລກອ້າງອີງໃຫ້ຝ່າຍບໍລິການລູກຄ້າ',
      ],
      [
        'At any hour, from ₭10,000 to ₭50,000,000 a time, without a fee of ours.',
        'LAO QR: scan with the app of any bank',
        'Bank card: typed on the provider’s page; we never see its number',
        'Transfer: the exact amount shown, with its reference',
        'Your balance changes by itself when the provider confirms. What was paid arrives even if you close the page',
        'Nothing arrived? Give customer service the reference',
      ],
      [
        '全天可存，单笔 ₭10,000 至 ₭50,000,000，本站不收手续费。',
        'LAO QR：用任意银行应用扫码',
        '银行卡：在支付机构页面输入，本站不接触卡号',
        '转账：按显示金额转账并附参考号',
        '机构确认后余额自动更新；即使关闭页面，已付款项也会到账',
        '未到账？请将参考号告知客服',
      ],
    ),
  },
  {
    key: 'withdraw',
    group: 'guide',
    title: say('ວິທີຖອນເງິນ', 'How to withdraw', '如何取款'),
    content: article(
      [
        'ເງິນສົດໃນບັນຊີຂອງທ່ານແມ່ນຂອງທ່ານ. ເງິນໂບນັດຖອນໄດ້ຫຼັງຄົບຍອດເດີມພັນ.',
        'ຊື່ບັນຊີທະນາຄານຕ້ອງກົງກັບຊື່ຂອງທ່ານ',
        'ທຸກຄຳຂໍຖືກກວດ; ທ່ານເຫັນສະຖານະ ແລະ ເຫດຜົນຖ້າຖືກປະຕິເສດ',
        'ເງິນຝາກຕ້ອງເດີມພັນກ່ອນຖອນ; ໜ້າຖອນເງິນສະແດງວ່າຍັງເຫຼືອເທົ່າໃດ',
        'ເມື່ອຈ່າຍແລ້ວ ກະລຸນາແຈ້ງວ່າໄດ້ຮັບຫຼືຍັງ; ຖ້າບໍ່ໄດ້ຮັບ ສົ່ງຮູບລາຍການບັນຊີ',
      ],
      [
        'The cash in your account is yours. Bonus money can be withdrawn once its turnover is reached.',
        'The bank account must be in your own name',
        'Each request is checked; you see its state, and the reason if it is refused',
        'What was paid in is staked first; the withdrawal page shows how much is left',
        'Once it is paid, tell us whether it has arrived; if not, send a picture of your account’s movements',
      ],
      [
        '账户中的现金归您所有；奖金达到流水要求后可取款。',
        '银行账户须为本人姓名',
        '每笔申请都会审核，您可看到状态与拒绝原因',
        '存款须先完成流水；取款页面显示还差多少',
        '付款后请告知是否到账；若未收到，请发送账户交易明细图片',
      ],
    ),
  },
  {
    key: 'play',
    group: 'guide',
    title: say('ເກມ ແລະ ກົດ', 'Games and their rules', '游戏与规则'),
    content: article(
      [
        'ທຸກເກມມີກົດ ອັດຕາຈ່າຍ ແລະ RTP ຢູ່ໃນປຸ່ມ “i” ຂອງເກມ.',
        'ປຸ່ມ “ທົດລອງ” ເປີດດ້ວຍເງິນຫຼິ້ນ ໂອກາດຊະນະຄືກັນ',
        'ຖ້າເຊື່ອມຕໍ່ຂາດ ຮອບຈະຈົບເອງ ແລະ ເງິນລາງວັນເຂົ້າບັນຊີ',
        'ເກມທີ່ປິດບຳລຸງຮັກສາຈະບອກໄວ້ ລອງເກມອື່ນກ່ອນ',
      ],
      [
        'Each game tells its rules, its pay table and its RTP behind the “i” button.',
        '“Try” opens it with play money; the odds are the same',
        'If your connection breaks, the round ends by itself and what you won is paid',
        'A game under maintenance says so; try another meanwhile',
      ],
      [
        '每款游戏的“i”按钮内有规则、赔付表与返还率。',
        '“试玩”使用游戏币，概率相同',
        '若断线，本局将自行结束，派彩照付',
        '维护中的游戏会有提示，请先试试其他游戏',
      ],
    ),
  },
  {
    key: 'app',
    group: 'guide',
    title: say('ຕິດຕັ້ງແອັບ', 'Install the app', '安装应用'),
    content: article(
      [
        'ຈຳປາ ຕິດຕັ້ງໄດ້ຈາກບຣາວເຊີໂດຍກົງ.',
        'Android (Chrome): ເມນູ ⋮ → “ຕິດຕັ້ງແອັບ”',
        'iPhone (Safari): ປຸ່ມແບ່ງປັນ → “ເພີ່ມໃສ່ໜ້າຈໍຫຼັກ”',
        'ຄອມພິວເຕີ: ໄອຄອນຕິດຕັ້ງໃນແຖບທີ່ຢູ່',
      ],
      [
        'Champa installs straight from the browser.',
        'Android (Chrome): menu ⋮ → “Install app”',
        'iPhone (Safari): share button → “Add to Home Screen”',
        'Computer: the install icon in the address bar',
      ],
      [
        '占芭可直接从浏览器安装。',
        'Android（Chrome）：菜单 ⋮ →“安装应用”',
        'iPhone（Safari）：分享按钮 →“添加到主屏幕”',
        '电脑：地址栏中的安装图标',
      ],
    ),
  },
];
