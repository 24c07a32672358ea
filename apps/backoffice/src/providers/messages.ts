/** Words of the console, by resource and field. */
export const messages = {
  resources: {
    members: {
      name: 'Member |||| Members',
      empty: 'No members yet.',
      fields: { registeredAt: 'Registered', pageNo: 'Page' },
    },
    deposits: {
      name: 'Deposit |||| Deposits',
      empty: 'No deposits yet.',
      fields: { memberId: 'Member', createdAt: 'Begun', creditedAt: 'Credited' },
    },
    vendors: { name: 'Vendor |||| Vendors', fields: { vassalage: 'Code', displayName: 'Name', gameType: 'Area' } },
    accounts: { name: 'Ledger account |||| Ledger', fields: { owner: 'Owner', purpose: 'Purpose' } },
    movements: { name: 'Movement |||| Movements', fields: { at: 'Time', balance: 'Balance after' } },
    rounds: { name: 'Round |||| Rounds', fields: { gameName: 'Game', vassalage: 'Vendor', startedAt: 'Begun' } },
  },
  champa: {
    username_begins: 'Username begins with',
    state: 'State',
    all: 'All',
    suspend: 'Suspend',
    activate: 'Let play again',
    switch_off: 'Switch off',
    switch_on: 'Switch on',
    reason: 'Reason (kept in the log)',
    reason_short: 'At least 3 characters',
    cancel: 'Cancel',
    confirm: 'Confirm',
    done: 'Done',
    movements: 'Movements',
    rounds: 'Rounds',
    account: 'Account',
  },
};
