-- All accounts of a member, removed ones too: who else has, or had, one of them.
CREATE INDEX payee_ever_of_member ON payees.payee (member_id);
