import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { auditRow } from '../../../core/audit/audit.ts'
import type { AuditNote, Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { types } from '../../../db/types.ts'
import { type Loaded, loadTemplates, templatesNamed } from './loadTemplates.ts'
import { templates } from './templates.ts'

/**
 * For the command line: puts the templates into the database of `url` (the owner's) in the name of its administrator, says
 * what was made and what was there, and leaves it in the audit log. False when a name means no template.
 */
export async function reportTemplates(
  url: string,
  wanted: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  const chosen = templatesNamed(wanted)
  if (!chosen) {
    say(`The templates are ${templates.map(({ code }) => code).join(' ')}.`)
    return false
  }
  const pool = new pg.Pool({ connectionString: url, max: 1, types, application_name: 'shouya-templates' })
  pool.on('error', () => {})
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    const loaded = await db.transaction().execute(async (tx) => {
      const notes: AuditNote[] = []
      const ctx = await asAdministrator(tx, (note) => notes.push(note))
      const made = await loadTemplates(ctx, chosen)
      const outcome = { action: 'admin/load-templates', user: ctx.user, ok: true, startedAt: performance.now() }
      for (const note of notes)
        await tx
          .insertInto('sys_log')
          .values(auditRow(ctx, note, outcome))
          .execute()
      return made
    })
    for (const each of loaded) for (const line of linesOf(each)) say(line)
    say('Drafts are for somebody to look at: publish the form first, then its flow.')
    return true
  } finally {
    await db.destroy()
  }
}

/** The context of a call by the first account of the built-in role. */
async function asAdministrator(db: Kysely<DB>, note: Ctx['note']): Promise<Ctx> {
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
  // What saving drafts needs of a server: where files may go to.
  return { ...call, user, db, note, services: { config: { uploadOrigins: [] } } } as unknown as Ctx
}

function linesOf({ code, flow_name, form, flow, missing }: Loaded): string[] {
  const what = { made: 'made as a draft', there: 'was there' }
  return [
    `${code} ${flow_name}: form ${what[form]}, flow ${what[flow]}`,
    ...(missing.length > 0 ? [`  roles that are not there, so not named: ${missing.join(' ')}`] : []),
  ]
}
