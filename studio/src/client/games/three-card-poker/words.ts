import type { Words } from '../../i18n/index.ts';
import { pokerWords } from '../table/poker-words.ts';

export const threeCardWords = {
  EN: {
    ...pokerWords.EN,
    ante: 'Ante',
    'pair-plus': 'Pair plus',
    play: 'Play',
    anteRow: 'Ante, played from queen, six, four up',
    pairRow: 'Pair plus: pair, flush, straight, three, straight flush',
    print: 'Dealer plays with queen high or better',
    rule: 'You and the dealer get three cards each from one freshly shuffled pack. Look at yours: play, which adds your ante again, or fold and lose the ante.',
    order:
      'From high to low: straight flush, three of a kind, straight, flush, pair, high card. With three cards a straight is rarer than a flush.',
    paid: 'If the dealer has less than queen high, the ante pays 1 to 1 and the play bet comes back. Else the better hand wins both, 1 to 1; a tie is a push. A straight is paid 1 to 1 on the ante besides, three of a kind 4 to 1, a straight flush 5 to 1, also if the dealer wins.',
    side: 'Pair plus is paid by your hand alone, whatever the dealer has and even if you fold.',
    leave:
      'A round that you leave is folded. All cards are decided when you bet; the return of the ante counts every deal of both hands.',
  },
  LO: {
    ...pokerWords.LO,
    ante: 'ແອນເຕ',
    'pair-plus': 'ຄູ່ຂຶ້ນໄປ',
    play: 'ຫຼິ້ນ',
    anteRow: 'ແອນເຕ, ຫຼິ້ນຕັ້ງແຕ່ແໝ່ມ ຫົກ ສີ່ ຂຶ້ນໄປ',
    pairRow: 'ຄູ່ຂຶ້ນໄປ: ຄູ່, ດອກດຽວ, ລຽງ, ຕອງ, ລຽງດອກດຽວ',
    print: 'ເຈົ້າມືຫຼິ້ນເມື່ອມີແໝ່ມຂຶ້ນໄປ',
    rule: 'ທ່ານ ແລະ ເຈົ້າມືໄດ້ຄົນລະສາມໃບ ຈາກໄພ້ສຳຮັບດຽວທີ່ສັບໃໝ່. ເບິ່ງໄພ້ຂອງທ່ານ: ຫຼິ້ນ ໂດຍເພີ່ມເທົ່າແອນເຕ, ຫຼື ໝອບ ແລະ ເສຍແອນເຕ.',
    order: 'ຈາກສູງຫາຕ່ຳ: ລຽງດອກດຽວ, ຕອງ, ລຽງ, ດອກດຽວ, ຄູ່, ໃບສູງ. ມີສາມໃບ ລຽງຫາຍາກກວ່າດອກດຽວ.',
    paid: 'ຖ້າເຈົ້າມືບໍ່ເຖິງແໝ່ມ ແອນເຕຈ່າຍ 1 ຕໍ່ 1 ແລະ ເງິນຫຼິ້ນໄດ້ຄືນ. ບໍ່ດັ່ງນັ້ນ ມືດີກວ່າຊະນະທັງສອງ 1 ຕໍ່ 1; ເທົ່າກັນແມ່ນສະເໝີ. ລຽງໄດ້ເພີ່ມ 1 ຕໍ່ 1 ຂອງແອນເຕ, ຕອງ 4 ຕໍ່ 1, ລຽງດອກດຽວ 5 ຕໍ່ 1 ເຖິງວ່າເຈົ້າມືຊະນະ.',
    side: 'ຄູ່ຂຶ້ນໄປຈ່າຍຕາມໄພ້ຂອງທ່ານຢ່າງດຽວ ບໍ່ວ່າເຈົ້າມືມີຫຍັງ ແລະ ເຖິງທ່ານໝອບ.',
    leave: 'ຮອບທີ່ທ່ານປະໄວ້ຖືວ່າໝອບ. ໄພ້ທຸກໃບຖືກກຳນົດແລ້ວຕອນທີ່ທ່ານເດີມພັນ; ອັດຕາຄືນຂອງແອນເຕນັບທຸກການແຈກຂອງທັງສອງມື.',
  },
  CN: {
    ...pokerWords.CN,
    ante: '底注',
    'pair-plus': '对子以上',
    play: '跟注',
    anteRow: '底注，Q-6-4 及以上跟注',
    pairRow: '对子以上：对子、同花、顺子、三条、同花顺',
    print: '庄家 Q 高牌及以上才合格',
    rule: '您与庄家各发三张，用一副重新洗过的牌。看牌后可跟注（再押一份底注），或弃牌输掉底注。',
    order: '由大到小：同花顺、三条、顺子、同花、对子、高牌。三张牌时顺子比同花少见。',
    paid: '庄家不足 Q 高牌时，底注赔 1，跟注退还。否则牌大者两注均赢，赔 1；相同为平。另外顺子按底注加赔 1，三条加赔 4，同花顺加赔 5，即使庄家赢也赔。',
    side: '对子以上只看您的牌，与庄家无关，弃牌也赔。',
    leave: '您离开的一局按弃牌处理。全部牌在下注时即已确定；底注返还率按双方所有发牌计算。',
  },
} as const satisfies Words<string>;
