/** Refusals that only employees meet: the site's first screen does not wait for them. */
export const staffErrors = {
  'error.CHANGED_MEANWHILE': 'Somebody else has changed this since you opened it. Nothing was saved.',
  'error.ADDRESS_NOT_ADMITTED': 'The back office may not be used from your address. Ask an owner to admit it.',
  'error.STAFF_ENROLMENT_NEEDED': 'Add a second factor first: nothing else can be done until then.',
  'error.STAFF_FRESH_NEEDED': 'Confirm that it is you first. Nothing was changed.',
  'error.WAITS_FOR_APPROVAL': 'Asked for: another person has to approve it. Nothing was changed yet.',
  'error.APPROVAL_PENDING': 'Another request about the same waits for approval. Have it decided or withdrawn first.',
  'error.EXPORT_RUNNING': 'Another export of yours is still running. Wait for its end, or cancel it.',
  'error.APPROVAL_CLOSED': 'This request waits no longer: it was decided, withdrawn or has expired.',
  'error.APPROVAL_STALE':
    'What this is about has changed since it was asked for. Nothing was done; it has to be asked for again.',
  'error.APPROVAL_OWN': 'You asked for this yourself: another person has to decide it.',
  'error.APPROVAL_ASKER_RIGHTS': 'Whoever asked for this may no longer do it. Reject the request.',
  'error.TOO_MANY_SECOND_FACTORS': 'You have as many second factors as can be kept. Remove one first.',
  'error.LAST_SECOND_FACTOR': 'This is your only second factor. Add another first.',
  'error.ANONYMISE_OPEN':
    'Something of this member is still open: money, bets, payments, agreements or an exclusion. Nothing was changed.',
};
