import type { Words } from '../../i18n/index.ts';

export const wheelWords = {
  EN: {
    wheel: 'Wheel with {segments} segments',
    stopped: 'The wheel stopped at {multiplier}×',
    segments: '{count} of {all}',
    segment: 'Segment',
    share: 'Segments',
    rule: 'The wheel stops at one of its segments, each equally likely, and pays what stands on it. Higher risk: fewer segments pay, and they pay more.',
    table: '{risk} risk: {segments} segments',
  },
  LO: {
    wheel: 'ກົງລໍ້ມີ {segments} ຊ່ອງ',
    stopped: 'ກົງລໍ້ຢຸດທີ່ {multiplier}×',
    segments: '{count} ໃນ {all}',
    segment: 'ຊ່ອງ',
    share: 'ຈຳນວນຊ່ອງ',
    rule: 'ກົງລໍ້ຢຸດຢູ່ຊ່ອງໃດຊ່ອງໜຶ່ງ ໂອກາດເທົ່າກັນ ແລະ ຈ່າຍຕາມທີ່ຂຽນໄວ້. ຄວາມສ່ຽງສູງຂຶ້ນ: ຊ່ອງທີ່ຈ່າຍໜ້ອຍລົງ ແຕ່ຈ່າຍຫຼາຍຂຶ້ນ.',
    table: 'ຄວາມສ່ຽງ{risk}: {segments} ຊ່ອງ',
  },
  CN: {
    wheel: '{segments} 格转盘',
    stopped: '转盘停在 {multiplier}×',
    segments: '{all} 格中 {count} 格',
    segment: '格',
    share: '格数',
    rule: '转盘停在任意一格的机会均等，按格上数字赔付。风险越高，有奖的格越少，赔付越高。',
    table: '{risk}风险：{segments} 格',
  },
} as const satisfies Words<string>;
