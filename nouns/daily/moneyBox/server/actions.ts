import { everything } from '@shouya/server/core/access/everything.ts'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { signed, signedIfGiven } from '@shouya/server/core/signatures/signatures.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { matching } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { boxByNumber, mayMove } from '../../../escort/server/public.ts'
import * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { directionsOf } from '../rules.ts'
import { getBlank } from './blank.ts'
import { dispute, leave, reject, resolve } from './close.ts'
import { getDay } from './day.ts'
import { entryOf, noteEntry, store } from './entry.ts'
import { bankPeopleOf, carFace, carsOf, staffFaces, staffOf } from './faces.ts'
import { specialsOf } from './permit.ts'
import { conditionsOf, detailsOf, listed } from './rows.ts'
import { isOfCompany, matchOf } from './rules.ts'
import { signBank, signEscort } from './signs.ts'
import { handoverWaits } from './task.ts'
import { verify } from './verify.ts'

const { draft, verified } = moneyBox.states.codes
const MOST_FOUND = 20

const today = ({ now, services }: Ctx) => localDay(now, services.database.timezone)

export const moneyBoxActions = handle(Contract, {
  ...listActions(moneyBox, {
    conditionsOf,
    listed,
    detailed: detailsOf,
    paper: { order: ['dept_id', 'biz_date', 'arrive_time'], max: Contract.MOST_PRINTED, without: ['draft'] },
  }),

  GetDay: getDay,
  GetBlank: getBlank,

  async GetPersonList(ctx, { dept_id = ctx.user.deptId }) {
    if (dept_id !== ctx.user.deptId) await find(ctx, 'dept', dept_id)
    // External users may not see the bank's people.
    return isOfCompany(ctx.user) ? [] : bankPeopleOf(ctx.db, dept_id).execute()
  },

  async FindCar(ctx, { plate_no, biz_date = today(ctx) }) {
    const car = await carsOf(ctx).where('plate_no', '=', plate_no.toUpperCase()).executeTakeFirst()
    return car ? carFace(ctx, car, biz_date) : null
  },

  async FindStaff(ctx, { keywords, dept_id = ctx.user.deptId, biz_date = today(ctx), escort_company_id }) {
    if (dept_id !== ctx.user.deptId) await unitInScope(ctx, dept_id)
    let people = staffOf(ctx).where(({ and }) => and(matching('escort_staff.search_text', keywords)))
    if (escort_company_id !== undefined) people = people.where('escort_company_id', '=', escort_company_id)
    return staffFaces(ctx, await people.orderBy('name').orderBy('id').limit(MOST_FOUND).execute(), dept_id, biz_date)
  },

  async FindBox(ctx, { text, dept_id = ctx.user.deptId, handover_type }) {
    const unit = await unitInScope(ctx, dept_id)
    const box = await boxByNumber(ctx.db, text)
    if (!box) return null
    const { box_no, box_type } = box
    const placed = directionsOf(handover_type).some((way) => mayMove(box, way))
    return { box_no, box_type, matched: matchOf(box, { unit: unit.id, missing: false }), placed }
  },

  async GetPermitList(ctx, { dept_id = ctx.user.deptId }) {
    if (!ctx.scoped.holds(dept_id)) fail('OutOfScope')
    return specialsOf(ctx, dept_id)
  },

  async Save(ctx, input) {
    const entry = await entryOf(ctx, input)
    const row = await store(ctx, entry)
    if (entry.before?.status === verified) await handoverWaits(ctx.db, row)
    noteEntry(ctx, entry, row)
    return { id: row.id, version: row.version }
  },

  Verify: signedIfGiven(verify),
  Sign: signed(signBank),
  EscortSign: signed(signEscort),
  Leave: leave,
  Reject: reject,
  Dispute: dispute,
  Resolve: resolve,

  async Delete(ctx, { id, version }) {
    const before = await findSeen(ctx, 'money_box', { id, version })
    if (before.status !== draft || before.bill_no !== null) fail('WrongState')
    checkOwnDraft(before, ctx.user)
    const { biz_date, handover_type, dept_name } = before
    const label = await dictLabels(ctx, 'handover_type')
    await recycle(ctx, {
      table: 'money_box',
      id,
      name: `${dept_name} ${biz_date} ${label(handover_type)}`,
      parts: [
        { table: 'money_box_item', column: 'money_box_id' },
        { table: 'money_box_crew', column: 'money_box_id' },
      ],
    })
    await everything(ctx.db).deleteFrom('money_box').where('id', '=', id).execute()
    ctx.note({ table: 'money_box', id, before: { biz_date, handover_type, dept_name } })
    return null
  },
})
