import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { housekeeping } from '/tmp/w4/apps/server/src/core/jobs/housekeeping.ts'
import { startEmbedded } from '/tmp/w4/apps/server/src/db/embedded.ts'
import { migrate } from '/tmp/w4/apps/server/src/db/migrate.ts'
import { servicesOf } from '/tmp/w4/apps/server/src/demo/actAs.ts'
import { fillApprovals } from '/tmp/w4/apps/server/src/demo/approvals/fillApprovals.ts'
import { calendar } from '/tmp/w4/apps/server/src/demo/calendar.ts'
import { fillForms } from '/tmp/w4/apps/server/src/demo/fillForms.ts'
import { fillOrganisation } from '/tmp/w4/apps/server/src/demo/fillOrganisation.ts'
import { openFileStore } from '/tmp/w4/apps/server/src/core/files/store.ts'
import { openKeys } from '/tmp/w4/apps/server/src/core/keys/keys.ts'
import { types } from '/tmp/w4/apps/server/src/db/types.ts'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
const tops = new Map<string, number[]>()
const dataDir = mkdtempSync('/tmp/w4-demo-')
const postgres = await startEmbedded({ dataDir, log: () => {} })
try {
  await migrate(postgres.url); const now = new Date(process.argv[2] ?? Date.now())
  await housekeeping(postgres.url, now)
  const t = performance.now()
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1, types }); let queries = 0; pool.on("error", () => {})
  const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }), log: (e) => { queries++; const k = e.query.sql.slice(0, 60); const x = tops.get(k) ?? [0,0]; x[0]++; x[1]+=e.queryDurationMillis; tops.set(k,x) } })
  const files = await openFileStore(join(dataDir, 'files'), db)
  const services = servicesOf({ keys: openKeys(join(dataDir, 'keys.json')), files })
  await db.transaction().execute(async (tx: any) => {
    const days = calendar(now)
    const { people, teams } = await fillOrganisation(tx, days, 'x')
    await tx.executeQuery(CompiledQuery.raw("set local time zone 'Asia/Shanghai'"))
    const { forms } = await fillForms(tx, { admin: people[0], teams, days, services })
    console.log('forms', (performance.now() - t) / 1000)
    const cpu = process.cpuUsage()
    console.log(await fillApprovals(tx, { people, teams, forms, days, services }))
    console.table([...tops].sort((a,b)=>b[1][1]-a[1][1]).slice(0,25).map(([k,[n,ms]])=>({k,n,ms:Math.round(ms)}))); console.log(queries, "cpu s", process.cpuUsage(cpu).user / 1e6)
  })
  console.log('all', (performance.now() - t) / 1000)
  const c = new pg.Client({ connectionString: postgres.url }); await c.connect()
  const q = async (s: string) => console.table((await c.query(s)).rows)
  await q(`select flow_name, status, count(*)::int n from appr_instance group by 1,2 order by 1,2`)
  await q(`select status, count(*)::int n from appr_instance group by 1 order by 1`)
  await q(`select event->>'type' t, count(*)::int n from appr_event group by 1 order by 2 desc`)
  await q(`select username, count(*)::int n, string_agg(distinct i.flow_name || ':' || t.node_name, ' ') from appr_task t join appr_instance i on i.id=t.instance_id join sys_user u on u.id = assignee_id where t.status = 1 and u.username like any('{outlet%,branch_security,hq_%,escort_admin,sub_leader,finance}') group by 1`)
  await q(`select username, count(*)::int n from appr_pool p join sys_user u on u.id=user_id group by 1 order by 1`)
  await q(`select status, count(*)::int n, count(*) filter (where due_time < now())::int late from appr_task group by 1 order by 1`)
  await q(`select count(*)::int n, status from appr_effect group by 2`)
  await q(`select count(*)::int timers, count(*) filter (where done_time is null)::int from appr_timer`)
  await q(`select remind_code, count(*)::int from remind_msg group by 1`)
  await c.end(); await db.destroy()
} finally { await postgres.stop(); rmSync(dataDir, { recursive: true, force: true }) }
