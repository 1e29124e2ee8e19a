import { deptRow } from '@shouya/contract/controllers/AdminDept'
import { checkItemRow } from '@shouya/contract/controllers/CheckItem'
import type { HistoryTable } from '@shouya/contract/controllers/Common'
import { formRow } from '@shouya/contract/controllers/CustomForm'
import { dictData, dictType } from '@shouya/contract/controllers/Dict'
import { boxRow } from '@shouya/contract/controllers/Escort/box'
import { carDetail } from '@shouya/contract/controllers/Escort/car'
import { companyDetail } from '@shouya/contract/controllers/Escort/company'
import { planDetail } from '@shouya/contract/controllers/Escort/plan'
import { routeRow } from '@shouya/contract/controllers/Escort/route'
import { staffDetail } from '@shouya/contract/controllers/Escort/staff'
import { faultDetail } from '@shouya/contract/controllers/FaultRepair'
import { keyLedgerRow } from '@shouya/contract/controllers/KeyLedger'
import { menuRow } from '@shouya/contract/controllers/Menu'
import { noticeRow } from '@shouya/contract/controllers/Notice'
import { flowRow } from '@shouya/contract/controllers/OaFlow'
import { outInsideDetail } from '@shouya/contract/controllers/OutInside'
import { rectificationDetail } from '@shouya/contract/controllers/Rectification'
import { roomKeyDetail } from '@shouya/contract/controllers/RoomKey'
import { securityCheckDetail } from '@shouya/contract/controllers/SecurityCheck'
import { userRow } from '@shouya/contract/controllers/User'
import { videoAccessDetail } from '@shouya/contract/controllers/VideoAccess'
import { submissionRow } from '@shouya/contract/customForm'
import { moneyBoxDetail } from '@shouya/contract/moneyBox'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { ScopedTable, Unscoped } from '../../../db/scope.ts'
import { find } from '../../../registers/find.ts'

/** Who may read a record's history: whoever may read the record; of its fields those that the record shows. */
type Historian = {
  find(ctx: Ctx, id: number): Promise<unknown>
  shows(field: string): boolean
}
type Shape = { readonly shape: Readonly<Record<string, unknown>> }

const fieldsOf =
  ({ shape }: Shape) =>
  (field: string): boolean =>
    Object.hasOwn(shape, field)

/** Rows that belong to units. */
const scoped = (table: ScopedTable, row: Shape): Historian => ({
  find: (ctx, id) => find(ctx, table, id),
  shows: fieldsOf(row),
})

/** Rows that belong to the whole product. */
const shared = (table: keyof Unscoped, shows: Historian['shows']): Historian => ({
  find: async ({ db }, id) =>
    (await db
      .selectFrom(table as 'role')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) ?? fail('NotFound'),
  shows,
})

/** Of the whole bank for everybody, of a branch for those who have it in scope (domain 4.1). */
const checkItem: Historian = {
  async find({ db, user, scoped }, id) {
    const item = await db.selectFrom('check_item').select('owner_dept_id').where('id', '=', id).executeTakeFirst()
    if (!item) fail('NotFound')
    const bank = item.owner_dept_id === null || user.scope.kind === 'all'
    if (!bank && !scoped.holds(item.owner_dept_id as number)) fail('OutOfScope')
  },
  shows: fieldsOf(checkItemRow),
}

/** What the log says of a notice in other words than its row does. */
const saidOfNotices = new Set(['annex', 'is_deleted', 'reminded'])

export const historians: Readonly<Record<HistoryTable, Historian>> = {
  room_key: scoped('room_key', roomKeyDetail),
  key_ledger: scoped('key_ledger', keyLedgerRow),
  dept: scoped('dept', deptRow),
  sys_user: scoped('sys_user', userRow),
  form_submission: scoped('form_submission', submissionRow),
  // Its grants stand in the log as a field for each permission.
  role: shared('role', () => true),
  menu: shared('menu', fieldsOf(menuRow)),
  dict_type: shared('dict_type', fieldsOf(dictType)),
  dict_data: shared('dict_data', fieldsOf(dictData)),
  custom_form: shared('custom_form', fieldsOf(formRow)),
  appr_flow: shared('appr_flow', fieldsOf(flowRow)),
  notice: { ...scoped('notice', noticeRow), shows: (field) => field in noticeRow.shape || saidOfNotices.has(field) },
  check_item: checkItem,
  security_check: scoped('security_check', securityCheckDetail),
  money_box: scoped('money_box', moneyBoxDetail),
  fault_repair: scoped('fault_repair', faultDetail),
  rectification: scoped('rectification', rectificationDetail),
  escort_company: scoped('escort_company', companyDetail),
  escort_car: scoped('escort_car', carDetail),
  escort_staff: scoped('escort_staff', staffDetail),
  escort_route: scoped('escort_route', routeRow),
  escort_plan: scoped('escort_plan', planDetail),
  box: scoped('box', boxRow),
  out_inside: scoped('out_inside', outInsideDetail),
  video_access: scoped('video_access', videoAccessDetail),
}
