/** Movements that give a member money of the house's, or take it back: what a dividend's base is less by. */
export const costKinds = ['bonus', 'bonus_returned', 'rebate', 'gift'] as const;
