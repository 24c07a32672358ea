/** Agents and their contracts. */
export const agents = {
  'error.AGENTS_CLOSED': 'Contracts for agents are closed for a moment.',
  'error.CONTRACT_KIND_CLOSED':
    'Contracts of this kind are not offered just now. Those in force are settled as before.',
  'error.CONTRACT_STATE': 'This cannot be done with the contract now. Look at it again.',
  'error.CONTRACT_TERMS':
    'These terms cannot be offered. Check the tiers: each must ask for more than the one before, and give more.',
  'error.CONTRACT_RATE_TOO_HIGH':
    'A downline cannot be given more than your own contract gives at any tier. Offer less.',
  'error.CONTRACT_LOWER_RATE': 'Contracts below give more than this one. If you proceed, they end by themselves.',
  'inbox.title_contract_offered': 'New contract',
  'inbox.text_contract_offered': 'Your upline offers you a contract. Look at its terms, then sign or reject it.',
  'inbox.title_contract_signed': 'Contract signed',
  'inbox.text_contract_signed': 'A downline signed the contract you offered.',
  'inbox.title_contract_rejected': 'Contract rejected',
  'inbox.text_contract_rejected': 'A downline rejected the contract you offered.',
  'inbox.title_contract_termination': 'Termination requested',
  'inbox.text_contract_termination':
    'The other side asks to terminate a contract. Confirm it, or it ends with its period.',
  'inbox.title_contract_ended': 'Contract ended',
  'inbox.text_contract_ended': 'A contract of yours has ended. What was played until then is still settled.',
  'inbox.title_contract_paid': 'Contract income',
  'inbox.text_contract_paid': '{amount} from your contract was added to your balance.',
  'inbox.title_contract_owed': 'Contract income is late',
  'inbox.text_contract_owed': 'Your upline could not pay {amount} yet. It is tried again by itself.',
  'inbox.title_contract_owing': 'You owe a downline',
  'inbox.text_contract_owing':
    'Your balance does not cover {amount} for a downline’s contract. Add money; it is tried again by itself.',
  'inbox.title_agent_approved': 'You are an agent now',
  'inbox.text_agent_approved': 'Your application was approved. Open the agent centre to invite your team.',
  'inbox.title_agent_rejected': 'Agent application declined',
  'inbox.text_agent_rejected': 'Your application to become an agent was declined. You may apply again.',
  'inbox.reason': 'Reason: {reason}',
  kind_dividend: 'Dividend',
  kind_salary_daily: 'Daily salary',
  kind_salary_hourly: 'Hourly salary',
  kind_salary_realtime: 'Real-time salary',
} as const satisfies Record<string, string>;
