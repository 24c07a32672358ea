import type { MessageId } from '@champa/i18n';
import type { ChoiceCode } from '@champa/lottery';

/** The message for each way that a choice is incomplete. */
export const choiceProblems: Readonly<Record<ChoiceCode, MessageId>> = {
  MALFORMED: 'lottery_choice_invalid',
  WRONG_ROWS: 'lottery_choice_invalid',
  SYMBOL_UNKNOWN: 'lottery_choice_unknown',
  SYMBOL_REPEATED: 'lottery_choice_repeated',
  TOO_FEW: 'lottery_choice_too_few',
  TOO_MANY: 'lottery_choice_too_many',
  WRONG_PLACES: 'lottery_choice_places',
  NO_LINES: 'lottery_choice_too_few',
  TOO_MANY_LINES: 'lottery_choice_too_many_lines',
};
