import type { World } from '../server/world.ts'
import { BUSY, PEOPLE } from './bank.ts'

/** Three of a hundred requests are running; a tenth of those await the busy account. */
const OPEN = 3

/**
 * Drops indexes that the lists do not use unless a user searches or opens a request; building them takes longer than
 * all the rest. Foreign keys and triggers are disabled too: the rows are valid by construction.
 */
export async function prepareTables({ query }: World): Promise<void> {
  await query('drop index appr_instance_search')
  await query('alter table appr_instance drop constraint appr_instance_bill_no_key')
}

/**
 * Fills the tables up to a number of requests with what the lists read and constraints require: each has been decided
 * twice, some await a third decision. They cannot be replayed. Later requests have later times, also across fills: as
 * in production, new rows are adjacent.
 */
export async function fillRequests({ query }: World, requests: number): Promise<void> {
  await query('set session_replication_role = replica')
  await query(`
    insert into appr_instance (bill_no, flow_id, flow_version_id, flow_name, title, status, initiator_id, initiator_name,
      dept_id, dept_name, state, head, waits_at, create_time, update_time, submit_time, finish_time)
    select 'SP' || lpad(n::text, 16, '0'), 1 + n % 7, 1 + n % 7, 'flow ' || n % 7, '杜思源-临时用车（临时押运）申请-' || n,
      case when n % 100 < ${OPEN} then 1 else 2 end, 1 + n % ${PEOPLE}, 'person ' || 1 + n % ${PEOPLE}, 10 + n % 120,
      'outlet ' || n % 120, '{}', repeat('a', 64), case when n % 100 < ${OPEN} then '分行保卫科' else '' end, at, at, at,
      case when n % 100 < ${OPEN} then null else at + interval '1 hour' end
    from generate_series((select count(*) from appr_instance) + 1, ${requests}) n,
      lateral (select timestamptz '2024-01-01' + n * interval '7 seconds' as at) times`)
  await query(`
    insert into appr_task (instance_id, no, node_id, node_name, round, kind, assignee_id, status, opened_time, ended_time)
    select i.id, no, 'n' || no, '分行保卫科', 0, 'approve',
      case when no = 3 and i.id / 100 % 10 = 0 then ${BUSY} else 1 + (i.id * 31 + no * 7) % ${PEOPLE} end,
      case when no = 3 then 1 else 3 end, create_time + no * interval '10 minutes',
      case when no = 3 then null else create_time + (no + 1) * interval '10 minutes' end
    from appr_instance i, generate_series(1, 3) no
    where i.id > coalesce((select max(instance_id) from appr_task), 0) and (no < 3 or i.status = 1)`)
  await query(`
    insert into appr_part (user_id, instance_id, acted_time)
    select assignee_id, instance_id, max(ended_time) from appr_task
    where status = 3 and instance_id > coalesce((select max(instance_id) from appr_part), 0) group by 1, 2`)
  await query('set session_replication_role = default')
  await query('vacuum (analyze) appr_instance')
  await query('vacuum (analyze) appr_task')
  await query('vacuum (analyze) appr_part')
}
