import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'

/**
 * The job queue's tables belong to the schema like any other: created by the owner at migration, so that a server in
 * role app never needs to create anything.
 */
export async function installQueueSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('pgboss.version') is not null as there")
  if (!rows[0].there) await client.query(getConstructionPlans('pgboss'))
  await client.query(`
    do $$ begin
      grant usage on schema pgboss to shouya_app;
      grant select, insert, update, delete on all tables in schema pgboss to shouya_app;
      grant execute on all functions in schema pgboss to shouya_app;
    exception when undefined_object then null;
    end $$`)
}
