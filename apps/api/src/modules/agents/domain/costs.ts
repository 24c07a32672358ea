/** Movements of the house's money to a member, or back: they reduce a dividend's base. */
export const costKinds = ['bonus', 'bonus_returned', 'rebate', 'gift'] as const;
