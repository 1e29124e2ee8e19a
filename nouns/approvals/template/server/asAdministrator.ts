import { auditRow } from '@shouya/server/core/audit/audit.ts'
import type { AuditNote, Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { types } from '@shouya/server/db/types.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/**
 * Runs work on the database of `url` (the owner's) in one transaction, as its administrator and without a running
 * server; changes are logged as `action`.
 */
export async function asAdministrator<R>(url: string, action: string, work: (ctx: Ctx) => Promise<R>): Promise<R> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types, application_name: 'shouya-templates' })
  pool.on('error', () => {})
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.transaction().execute(async (tx) => {
      const notes: AuditNote[] = []
      const ctx = await contextOf(tx, (note) => notes.push(note))
      const done = await work(ctx)
      const outcome = { action, user: ctx.user, ok: true, startedAt: performance.now() }
      for (const note of notes)
        await tx
          .insertInto('sys_log')
          .values(auditRow(ctx, note, outcome))
          .execute()
      return done
    })
  } finally {
    await db.destroy()
  }
}

/** The context of a call by the first account of the built-in role. */
async function contextOf(db: Kysely<DB>, note: Ctx['note']): Promise<Ctx> {
  const row = await db
    .selectFrom('sys_user')
    .innerJoin('user_role', 'user_role.user_id', 'sys_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept_id', 'dept_name'])
    .where('role_code', '=', 'admin')
    .orderBy('sys_user.id')
    .executeTakeFirst()
  if (!row) return fail('NotFound')
  const user = { userId: row.id, name: row.real_name, deptId: row.dept_id, deptName: row.dept_name }
  const call = { now: new Date(), lang: 'CN', ip: '', userAgent: '', requestId: 'load-templates' } as const
  // The only part of a server that saving drafts needs: the allowed origins of uploads.
  return { ...call, user, db, note, services: { config: { uploadOrigins: [] } } } as unknown as Ctx
}
