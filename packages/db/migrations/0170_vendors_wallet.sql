-- Where a vendor's games take their stakes from: the member's own cash over the wire (seamless), or a balance that the
-- vendor keeps for each player and that is moved in and out (transfer). Why: docs/decisions/0018-transfers.md.
ALTER TABLE vendors.vendor
  ADD COLUMN wallet text NOT NULL DEFAULT 'seamless' CHECK (wallet IN ('seamless', 'transfer'));
