import type pg from 'pg';

// Each query returns lines; together they describe everything in a schema that a program or an operator can distinguish, however
// it was made. Numbers of the server itself (OIDs, the storage order of columns) are left out.
const OURS = `s.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker', 'champa')`;

const rights = (acl: string, kind: string, owner: string): string => `(
  SELECT string_agg(coalesce(r.rolname, 'PUBLIC') || '=' || a.privilege_type || a.is_grantable, ',' ORDER BY r.rolname, a.privilege_type)
  FROM aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) AS a LEFT JOIN pg_roles AS r ON r.oid = a.grantee)`;

const QUERIES: Readonly<Record<string, string>> = {
  schema: `SELECT concat_ws(' | ', s.nspname, pg_get_userbyid(s.nspowner), ${rights('s.nspacl', 'n', 's.nspowner')}, obj_description(s.oid))
    FROM pg_namespace AS s WHERE ${OURS}`,
  relation: `SELECT concat_ws(' | ', s.nspname, c.relname, c.relkind, c.relpersistence, pg_get_userbyid(c.relowner), c.reloptions,
      ${rights('c.relacl', 'r', 'c.relowner')}, obj_description(c.oid), pg_get_viewdef(CASE WHEN c.relkind = 'v' THEN c.oid END))
    FROM pg_class AS c JOIN pg_namespace AS s ON s.oid = c.relnamespace WHERE ${OURS} AND c.relkind IN ('r', 'v', 'm', 'p', 'c', 'S')`,
  column: `SELECT concat_ws(' | ', s.nspname, c.relname,
      row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, a.attgenerated, l.collname, pg_get_expr(d.adbin, d.adrelid), a.attacl, col_description(c.oid, a.attnum))
    FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid JOIN pg_namespace AS s ON s.oid = c.relnamespace
    LEFT JOIN pg_attrdef AS d ON d.adrelid = c.oid AND d.adnum = a.attnum LEFT JOIN pg_collation AS l ON l.oid = a.attcollation
    WHERE ${OURS} AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'v', 'm', 'p', 'c')`,
  constraint: `SELECT concat_ws(' | ', s.nspname, coalesce(c.relname, t.typname), k.conname, pg_get_constraintdef(k.oid), k.convalidated)
    FROM pg_constraint AS k JOIN pg_namespace AS s ON s.oid = k.connamespace
    LEFT JOIN pg_class AS c ON c.oid = k.conrelid LEFT JOIN pg_type AS t ON t.oid = k.contypid WHERE ${OURS}`,
  index: `SELECT concat_ws(' | ', pg_get_indexdef(i.indexrelid), i.indisvalid, c.reloptions)
    FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid JOIN pg_namespace AS s ON s.oid = c.relnamespace WHERE ${OURS}`,
  trigger: `SELECT concat_ws(' | ', pg_get_triggerdef(t.oid), t.tgenabled)
    FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid JOIN pg_namespace AS s ON s.oid = c.relnamespace
    WHERE ${OURS} AND NOT t.tgisinternal`,
  type: `SELECT concat_ws(' | ', s.nspname, t.typname, t.typtype, format_type(t.typbasetype, t.typtypmod), t.typnotnull, t.typdefault,
      ${rights('t.typacl', 'T', 't.typowner')}, (SELECT string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder) FROM pg_enum AS e WHERE e.enumtypid = t.oid),
      obj_description(t.oid))
    FROM pg_type AS t JOIN pg_namespace AS s ON s.oid = t.typnamespace WHERE ${OURS} AND t.typtype IN ('d', 'e', 'r')`,
  sequence: `SELECT concat_ws(' | ', q.schemaname, q.sequencename, q.data_type, q.start_value, q.min_value, q.max_value, q.increment_by, q.cycle,
      q.cache_size, pg_get_userbyid(c.relowner), (SELECT string_agg(d.refobjid::regclass || '.' || d.refobjsubid, ',') FROM pg_depend AS d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i')))
    FROM pg_sequences AS q JOIN pg_namespace AS s ON s.nspname = q.schemaname
    JOIN pg_class AS c ON c.relname = q.sequencename AND c.relnamespace = s.oid WHERE ${OURS}`,
  function: `SELECT concat_ws(' | ', p.oid::regprocedure, p.prokind, pg_get_userbyid(p.proowner), l.lanname, p.provolatile, p.proisstrict, p.prosecdef,
      p.proleakproof, p.proparallel, p.procost, p.prorows, pg_get_function_result(p.oid), pg_get_function_arguments(p.oid),
      p.proconfig, ${rights('p.proacl', 'f', 'p.proowner')}, obj_description(p.oid),
      CASE WHEN p.prosqlbody IS NULL THEN p.prosrc ELSE pg_get_function_sqlbody(p.oid) END)
    FROM pg_proc AS p JOIN pg_namespace AS s ON s.oid = p.pronamespace JOIN pg_language AS l ON l.oid = p.prolang WHERE ${OURS}`,
  policy: `SELECT concat_ws(' | ', tablename, policyname, cmd, qual, with_check) FROM pg_policies`,
  event: `SELECT concat_ws(' | ', evtname, evtevent, evtfoid::regprocedure) FROM pg_event_trigger`,
  membership: `SELECT concat_ws(' | ', pg_get_userbyid(roleid), pg_get_userbyid(member)) FROM pg_auth_members WHERE roleid::regrole::text = 'champa_app'`,
};

/** A database's schema as lines: two databases with the same lines look the same to every user. */
export async function describeSchema(client: pg.Client): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const { rows } = await client.query<{ concat_ws: string }>(query);
    lines.push(...rows.map((row) => `${kind} | ${row.concat_ws}`).sort());
  }
  return lines;
}
