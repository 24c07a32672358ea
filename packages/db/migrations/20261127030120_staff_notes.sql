-- Notes and tags of members: for whoever works with members; the auditor reads them.
UPDATE staff.role SET permissions = permissions || ARRAY['notes.view', 'notes.edit']
 WHERE code IN ('shift_lead', 'cashier', 'risk', 'agents', 'support');
UPDATE staff.role SET permissions = permissions || ARRAY['notes.view'] WHERE code IN ('promotions', 'auditor');
