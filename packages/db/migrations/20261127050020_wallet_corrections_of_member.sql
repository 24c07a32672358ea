-- Whether a member was corrected since another correction was asked for.
CREATE INDEX correction_of_member ON wallet.correction (member_id, id);
