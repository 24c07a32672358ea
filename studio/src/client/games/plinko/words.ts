import type { Words } from '../../i18n/index.ts';

export const plinkoWords = {
  EN: {
    rows: 'Rows',
    board: 'Board with {rows} rows of pins',
    slot: 'Slot {slot}',
    landed: 'The ball landed in slot {slot} of {slots}',
    rule: 'A ball falls through rows of pins. At each pin it goes left or right with the same chance, and it pays what its slot says. More rows and higher risk move the money to the edges.',
    table: '{rows} rows',
  },
  LO: {
    rows: 'ແຖວ',
    board: 'ກະດານມີ {rows} ແຖວໝຸດ',
    slot: 'ຊ່ອງ {slot}',
    landed: 'ບານຕົກລົງຊ່ອງ {slot} ໃນ {slots}',
    rule: 'ບານຕົກຜ່ານແຖວໝຸດ. ທີ່ແຕ່ລະໝຸດ ບານໄປຊ້າຍ ຫຼື ຂວາດ້ວຍໂອກາດເທົ່າກັນ ແລະ ຈ່າຍຕາມຊ່ອງທີ່ຕົກ. ແຖວຫຼາຍຂຶ້ນ ແລະ ຄວາມສ່ຽງສູງຂຶ້ນ ຍ້າຍເງິນໄປຫາຂອບ.',
    table: '{rows} ແຖວ',
  },
  CN: {
    rows: '行数',
    board: '{rows} 行钉板',
    slot: '第 {slot} 槽',
    landed: '小球落入第 {slot} 槽（共 {slots} 槽）',
    rule: '小球穿过多行钉子，每到一钉向左或向右的机会相同，落入哪个槽就按该槽赔付。行数越多、风险越高，奖金越集中在两侧。',
    table: '{rows} 行',
  },
} as const satisfies Words<string>;
