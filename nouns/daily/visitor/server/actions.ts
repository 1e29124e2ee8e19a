import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { find } from '@shouya/server/registers/find.ts'
import { tidy } from '../../server/personal.ts'
import * as OutInside from '../contract.ts'
import { visitor } from '../noun.ts'
import { leave, voidEntry } from './close.ts'
import { reject, save } from './enter.ts'
import { approversOf, companionsOf } from './people.ts'
import { permitsOf } from './permits.ts'
import { certHashes, openPersonal } from './personal.ts'
import { conditionsOf, detailsOf, rowOf } from './rows.ts'

const MOST_INSIDE = 50

export const visitorActions = handle(OutInside, {
  ...listActions(visitor, {
    conditionsOf,
    listed: async (ctx, rows) => rows.map(await rowOf(ctx)),
    detailed: detailsOf,
    paper: { order: ['in_time'], max: OutInside.MOST_PRINTED },
  }),

  async GetInsideList(ctx) {
    const rows = ctx.scoped
      .rows('out_inside')
      .selectAll()
      .where('dept_id', '=', ctx.user.deptId)
      .where('status', '=', visitor.states.codes.inside)
    return (await rows.orderBy('in_time').orderBy('id').limit(MOST_INSIDE).execute()).map(await rowOf(ctx))
  },

  async GetPersonList(ctx, { dept_id }) {
    const unit = dept_id ?? ctx.user.deptId
    if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
    const [people, approvers] = await Promise.all([
      companionsOf(ctx.db, unit).execute(),
      approversOf(ctx.db, unit).execute(),
    ])
    return people.map((person) => ({ ...person, approves: approvers.some(({ id }) => id === person.id) }))
  },

  async GetPermitList(ctx, { dept_id = ctx.user.deptId }) {
    if (!ctx.scoped.holds(dept_id)) fail('OutOfScope')
    return permitsOf(ctx, dept_id)
  },

  async GetLast(ctx, { id, cert_no }) {
    const row = id === undefined ? await lastOf(ctx, cert_no) : await find(ctx, 'out_inside', id)
    if (!row || row.purge_time !== null) return null
    return { ...row, fellow_list: row.fellow_list as { name: string; cert_mask: string }[] }
  },

  Save: save,
  Reject: reject,
  Leave: leave,
  Void: voidEntry,

  async Reveal(ctx, { id }) {
    const row = await find(ctx, 'out_inside', id)
    const personal = await openPersonal(ctx, row)
    ctx.note({ type: 3, table: 'out_inside', id, billNo: row.bill_no, message: 'cert_no phone fellows' })
    return personal ?? fail('WrongState', { reason: 'visitor.refused.forgotten' })
  },
})

/** The last entry with a certificate, or the caller's own last, if its numbers are still stored. */
function lastOf({ scoped, user, services }: Ctx, cert_no: string | undefined) {
  const rows = scoped.rows('out_inside').selectAll().where('purge_time', 'is', null)
  const candidates =
    cert_no === undefined
      ? rows.where('create_user_id', '=', user.userId)
      : rows.where('cert_hash', 'in', certHashes(services.keys, tidy(cert_no)))
  return candidates.orderBy('id', 'desc').limit(1).executeTakeFirst()
}
