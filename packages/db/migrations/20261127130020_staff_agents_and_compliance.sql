-- Whoever decides on applicants has to reach them; whoever answers for players' safety and data has rights of their own.
UPDATE staff.role SET permissions = permissions || ARRAY['agents.reveal'] WHERE code = 'agents';
UPDATE staff.role SET permissions = permissions || ARRAY['compliance.view', 'compliance.edit', 'compliance.export']
 WHERE code = 'risk';
UPDATE staff.role SET permissions = permissions || ARRAY['compliance.view', 'compliance.approve', 'compliance.export']
 WHERE code = 'shift_lead';
UPDATE staff.role SET permissions = permissions || ARRAY['compliance.view', 'compliance.export'] WHERE code = 'auditor';
UPDATE staff.role SET permissions = permissions || ARRAY['compliance.view'] WHERE code = 'support';
