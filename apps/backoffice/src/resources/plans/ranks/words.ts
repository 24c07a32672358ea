import { inLanguages } from '../../../words/in-languages.ts';
import { parts } from '../part-words/index.ts';
import { shared } from '../shared-words.ts';

export const words = inLanguages({
  en: {
    ...shared.en,
    no_keys: 'There is a table of ranks already.',
    groups: {},
    name: 'Table of ranks |||| VIP ranks',
    of: {
      any: parts.en,
      ranks: {
        privileges: {
          withdrawal: {
            max: 'At most in one',
            _: 'Withdrawals',
          },
          _: 'Privileges',
          bonus: {
            upgrade: 'For rising',
          },
        },
        _: 'Ranks',
      },
    },
  },
  lo: {
    ...shared.lo,
    no_keys: 'ມີຕາຕະລາງລະດັບຢູ່ແລ້ວ.',
    groups: {},
    name: 'ລະດັບ VIP',
    of: {
      any: parts.lo,
      ranks: {
        privileges: {
          withdrawal: {
            max: 'ຫຼາຍສຸດຕໍ່ຄັ້ງ',
            _: 'ການຖອນເງິນ',
          },
          _: 'ສິດທິພິເສດ',
          bonus: {
            upgrade: 'ເມື່ອເລື່ອນລະດັບ',
          },
        },
        _: 'ລະດັບ',
      },
    },
  },
  cn: {
    ...shared.cn,
    no_keys: '已有等级表。',
    groups: {},
    name: 'VIP 等级',
    of: {
      any: parts.cn,
      ranks: {
        privileges: {
          withdrawal: {
            max: '单笔最多',
            _: '提现',
          },
          _: '特权',
          bonus: {
            upgrade: '升级礼金',
          },
        },
        _: '等级',
      },
    },
  },
});
