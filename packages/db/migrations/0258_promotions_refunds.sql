-- A deposit that goes back takes with it what it brought, as far as that is still there: docs/decisions/0039-refunded-deposits.md.
ALTER TABLE facts.fact
  DROP CONSTRAINT fact_kind_check,
  ADD CONSTRAINT fact_kind_check CHECK (kind IN ('registered', 'signed_in', 'deposit_credited', 'deposit_refunded', 'withdrawal_paid',
    'messenger_linked', 'birthday', 'played', 'vip_changed'));

ALTER TABLE promotions.award
  ADD COLUMN deposit_id text; -- the deposit that it is for; null: none, or many together
CREATE INDEX award_of_deposit ON promotions.award (deposit_id) WHERE deposit_id IS NOT NULL;

-- What became of awards whose deposit went back. `kept`: it was used already, and is for staff to look at.
CREATE TABLE promotions.refunded (
  award_id bigint PRIMARY KEY REFERENCES promotions.award,
  member_id bigint NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('taken_back', 'kept', 'gone')),
  at timestamptz NOT NULL
);
CREATE INDEX refunded_kept ON promotions.refunded (at DESC, award_id DESC) WHERE outcome = 'kept';

GRANT SELECT, INSERT ON promotions.refunded TO champa_app;
