-- Who takes payments, and on which terms: shift leads answer for it, whoever works with payments or checks them sees it.
UPDATE staff.role SET permissions = permissions || ARRAY['providers.view', 'providers.edit'] WHERE code = 'shift_lead';
UPDATE staff.role SET permissions = permissions || ARRAY['providers.view'] WHERE code IN ('cashier', 'risk', 'auditor');
