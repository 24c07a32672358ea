-- A merchant's statement: what moved, in the order of time.
CREATE INDEX orders_paid ON pay.orders (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX refunds_created ON pay.refunds (created_at);
CREATE INDEX payouts_paid ON pay.payouts (ended_at) WHERE state = 'paid';
