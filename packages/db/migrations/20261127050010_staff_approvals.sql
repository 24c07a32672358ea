-- Four eyes (docs/decisions/0062-four-eyes.md): who asks sees what becomes of it, who holds the `approve` of a capability decides.
UPDATE staff.role SET permissions = permissions || ARRAY['approvals.view', 'approvals.approve']
 WHERE code IN ('shift_lead', 'risk', 'lottery');
UPDATE staff.role SET permissions = permissions || ARRAY['approvals.view']
 WHERE code IN ('cashier', 'promotions', 'agents', 'auditor');
