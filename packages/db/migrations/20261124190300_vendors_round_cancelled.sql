-- Rounds with a bet that was rolled back: the betting record finds tickets that were taken back among a member's rounds. The column
-- seldom changes, so a round's usual changes still touch no index.
CREATE INDEX round_cancelled ON vendors.round (member_id, started_at DESC, id DESC) WHERE cancelled_bets > 0;
