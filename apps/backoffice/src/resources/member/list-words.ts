import { inLanguages } from '../../words/in-languages.ts';

export const notes = inLanguages({
  en: {
    name: 'Note |||| Notes',
    fields: {
      at: 'Time',
      by: 'Employee',
      text: 'Note',
    },
  },
  lo: {
    name: 'ບັນທຶກ',
    fields: {
      at: 'ເວລາ',
      by: 'ພະນັກງານ',
      text: 'ບັນທຶກ',
    },
  },
  cn: {
    name: '备注',
    fields: {
      at: '时间',
      by: '员工',
      text: '备注',
    },
  },
});

export const balances = inLanguages({
  en: {
    name: 'Balance |||| Balances',
    fields: {
      purpose: 'For',
      balance: 'Balance',
      currency: 'Currency',
    },
  },
  lo: {
    name: 'ຍອດເງິນ',
    fields: {
      purpose: 'ສຳລັບ',
      balance: 'ຍອດເງິນ',
      currency: 'ສະກຸນເງິນ',
    },
  },
  cn: {
    name: '余额',
    fields: {
      purpose: '用途',
      balance: '余额',
      currency: '币种',
    },
  },
});

export const movements = inLanguages({
  en: {
    name: 'Movement |||| Movements',
    fields: {
      at: 'Time',
      kind: 'Kind',
      description: 'Description',
      reference: 'Reference',
      amount: 'Amount',
      balance: 'Balance after',
    },
  },
  lo: {
    name: 'ລາຍການເຄື່ອນໄຫວ',
    fields: {
      at: 'ເວລາ',
      kind: 'ປະເພດ',
      description: 'ລາຍລະອຽດ',
      reference: 'ເລກອ້າງອີງ',
      amount: 'ຈຳນວນເງິນ',
      balance: 'ຍອດຫຼັງລາຍການ',
    },
  },
  cn: {
    name: '资金明细',
    fields: {
      at: '时间',
      kind: '类型',
      description: '说明',
      reference: '参考号',
      amount: '金额',
      balance: '变动后余额',
    },
  },
});

export const rounds = inLanguages({
  en: {
    name: 'Round |||| Rounds',
    fields: {
      startedAt: 'Begun',
      gameName: 'Game',
      vassalage: 'Vendor',
      state: 'State',
      stake: 'Stake',
      win: 'Win',
      net: 'Net',
      replay: 'Replay',
    },
  },
  lo: {
    name: 'ຮອບເກມ',
    fields: {
      startedAt: 'ເລີ່ມເມື່ອ',
      gameName: 'ເກມ',
      vassalage: 'ຄ່າຍເກມ',
      state: 'ສະຖານະ',
      stake: 'ເດີມພັນ',
      win: 'ເງິນລາງວັນ',
      net: 'ໄດ້ເສຍສຸດທິ',
      replay: 'ເບິ່ງຄືນ',
    },
  },
  cn: {
    name: '游戏局',
    fields: {
      startedAt: '开始时间',
      gameName: '游戏',
      vassalage: '厂商',
      state: '状态',
      stake: '投注',
      win: '派彩',
      net: '净输赢',
      replay: '回放',
    },
  },
});

export const deposits = inLanguages({
  en: {
    name: 'Deposit |||| Deposits',
    fields: {
      id: 'No.',
      createdAt: 'Begun',
      kind: 'By',
      amount: 'Amount',
      credit: 'Credit',
      currency: 'Currency',
      state: 'State',
      creditedAt: 'Credited',
    },
  },
  lo: {
    name: 'ເງິນຝາກ',
    fields: {
      id: 'ເລກທີ',
      createdAt: 'ເລີ່ມເມື່ອ',
      kind: 'ດ້ວຍ',
      amount: 'ຈຳນວນເງິນ',
      credit: 'ເຂົ້າບັນຊີ',
      currency: 'ສະກຸນເງິນ',
      state: 'ສະຖານະ',
      creditedAt: 'ເຂົ້າບັນຊີເມື່ອ',
    },
  },
  cn: {
    name: '存款',
    fields: {
      id: '编号',
      createdAt: '发起时间',
      kind: '方式',
      amount: '金额',
      credit: '入账',
      currency: '币种',
      state: '状态',
      creditedAt: '入账时间',
    },
  },
});

export const withdrawals = inLanguages({
  en: {
    name: 'Withdrawal |||| Withdrawals',
    fields: {
      id: 'No.',
      createdAt: 'Asked for',
      amount: 'Amount',
      fee: 'Fee',
      paid: 'Paid',
      currency: 'Currency',
      payee: 'To',
      score: 'Risk',
      state: 'State',
    },
  },
  lo: {
    name: 'ການຖອນເງິນ',
    fields: {
      id: 'ເລກທີ',
      createdAt: 'ຂໍເມື່ອ',
      amount: 'ຈຳນວນເງິນ',
      fee: 'ຄ່າທຳນຽມ',
      paid: 'ຈ່າຍແລ້ວ',
      currency: 'ສະກຸນເງິນ',
      payee: 'ຫາ',
      score: 'ຄວາມສ່ຽງ',
      state: 'ສະຖານະ',
    },
  },
  cn: {
    name: '取款',
    fields: {
      id: '编号',
      createdAt: '申请时间',
      amount: '金额',
      fee: '手续费',
      paid: '已支付',
      currency: '币种',
      payee: '收款账户',
      score: '风险',
      state: '状态',
    },
  },
});

export const turnover = inLanguages({
  en: {
    name: 'Requirement |||| Turnover still required',
    fields: {
      since: 'Since',
      cause: 'For',
      required: 'Required',
      done: 'Staked',
      remaining: 'Left',
    },
  },
  lo: {
    name: 'ຍອດເດີມພັນທີ່ຍັງຕ້ອງການ',
    fields: {
      since: 'ຕັ້ງແຕ່',
      cause: 'ສຳລັບ',
      required: 'ຕ້ອງການ',
      done: 'ເດີມພັນແລ້ວ',
      remaining: 'ຍັງເຫຼືອ',
    },
  },
  cn: {
    name: '待完成流水',
    fields: {
      since: '起始时间',
      cause: '来源',
      required: '需完成',
      done: '已完成',
      remaining: '剩余',
    },
  },
});

export const bonuses = inLanguages({
  en: {
    name: 'Bonus |||| Bonuses',
    fields: {
      grantedAt: 'Granted',
      name: 'Offer',
      state: 'State',
      amount: 'Amount',
      required: 'To stake',
      wagered: 'Staked',
      converted: 'Became cash',
      expiresAt: 'Expires',
    },
    states: {
      queued: 'Waits',
      active: 'Active',
      completed: 'Completed',
      used_up: 'Used up',
      expired: 'Expired',
      forfeited: 'Forfeited',
    },
  },
  lo: {
    name: 'ໂບນັດ',
    fields: {
      grantedAt: 'ໃຫ້ເມື່ອ',
      name: 'ຂໍ້ສະເໜີ',
      state: 'ສະຖານະ',
      amount: 'ຈຳນວນເງິນ',
      required: 'ຕ້ອງເດີມພັນ',
      wagered: 'ເດີມພັນແລ້ວ',
      converted: 'ກາຍເປັນເງິນສົດ',
      expiresAt: 'ໝົດອາຍຸ',
    },
    states: {
      queued: 'ລໍຖ້າ',
      active: 'ກຳລັງໃຊ້',
      completed: 'ສຳເລັດ',
      used_up: 'ໃຊ້ໝົດແລ້ວ',
      expired: 'ໝົດອາຍຸແລ້ວ',
      forfeited: 'ຖືກຍຶດ',
    },
  },
  cn: {
    name: '奖金',
    fields: {
      grantedAt: '发放时间',
      name: '优惠',
      state: '状态',
      amount: '金额',
      required: '需完成流水',
      wagered: '已完成流水',
      converted: '转为现金',
      expiresAt: '到期时间',
    },
    states: {
      queued: '排队中',
      active: '进行中',
      completed: '已完成',
      used_up: '已用完',
      expired: '已过期',
      forfeited: '已作废',
    },
  },
});

export const gifts = inLanguages({
  en: {
    name: 'Gift |||| Gifts',
    fields: {
      givenAt: 'Given',
      title: 'Title',
      content: 'Content',
      source: 'From',
      state: 'State',
      expiresAt: 'Expires',
    },
    kinds: {
      cash: 'Cash',
      bonus: 'Bonus',
      points: 'Points',
      tickets: 'Tickets',
      free_rounds: 'Free rounds',
    },
    sources: {
      promotion: 'Promotion',
      mission: 'Mission',
      vip: 'VIP',
      prize: 'Prize game',
      envelope: 'Red envelope',
      points: 'Points mall',
      staff: 'Staff',
    },
    states: {
      coming: 'Coming',
      waiting: 'To be claimed',
      claimed: 'Claimed',
      expired: 'Expired',
      taken_back: 'Taken back',
    },
  },
  lo: {
    name: 'ລາງວັນ',
    fields: {
      givenAt: 'ໃຫ້ເມື່ອ',
      title: 'ຊື່',
      content: 'ເນື້ອໃນ',
      source: 'ຈາກ',
      state: 'ສະຖານະ',
      expiresAt: 'ໝົດອາຍຸ',
    },
    kinds: {
      cash: 'ເງິນສົດ',
      bonus: 'ໂບນັດ',
      points: 'ຄະແນນ',
      tickets: 'ປີ້ລາງວັນ',
      free_rounds: 'ຮອບຟຣີ',
    },
    sources: {
      promotion: 'ໂປຣໂມຊັນ',
      mission: 'ພາລະກິດ',
      vip: 'ວີໄອພີ',
      prize: 'ເກມລາງວັນ',
      envelope: 'ຊອງແດງ',
      points: 'ຮ້ານຄະແນນ',
      staff: 'ພະນັກງານ',
    },
    states: {
      coming: 'ກຳລັງມາ',
      waiting: 'ລໍຖ້າຮັບ',
      claimed: 'ຮັບແລ້ວ',
      expired: 'ໝົດອາຍຸແລ້ວ',
      taken_back: 'ຖືກຖອນຄືນ',
    },
  },
  cn: {
    name: '奖励',
    fields: {
      givenAt: '发放时间',
      title: '名称',
      content: '内容',
      source: '来源',
      state: '状态',
      expiresAt: '到期时间',
    },
    kinds: {
      cash: '现金',
      bonus: '奖金',
      points: '积分',
      tickets: '抽奖券',
      free_rounds: '免费局',
    },
    sources: {
      promotion: '活动',
      mission: '任务',
      vip: '会员等级',
      prize: '抽奖游戏',
      envelope: '红包',
      points: '积分商城',
      staff: '员工',
    },
    states: {
      coming: '即将开放',
      waiting: '待领取',
      claimed: '已领取',
      expired: '已过期',
      taken_back: '已收回',
    },
  },
});

export const awards = inLanguages({
  en: {
    name: 'Award |||| Awards of promotions',
    fields: {
      at: 'Time',
      promotion: 'Promotion',
      state: 'State',
      reason: 'Reason',
    },
    states: {
      review: 'In review',
      given: 'Given',
      refused: 'Refused',
    },
  },
  lo: {
    name: 'ຜົນຂອງໂປຣໂມຊັນ',
    fields: {
      at: 'ເວລາ',
      promotion: 'ໂປຣໂມຊັນ',
      state: 'ສະຖານະ',
      reason: 'ເຫດຜົນ',
    },
    states: {
      review: 'ກຳລັງກວດ',
      given: 'ໃຫ້ແລ້ວ',
      refused: 'ປະຕິເສດ',
    },
  },
  cn: {
    name: '活动评定',
    fields: {
      at: '时间',
      promotion: '活动',
      state: '状态',
      reason: '原因',
    },
    states: {
      review: '审核中',
      given: '已发放',
      refused: '已拒绝',
    },
  },
});

export const points = inLanguages({
  en: {
    name: 'Movement of points |||| Points',
    fields: {
      at: 'Time',
      kind: 'Kind',
      changed: 'Change',
      balance: 'Balance after',
      reference: 'Reference',
      reason: 'Reason',
      by: 'By',
    },
    kinds: {
      turnover: 'Play',
      deposit: 'Deposit',
      gift: 'Gift',
      redeem: 'Redeemed',
      returned: 'Returned',
      convert: 'Converted',
      adjustment: 'Changed by staff',
    },
  },
  lo: {
    name: 'ຄະແນນ',
    fields: {
      at: 'ເວລາ',
      kind: 'ປະເພດ',
      changed: 'ປ່ຽນແປງ',
      balance: 'ຍອດຫຼັງລາຍການ',
      reference: 'ເລກອ້າງອີງ',
      reason: 'ເຫດຜົນ',
      by: 'ໂດຍ',
    },
    kinds: {
      turnover: 'ການຫຼິ້ນ',
      deposit: 'ເງິນຝາກ',
      gift: 'ລາງວັນ',
      redeem: 'ແລກ',
      returned: 'ສົ່ງຄືນ',
      convert: 'ປ່ຽນເປັນເງິນ',
      adjustment: 'ປັບໂດຍພະນັກງານ',
    },
  },
  cn: {
    name: '积分明细',
    fields: {
      at: '时间',
      kind: '类型',
      changed: '变动',
      balance: '变动后余额',
      reference: '参考号',
      reason: '原因',
      by: '操作者',
    },
    kinds: {
      turnover: '投注',
      deposit: '存款',
      gift: '奖励',
      redeem: '兑换',
      returned: '退回',
      convert: '转换',
      adjustment: '员工调整',
    },
  },
});

export const ranks = inLanguages({
  en: {
    name: 'Change of rank |||| VIP rank',
    fields: {
      at: 'Time',
      from: 'From',
      to: 'To',
      cause: 'Why',
      reason: 'Reason',
      by: 'By',
    },
    causes: {
      growth: 'Growth',
      month: 'End of a month',
      staff: 'Set by staff',
      staff_ended: 'End of a set rank',
      recount: 'A new table',
    },
  },
  lo: {
    name: 'ລະດັບວີໄອພີ',
    fields: {
      at: 'ເວລາ',
      from: 'ຈາກ',
      to: 'ເປັນ',
      cause: 'ຍ້ອນ',
      reason: 'ເຫດຜົນ',
      by: 'ໂດຍ',
    },
    causes: {
      growth: 'ການເຕີບໂຕ',
      month: 'ທ້າຍເດືອນ',
      staff: 'ຕັ້ງໂດຍພະນັກງານ',
      staff_ended: 'ໝົດລະດັບທີ່ຕັ້ງ',
      recount: 'ຕາຕະລາງໃໝ່',
    },
  },
  cn: {
    name: '会员等级变动',
    fields: {
      at: '时间',
      from: '原等级',
      to: '新等级',
      cause: '缘由',
      reason: '原因',
      by: '操作者',
    },
    causes: {
      growth: '成长',
      month: '月末',
      staff: '员工设置',
      staff_ended: '设置到期',
      recount: '新等级表',
    },
  },
});

export const tickets = inLanguages({
  en: {
    name: 'Ticket |||| Tickets of prize games',
    fields: {
      id: 'Prize game',
      tickets: 'Tickets',
      next: 'Next to expire',
    },
  },
  lo: {
    name: 'ປີ້ເກມລາງວັນ',
    fields: {
      id: 'ເກມລາງວັນ',
      tickets: 'ປີ້',
      next: 'ຈະໝົດອາຍຸກ່ອນ',
    },
  },
  cn: {
    name: '抽奖券',
    fields: {
      id: '抽奖游戏',
      tickets: '张数',
      next: '最近到期',
    },
  },
});

export const signIns = inLanguages({
  en: {
    name: 'Sign-in |||| Sign-ins',
    fields: {
      openedAt: 'Signed in',
      method: 'By',
      ip: 'Address',
      device: 'Device',
      seenAt: 'Last seen',
      endedAt: 'Ended',
      end: 'Session',
    },
    methods: {
      password: 'Password',
      sms: 'Code by SMS',
      dynamic: 'One-time code',
      passkey: 'Passkey',
      provider: 'Another account',
      register: 'Registration',
      trial: 'Trial',
      handOver: 'Handed over',
    },
  },
  lo: {
    name: 'ການເຂົ້າສູ່ລະບົບ',
    fields: {
      openedAt: 'ເຂົ້າເມື່ອ',
      method: 'ດ້ວຍ',
      ip: 'ທີ່ຢູ່',
      device: 'ອຸປະກອນ',
      seenAt: 'ເຫັນຫຼ້າສຸດ',
      endedAt: 'ສິ້ນສຸດເມື່ອ',
      end: 'ການເຂົ້າ',
    },
    methods: {
      password: 'ລະຫັດຜ່ານ',
      sms: 'ລະຫັດທາງ SMS',
      dynamic: 'ລະຫັດໃຊ້ຄັ້ງດຽວ',
      passkey: 'ພາສຄີ',
      provider: 'ບັນຊີອື່ນ',
      register: 'ການສະໝັກ',
      trial: 'ທົດລອງ',
      handOver: 'ສົ່ງຕໍ່',
    },
  },
  cn: {
    name: '登录记录',
    fields: {
      openedAt: '登录时间',
      method: '方式',
      ip: '地址',
      device: '设备',
      seenAt: '最近活动',
      endedAt: '结束时间',
      end: '会话',
    },
    methods: {
      password: '密码',
      sms: '短信验证码',
      dynamic: '一次性验证码',
      passkey: '通行密钥',
      provider: '第三方账户',
      register: '注册',
      trial: '试玩',
      handOver: '转接',
    },
  },
});

export const links = inLanguages({
  en: {
    name: 'Linked account |||| Linked accounts',
    fields: {
      username: 'Username',
      status: 'Status',
      registeredAt: 'Registered',
      reasons: 'Because of',
    },
    why: {
      payee: 'Same account for withdrawals',
      device: 'Same device',
      address: 'Same IP address',
    },
  },
  lo: {
    name: 'ບັນຊີທີ່ເຊື່ອມໂຍງ',
    fields: {
      username: 'ຊື່ຜູ້ໃຊ້',
      status: 'ສະຖານະ',
      registeredAt: 'ສະໝັກເມື່ອ',
      reasons: 'ຍ້ອນ',
    },
    why: {
      payee: 'ບັນຊີຖອນເງິນດຽວກັນ',
      device: 'ອຸປະກອນດຽວກັນ',
      address: 'ທີ່ຢູ່ໄອພີດຽວກັນ',
    },
  },
  cn: {
    name: '关联账户',
    fields: {
      username: '用户名',
      status: '状态',
      registeredAt: '注册时间',
      reasons: '关联原因',
    },
    why: {
      payee: '相同取款账户',
      device: '相同设备',
      address: '相同登录地址',
    },
  },
});

export const uplines = inLanguages({
  en: {
    name: 'Upline |||| Uplines',
    fields: {
      id: 'ID',
      username: 'Username',
    },
  },
  lo: {
    name: 'ສາຍເທິງ',
    fields: {
      id: 'ໄອດີ',
      username: 'ຊື່ຜູ້ໃຊ້',
    },
  },
  cn: {
    name: '上级',
    fields: {
      id: '编号',
      username: '用户名',
    },
  },
});

export const limits = inLanguages({
  en: {
    name: 'Limit |||| Limits',
    fields: {
      limit: 'Limit',
      amount: 'Member’s own',
      operatorAmount: 'Operator’s',
      inForce: 'Holds now',
      used: 'Used',
      resetsAt: 'Begins anew',
      pendingAt: 'Changes',
    },
    words: {
      deposit: 'Deposits',
      loss: 'Losses',
      stake: 'Stakes',
      day: 'day',
      week: 'week',
      month: 'month',
      session: 'Session',
    },
    set: 'Set a limit',
    set_effect:
      '%{name}: this limit holds at once, beside the member’s own; the stricter of both counts. The member sees it as the operator’s and cannot loosen it. An empty field lifts it.',
    which: 'Limit',
    amount_help: 'In the main unit; empty: lift',
    minutes: 'Minutes',
    minutes_help: '10 to 1440; empty: lift',
    minutes_of: '%{minutes} min',
  },
  lo: {
    name: 'ຂີດຈຳກັດ',
    fields: {
      limit: 'ຂີດຈຳກັດ',
      amount: 'ສະມາຊິກຕັ້ງເອງ',
      operatorAmount: 'ຜູ້ໃຫ້ບໍລິການຕັ້ງ',
      inForce: 'ໃຊ້ຢູ່ດຽວນີ້',
      used: 'ໃຊ້ແລ້ວ',
      resetsAt: 'ເລີ່ມໃໝ່',
      pendingAt: 'ປ່ຽນເມື່ອ',
    },
    words: {
      deposit: 'ເງິນຝາກ',
      loss: 'ການເສຍ',
      stake: 'ເດີມພັນ',
      day: 'ມື້',
      week: 'ອາທິດ',
      month: 'ເດືອນ',
      session: 'ເວລາຕໍ່ຄັ້ງ',
    },
    set: 'ຕັ້ງຂີດຈຳກັດ',
    set_effect:
      '%{name}: ຂີດຈຳກັດນີ້ມີຜົນທັນທີ ຄຽງຄູ່ກັບທີ່ສະມາຊິກຕັ້ງເອງ; ອັນທີ່ເຂັ້ມກວ່າມີຜົນ. ສະມາຊິກເຫັນວ່າເຮົາເປັນຜູ້ຕັ້ງ ແລະ ຜ່ອນບໍ່ໄດ້. ຊ່ອງຫວ່າງແມ່ນຍົກເລີກ.',
    which: 'ຂີດຈຳກັດ',
    amount_help: 'ຫວ່າງ: ຍົກເລີກ',
    minutes: 'ນາທີ',
    minutes_help: '10 ຫາ 1440; ຫວ່າງ: ຍົກເລີກ',
    minutes_of: '%{minutes} ນາທີ',
  },
  cn: {
    name: '限额',
    fields: {
      limit: '限额',
      amount: '会员自设',
      operatorAmount: '平台设定',
      inForce: '当前生效',
      used: '已用',
      resetsAt: '重置时间',
      pendingAt: '变更时间',
    },
    words: {
      deposit: '存款',
      loss: '亏损',
      stake: '投注',
      day: '每日',
      week: '每周',
      month: '每月',
      session: '单次时长',
    },
    set: '设定限额',
    set_effect:
      '%{name}：此限额立即生效，与会员自设的限额并存，以较严者为准。会员可见其由平台设定，不能放宽。留空即取消。',
    which: '限额',
    amount_help: '留空：取消',
    minutes: '分钟',
    minutes_help: '10 至 1440；留空：取消',
    minutes_of: '%{minutes} 分钟',
  },
});

export const limitChanges = inLanguages({
  en: {
    name: 'Change |||| Changes of limits and exclusions',
    fields: {
      at: 'Time',
      what: 'What',
      details: 'Details',
      by: 'By',
    },
    kinds: {
      limit: 'Limit',
      kept: 'Limit kept',
      operator_limit: 'Limit by the operator',
      operator_limit_lifted: 'Limit by the operator lifted',
      time_out: 'Pause',
      exclusion: 'Exclusion',
      reality_check: 'Reality check',
    },
  },
  lo: {
    name: 'ການປ່ຽນຂີດຈຳກັດ ແລະ ການຫ້າມ',
    fields: {
      at: 'ເວລາ',
      what: 'ສິ່ງທີ່ປ່ຽນ',
      details: 'ລາຍລະອຽດ',
      by: 'ໂດຍ',
    },
    kinds: {
      limit: 'ຂີດຈຳກັດ',
      kept: 'ຮັກສາຂີດຈຳກັດ',
      operator_limit: 'ຂີດຈຳກັດທີ່ເຮົາຕັ້ງ',
      operator_limit_lifted: 'ຍົກເລີກຂີດຈຳກັດທີ່ເຮົາຕັ້ງ',
      time_out: 'ພັກການຫຼິ້ນ',
      exclusion: 'ຫ້າມຕົນເອງຫຼິ້ນ',
      reality_check: 'ການເຕືອນເວລາຫຼິ້ນ',
    },
  },
  cn: {
    name: '限额与禁止的变更',
    fields: {
      at: '时间',
      what: '内容',
      details: '详情',
      by: '操作者',
    },
    kinds: {
      limit: '限额',
      kept: '保留限额',
      operator_limit: '平台设定限额',
      operator_limit_lifted: '取消平台限额',
      time_out: '暂停游戏',
      exclusion: '自我禁止',
      reality_check: '游戏提醒',
    },
  },
});

export const messages = inLanguages({
  en: {
    name: 'Message |||| Messages',
    fields: {
      at: 'Time',
      title: 'Title',
      content: 'Text',
      isRead: 'Read',
    },
  },
  lo: {
    name: 'ຂໍ້ຄວາມ',
    fields: {
      at: 'ເວລາ',
      title: 'ຫົວຂໍ້',
      content: 'ຂໍ້ຄວາມ',
      isRead: 'ອ່ານແລ້ວ',
    },
  },
  cn: {
    name: '消息',
    fields: {
      at: '时间',
      title: '标题',
      content: '正文',
      isRead: '已读',
    },
  },
});

export const audit = inLanguages({
  en: {
    name: 'Entry |||| What employees did',
    fields: {
      at: 'Time',
      by: 'Employee',
      action: 'Action',
      after: 'Change',
      reason: 'Reason',
    },
  },
  lo: {
    name: 'ສິ່ງທີ່ພະນັກງານເຮັດ',
    fields: {
      at: 'ເວລາ',
      by: 'ພະນັກງານ',
      action: 'ການກະທຳ',
      after: 'ການປ່ຽນແປງ',
      reason: 'ເຫດຜົນ',
    },
  },
  cn: {
    name: '员工操作',
    fields: {
      at: '时间',
      by: '员工',
      action: '操作',
      after: '变更',
      reason: '原因',
    },
  },
});
