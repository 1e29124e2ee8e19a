import pg from 'pg'

/**
 * Who has signed in may serve the application and nothing above it: no rights over the whole machine, no role to change to, no table
 * of its own. It looks at the session's own role, which `set role none` goes back to.
 */
export const plain = `
  select not (me.rolsuper or me.rolbypassrls or me.rolcreaterole or me.rolcreatedb or me.rolreplication)
    and coalesce(pg_has_role(me.oid, to_regrole('shouya_app')::oid, 'member'), false)
    and not exists (select from pg_roles above where pg_has_role(me.oid, above.oid, 'member')
      and (above.rolsuper or above.rolbypassrls or above.rolcreaterole
        or above.rolname ~ '^pg_' or above.rolname = 'shouya_keeper'))
    and not exists (select from pg_class where relnamespace = 'public'::regnamespace
      and pg_has_role(me.oid, relowner, 'member')) as plain
  from pg_roles me where me.rolname = session_user`

/** False also where the address opens nothing. */
export async function isPlain(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(plain)).rows[0]?.plain === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
