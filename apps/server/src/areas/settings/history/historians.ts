import { deptRow } from '@shouya/contract/controllers/AdminDept'
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
import { flowRow } from '@shouya/contract/controllers/OaFlow'
import { outInsideDetail } from '@shouya/contract/controllers/OutInside'
import { rectificationDetail } from '@shouya/contract/controllers/Rectification'
import { roomKeyDetail } from '@shouya/contract/controllers/RoomKey'
import { securityCheckDetail } from '@shouya/contract/controllers/SecurityCheck'
import { userRow } from '@shouya/contract/controllers/User'
import { videoAccessDetail } from '@shouya/contract/controllers/VideoAccess'
import { moneyBoxDetail } from '@shouya/contract/moneyBox'
import { fieldsOf, type Historian, type Shape } from '../../../core/audit/historian.ts'
import { fail } from '../../../core/failure.ts'
import type { ScopedTable, Unscoped } from '../../../db/scope.ts'
import { find } from '../../../registers/find.ts'

/** Nouns that are read by a rule of their own beside scope: they say by which, the same that their pages ask. */
export type OwnHistorians = Pick<Record<HistoryTable, Historian>, 'notice' | 'check_item' | 'form_submission'>

/** Rows that whoever has them in scope reads. */
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

/** Every table with a history; one without a rule for who reads it does not compile. */
export const historians = (own: OwnHistorians): Readonly<Record<HistoryTable, Historian>> => ({
  ...own,
  room_key: scoped('room_key', roomKeyDetail),
  key_ledger: scoped('key_ledger', keyLedgerRow),
  dept: scoped('dept', deptRow),
  sys_user: scoped('sys_user', userRow),
  // Its grants stand in the log as a field for each permission.
  role: shared('role', () => true),
  menu: shared('menu', fieldsOf(menuRow)),
  dict_type: shared('dict_type', fieldsOf(dictType)),
  dict_data: shared('dict_data', fieldsOf(dictData)),
  custom_form: shared('custom_form', fieldsOf(formRow)),
  appr_flow: shared('appr_flow', fieldsOf(flowRow)),
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
})
