import { auditRow } from '@shouya/server/core/audit/audit.ts'
import type { AuditNote, Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { HOUR, LOGGED_DAYS, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import { openOffice } from '@shouya/server/demo/office.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import { type Kysely, sql } from 'kysely'
import { expireIn } from '../server/expire.ts'
import { moveNotice } from '../server/publish.ts'
import { saveNotice } from '../server/save.ts'
import { fillReceipts } from './fillReceipts.ts'
import { type NoticePlan, noticePlans } from './noticePlans.ts'

export const part: DemoPart = {
  title: 'notices',
  after: ['approvals/effect'],
  tables: ['notice', 'notice_read'],
  fill: fillNotices,
}

/** Branches with the author of their notices, and one unit below each. */
function branchesOf(people: readonly Person[], units: readonly Unit[]) {
  return units
    .filter(({ dept_type }) => dept_type === 2)
    .map((branch) => {
      const below = units.filter(({ path }) => path.startsWith(`${branch.path}.`))
      const author = people.find(({ role, unit }) => role === 'branch_security' && below.includes(unit))
      const unit = below.find(({ dept_type }) => dept_type === 3)
      if (!author || !unit) throw new Error(`${branch.dept_code} lacks a section or a sub-branch`)
      return { branch, author, unit }
    })
}

/** Sixty notices in all states and types, made, published and withdrawn by the noun's own functions. */
async function fillNotices(tx: Kysely<DB>, { people, units, days, services }: Ground) {
  await sql`select setval(pg_get_serial_sequence('notice', 'id'), 1, false)`.execute(tx)
  const office = await openOffice(tx, people, services)
  const hq = people.find(({ username }) => username === 'hq_security')
  if (!hq) throw new Error('nobody who tells the whole bank something')
  const branches = branchesOf(people, units)
  const shownOutlet = units.find(({ dept_code }) => dept_code === SHOWN_OUTLET)
  const home = branches.find(({ branch }) => shownOutlet?.path.startsWith(`${branch.path}.`))?.branch
  if (!home) throw new Error('no branch of the shown outlet')
  const plans = noticePlans({ hq, home, branches, days })

  /** Calls an action as a person, and logs it if it is recent enough. */
  const logged = async <T>(who: Person, at: number, action: string, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
    const note: AuditNote = {}
    const ctx = { ...office.as(who, at), note: (more: AuditNote) => void Object.assign(note, more) }
    const result = await work(ctx)
    if (at < days.at(-LOGGED_DAYS, 0)) return result
    const row = auditRow(ctx, note, { action: `Notice/${action}`, user: ctx.user, ok: true, startedAt: 0 })
    await tx
      .insertInto('sys_log')
      .values({ ...row, cost_ms: 21 })
      .execute()
    return result
  }
  const make = async (plan: NoticePlan) => {
    const { by, at, title, type, url, recv, end } = plan
    const annex = plan.file
      ? ((await office.attachFor(by, at - HOUR)(plan.file)) as { name: string; url: string })
      : null
    const body = {
      ...{ title, type, url, content: plan.body.map((line) => `<p>${line}</p>`).join('') },
      ...{ recv_dept_id: recv?.id ?? 0, cover: '', annex_urls: annex?.url ?? '', annex_name: annex?.name ?? '' },
      ...{ is_top: plan.top ?? false, need_receipt: plan.confirm ?? false, status: 0 as const },
      expire_time: end === 'expired' ? localText(Math.min(at + 72 * HOUR, days.now - HOUR)) : null,
    }
    const { id } = await logged(by, at - 25 * MINUTE, 'SaveNotice', (ctx) => saveNotice(ctx, body))
    if (end === 'draft') return
    await logged(by, at, 'UpdateNoticeStatus', (ctx) => moveNotice(ctx, { id, status: 1, reason: null }))
    if (end === 'withdrawn')
      await logged(by, Math.min(at + 26 * HOUR, days.now), 'UpdateNoticeStatus', (ctx) =>
        moveNotice(ctx, { id, status: 2, reason: '内容有误，修改后重新发布' }),
      )
  }
  for (const plan of plans) await make(plan)
  await expireIn(tx, new Date(days.now))
  // The accounts named like their roles keep some notices unread.
  const shown = new Set(people.flatMap(({ id, username, role }) => (username === role ? [id] : [])))
  await fillReceipts(tx, days, shown)
  return { notices: plans.length }
}
