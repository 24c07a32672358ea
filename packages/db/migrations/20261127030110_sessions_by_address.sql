-- Who signed in from an address.
CREATE INDEX known_address_ip ON sessions.known_address (ip, member_id);
