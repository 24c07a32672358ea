-- The dashboard shows what the house earns: those who answer for it see it. Whoever deals with alerts acknowledges them.
UPDATE staff.role SET permissions = permissions || ARRAY['dashboard.view', 'dashboard.edit'] WHERE code IN ('shift_lead', 'risk');
UPDATE staff.role SET permissions = permissions || ARRAY['dashboard.view'] WHERE code IN ('promotions', 'auditor');
