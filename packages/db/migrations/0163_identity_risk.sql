-- What money on its way out is judged by: when a payment password was set, and who else used a device.
ALTER TABLE identity.credential ADD COLUMN payment_changed_at timestamptz;

CREATE INDEX session_device ON identity.session (ip, md5(user_agent), created_at);
