/** Refusals of the lottery, and messages about draws. */
export const lottery = {
  'error.LOTTERY_GAME_CLOSED': 'This game takes no bets just now. Please look again later.',
  'error.LOTTERY_DRAW_PAUSED':
    'Betting on this draw is paused. Nothing was bet; choose another draw, or try again later.',
  'error.LOTTERY_CLOSED': 'Betting on this draw has just closed. Nothing was bet; choose the next draw.',
  'error.LOTTERY_TERMS_CHANGED':
    'The odds have changed since you saw them. Nothing was bet; look at the new price and bet again.',
  'error.LOTTERY_CHOICE_INVALID': 'A choice on the slip cannot be bet. Mend it and bet again.',
  'error.LOTTERY_STAKE_LIMIT': 'A bet on the slip has to cost from {min} to {max}.',
  'error.LOTTERY_NUMBER_CLOSED': 'A number on the slip takes no more bets. Leave it out.',
  'error.LOTTERY_NUMBER_LIMIT':
    'No more is taken on a number of the slip for this draw. Bet less on it, or on another.',
  'error.LOTTERY_MEMBER_LIMIT': 'One member may stake at most {max} on a draw. You can still stake {remaining}.',
  'error.LOTTERY_PLAY_LIMIT':
    '{limit, select, game {In this game, one stake may be at most {most}.} bonus {While you wager your bonus, one stake may be at most {most}.} stake {Your limit on stakes{period, select, day { of a day} week { of a week} month { of a month} other {}} leaves {most}.} loss {Your limit on losses{period, select, day { of a day} week { of a week} month { of a month} other {}} leaves {most}.} other {Your limits, or the conditions of your bonus, do not allow this stake.}}',
  'error.LOTTERY_TICKET_FINAL': 'This bet cannot be taken back any more.',
  'inbox.title_lottery_corrected': 'A lottery result was corrected',
  'inbox.text_lottery_corrected':
    'The result of a draw you bet on was corrected, and your bets were settled anew. They pay {amount} now.',
  'inbox.title_lottery_voided': 'A lottery draw is void',
  'inbox.text_lottery_voided': 'A draw you bet on is void. Your stakes of {amount} were given back.',
};
