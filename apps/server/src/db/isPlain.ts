import { withClient } from './withClient.ts'

/**
 * Whether the session's login is limited to the application: no server-wide rights, no role to switch to, no table of
 * its own. Checks the session's own role, which `set role none` returns to.
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

/** Also false if the address cannot be opened. */
export const isPlain = (url: string): Promise<boolean> =>
  withClient(url, async (client) => (await client.query(plain)).rows[0]?.plain === true).catch(() => false)
