export { type Amount, SCALE, ZERO, absolute, maximum, minimum, sum } from './amount.ts';
export { allocate } from './allocate.ts';
export { AmountFormatError, formatDecimal, isDecimal, parseAmount } from './decimal.ts';
export { groupDigits, marksOf } from './marks.ts';
export { formatExactMoney, formatMoney, formatPlain, MASK, type MoneyFormat } from './display.ts';
export { bonusOn, wageringOf } from './bonus.ts';
export { shownAmount, shownParts } from './shown.ts';
export { feeOn, type FeeTerms } from './fee.ts';
