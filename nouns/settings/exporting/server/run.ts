import type { Lang } from '@shouya/contract/messages'
import { message } from '@shouya/contract/messages'
import type { Exporters } from '@shouya/nouns/manifest.ts'
import { allowed } from '@shouya/server/core/access/allowed.ts'
import { principalOf } from '@shouya/server/core/access/principal.ts'
import { auditRow } from '@shouya/server/core/audit/audit.ts'
import type { Call, Ctx, Principal } from '@shouya/server/core/context.ts'
import { Failure, fail } from '@shouya/server/core/failure.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { scopedBy, type Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely, Selectable } from 'kysely'
import { Export } from '../../exporting/contract.ts'
import { keepExport } from './keep.ts'
import { type Asked, wantedOf } from './wanted.ts'
import { writeRows } from './write.ts'

type Job = Selectable<DB['export_job']>

/** The export was cancelled, or another run has taken it over. */
class Over extends Error {}

/**
 * Writes a waiting export with the current rights and scope of its owner. A second run of the same job starts again,
 * and the first run ends at its next batch. Refusals by a rule are reported to the owner; any other error is also
 * written to the server's log.
 */
export async function runExport(services: Services, exporters: Exporters, now: Date, id: number): Promise<void> {
  const { database, log } = services
  const db = database.kysely
  const job = await db
    .updateTable('export_job')
    .set(({ eb }) => ({ state: 1, rows: 0, run: eb('run', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', [0, 1])
    .returningAll()
    .executeTakeFirst()
  if (!job) return
  const notifyOwner = () => notify(db as unknown as Kysely<Unscoped>, { type: 'export', userIds: [job.user_id] })
  try {
    await write(services, exporters, job, now)
  } catch (error) {
    if (error instanceof Over) return
    const isRefusal = error instanceof Failure
    if (!isRefusal) log.error({ err: error, id }, 'export failed')
    const lang = job.lang as Lang
    await db
      .updateTable('export_job')
      .set({ state: 3, message: isRefusal ? error.text(lang) : message(lang, 'error.internal'), finish_time: now })
      .where('id', '=', id)
      .where('run', '=', job.run)
      .where('state', '=', 1)
      .execute()
    await notifyOwner()
    if (!isRefusal) throw error
    return
  }
  await notifyOwner()
}

async function write(services: Services, exporters: Exporters, job: Job, now: Date): Promise<void> {
  const { kysely } = services.database
  const startedAt = performance.now()
  const user = await principalOf(kysely, job.user_id, now)
  const body = job.body as Asked
  if (!user || !allowed(Export.access, user, body)) fail('NoOperation')
  const call = callOf(services, job, now)
  const wanted = wantedOf(exporters, { user }, body)
  const stored = await kysely.transaction().execute(async (tx) => {
    const ctx = { ...call, user, db: tx, scoped: scopedBy(tx, user), note: () => {} } as unknown as Ctx
    return writeRows(ctx, wanted, (rows) => progress(services, job, rows))
  })
  await kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    if (!(await keepExport(db, job, stored, now))) return
    await db
      .insertInto('sys_log')
      .values(done(call, user, job, stored.rows, startedAt))
      .execute()
  })
}

const done = (call: Call, user: Principal, { id, controller }: Job, rows: number, startedAt: number) =>
  auditRow(
    call,
    { type: 4, table: 'export_job', id, message: `${controller} ${rows}` },
    { action: 'Job/export', user, ok: true, startedAt },
  )

async function progress({ database }: Services, { id, run }: Job, rows: number): Promise<void> {
  const still = await database.kysely
    .updateTable('export_job')
    .set({ rows })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 1)
    .returning('id')
    .executeTakeFirst()
  if (!still) throw new Over()
}

/** Jobs have no caller who waits for an answer. */
const callOf = (services: Services, { id, lang }: Job, now: Date): Call => ({
  services,
  now,
  lang: lang as Lang,
  ip: '',
  userAgent: '',
  requestId: `export-${id}`,
  fresh: false,
  cookie: { set: () => {}, clear: () => {} },
  device: { given: undefined, keep: () => {} },
})
