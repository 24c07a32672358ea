/** Money. */
export const wallet = {
  deposit_method: 'Payment method',
  deposit_amount: 'Amount',
  deposit_limits: '{min} to {max}',
  deposit_continue: 'Continue to payment',
  deposit_window_note: 'The payment page opens in a new window.',
  deposit_no_methods: 'There is no way to pay in just now. Please come back later.',
  deposit_waiting: 'Waiting for your payment',
  deposit_waiting_text: 'Finish on the payment page. Your balance rises here by itself, as soon as it arrives.',
  deposit_open_page: 'Open the payment page',
  deposit_credited: 'Deposit credited',
  deposit_credited_text: 'It is in your balance. Good luck!',
  deposit_failed: 'The deposit failed',
  deposit_failed_text: 'The provider refused the payment. Nothing was added; try again or choose another way.',
  deposit_expired: 'The payment page has expired',
  deposit_expired_text: 'Nothing was charged. Begin again when you are ready.',
  deposit_again: 'Begin again',
} as const satisfies Record<string, string>;
