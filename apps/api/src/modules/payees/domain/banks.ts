/** The commercial banks and e-wallets of Laos, by the names members know them by. */
export const laoPayees = {
  banks: [
    { code: 'BCEL', name: 'BCEL' },
    { code: 'LDB', name: 'Lao Development Bank' },
    { code: 'APB', name: 'Agricultural Promotion Bank' },
    { code: 'JDB', name: 'Joint Development Bank' },
    { code: 'PSV', name: 'Phongsavanh Bank' },
    { code: 'ST', name: 'ST Bank' },
    { code: 'IB', name: 'Indochina Bank' },
    { code: 'LVB', name: 'Lao-Viet Bank' },
    { code: 'LCNB', name: 'Lao China Bank' },
    { code: 'BFL', name: 'Banque Franco-Lao' },
    { code: 'ACLEDA', name: 'ACLEDA Bank Lao' },
    { code: 'MJBL', name: 'Maruhan Japan Bank Lao' },
    { code: 'BIC', name: 'BIC Bank Lao' },
    { code: 'KBANK', name: 'Kasikornthai Bank' },
    { code: 'VTB', name: 'VietinBank Lao' },
    { code: 'SACOM', name: 'Sacombank Lao' },
  ],
  wallets: [
    { code: 'UMONEY', name: 'U-Money' },
    { code: 'MMONEY', name: 'M-Money' },
    { code: 'ONEPAY', name: 'BCEL OnePay' },
  ],
} as const satisfies Record<string, readonly { code: string; name: string }[]>;
