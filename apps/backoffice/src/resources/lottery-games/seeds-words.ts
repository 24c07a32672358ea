import { inLanguages } from '../../words/in-languages.ts';

/** The hash chains that the house draws from. */
export const seeds = inLanguages({
  en: {
    seeds: 'Seeds',
    no_seeds: 'Its results come from outside: it has no seeds.',
    seeds_hint:
      'The hash of a chain is published before its first draw, its salt after that. Draws reveal seed by seed, so nobody can choose a result. The next chain is used once those before are used up.',
    chain: 'Chain %{id}, published %{at}',
    chain_used: '%{used} of %{length} seeds are used',
    commitment: 'Published hash',
    salt: 'Public salt',
    no_salt: 'none yet: not in use',
    publish: 'Publish the next chain',
    publish_effect: '%{name}: new seeds are made and their hash is published. They are used once the chain has a salt.',
    set_salt: 'Set the salt',
    set_salt_effect:
      'Chain %{name}: a value that nobody knew when its hash was published, such as a headline of today. It cannot be changed.',
    verify: 'Verify',
    verified: '%{smart_count} seeds are revealed, all of this chain',
    broken: 'Not of this chain: the seeds of draws %{draws}',
  },
  lo: {
    seeds: 'ລະຫັດອອກເລກ',
    no_seeds: 'ຜົນມາຈາກພາຍນອກ: ບໍ່ມີລະຫັດ.',
    seeds_hint:
      'ຄ່າແຮຊຂອງສາຍຖືກປະກາດກ່ອນງວດທຳອິດ, ເກືອປະກາດພາຍຫຼັງ. ແຕ່ລະງວດເປີດເຜີຍລະຫັດໜຶ່ງ ຈຶ່ງບໍ່ມີໃຜເລືອກຜົນໄດ້. ສາຍຕໍ່ໄປຈະໃຊ້ເມື່ອສາຍກ່ອນໝົດ.',
    chain: 'ສາຍ %{id}, ປະກາດ %{at}',
    chain_used: 'ໃຊ້ແລ້ວ %{used} ຈາກ %{length} ລະຫັດ',
    commitment: 'ຄ່າແຮຊທີ່ປະກາດ',
    salt: 'ເກືອສາທາລະນະ',
    no_salt: 'ຍັງບໍ່ມີ: ຍັງບໍ່ໃຊ້',
    publish: 'ປະກາດສາຍຕໍ່ໄປ',
    publish_effect: '%{name}: ສ້າງລະຫັດໃໝ່ ແລະ ປະກາດຄ່າແຮຊ. ຈະໃຊ້ເມື່ອສາຍມີເກືອແລ້ວ.',
    set_salt: 'ກຳນົດເກືອ',
    set_salt_effect: 'ສາຍ %{name}: ຄ່າທີ່ບໍ່ມີໃຜຮູ້ຕອນປະກາດແຮຊ ເຊັ່ນ ຫົວຂໍ້ຂ່າວມື້ນີ້. ປ່ຽນບໍ່ໄດ້ອີກ.',
    verify: 'ກວດສອບ',
    verified: 'ເປີດເຜີຍແລ້ວ %{smart_count} ລະຫັດ, ທັງໝົດແມ່ນຂອງສາຍນີ້',
    broken: 'ບໍ່ແມ່ນຂອງສາຍນີ້: ລະຫັດຂອງງວດ %{draws}',
  },
  cn: {
    seeds: '种子',
    no_seeds: '结果来自外部，没有种子。',
    seeds_hint:
      '链的哈希在首期之前公布，盐值在其后公布。每期公开一个种子，因此无人能挑选结果。前面的链用完后才使用下一条。',
    chain: '链 %{id}，公布于 %{at}',
    chain_used: '已用 %{used} / %{length} 个种子',
    commitment: '公布的哈希',
    salt: '公开盐值',
    no_salt: '尚无：未启用',
    publish: '公布下一条链',
    publish_effect: '%{name}：生成新种子并公布其哈希。设定盐值后启用。',
    set_salt: '设定盐值',
    set_salt_effect: '链 %{name}：公布哈希时无人知晓的值，例如今日头条。设定后不可更改。',
    verify: '验证',
    verified: '已公开 %{smart_count} 个种子，均属此链',
    broken: '不属此链：期次 %{draws} 的种子',
  },
});
