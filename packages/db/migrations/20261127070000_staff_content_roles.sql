-- Whoever leads a shift closes the site and puts up a notice at night, and looks up what is set.
UPDATE staff.role
   SET permissions = permissions || ARRAY['content.edit', 'settings.view']
 WHERE code = 'shift_lead' AND NOT permissions && ARRAY['content.edit', 'settings.view'];
