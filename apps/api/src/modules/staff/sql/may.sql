-- Whether an employee may do this now: a permission as the contract writes it. Owners may do everything; those who are locked out, nothing.
CREATE OR REPLACE FUNCTION staff.may(employee bigint, permission text) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM staff.staff AS who
      JOIN staff.staff_role AS held ON held.staff_id = who.id
      JOIN staff.role ON role.code = held.role
     WHERE who.id = may.employee AND who.status = 'active'
       AND (role.code = 'owner' OR may.permission = ANY (role.permissions))
  )
$$;

REVOKE ALL ON FUNCTION staff.may FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff.may TO champa_app;
