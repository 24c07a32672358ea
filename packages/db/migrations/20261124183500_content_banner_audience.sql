-- Whom a banner is for: an invitation to register says nothing to a member.
ALTER TABLE content.banner
  ADD COLUMN audience text NOT NULL DEFAULT 'everybody' CHECK (audience IN ('everybody', 'visitors', 'members'));
