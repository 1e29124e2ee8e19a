import { message } from '@shouya/contract/messages'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { openSecrets } from '../../server/secrets.ts'
import * as StaffPages from '../contract.ts'
import { staff as noun } from '../noun.ts'
import { isNew } from '../rules.ts'
import { accountsOf } from './account.ts'
import { auditStaff, issuePass } from './audit.ts'
import { blacklistStaff, unblacklistStaff } from './blacklist.ts'
import { canEscort } from './canEscort.ts'
import { changeStaffStatus } from './changeStatus.ts'
import { detailOf } from './detailOf.ts'
import { importStaff, staffImporter } from './import.ts'
import { logged } from './logged.ts'
import { printStaff } from './print.ts'
import { conditionsOf, rowOf, selectStaff } from './rows.ts'
import { saveStaff } from './save.ts'

export const escortStaff = handle(StaffPages, {
  ...readActions(noun, {
    conditionsOf,
    select: selectStaff,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
  }),

  async CheckStaff(ctx, { id, dept_id, day }) {
    await find(ctx, 'escort_staff', id)
    const reasons = (await canEscort(ctx.db, [id], [dept_id], day)).get(id) ?? []
    return reasons.map((reason) => message(ctx.lang, reason))
  },

  async GetStaffAccountList(ctx, { escort_company_id }) {
    await find(ctx, 'escort_company', escort_company_id)
    return accountsOf(ctx.db, escort_company_id)
  },

  async RevealStaff(ctx, { id }) {
    const row = await find(ctx, 'escort_staff', id)
    const numbers = await openSecrets(ctx.db, ctx.services.keys, { staff_id: id })
    ctx.note({ type: 3, table: 'escort_staff', id, message: Object.keys(numbers).join(' ') })
    return {
      id_card: numbers.id_card ?? null,
      guard_cert_no: numbers.guard_cert_no ?? null,
      gun_cert_no: numbers.gun_cert_no ?? null,
      drive_licence_no: numbers.drive_licence_no ?? null,
      phone: row.phone,
      emergency_phone: row.emergency_phone,
    }
  },

  SaveStaff: saveStaff,
  AuditStaff: auditStaff,
  IssueStaffPass: issuePass,
  ChangeStaffStatus: changeStaffStatus,
  BlacklistStaff: blacklistStaff,
  UnblacklistStaff: unblacklistStaff,

  async DeleteStaff(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    if (!isNew(before)) fail('WrongState')
    return discard(ctx, noun, before, {
      name: `${before.name} ${before.staff_no}`,
      parts: [
        { table: 'escort_staff_dept', column: 'staff_id' },
        { table: 'escort_secret', column: 'staff_id' },
      ],
      logged: logged(before),
    })
  },

  GetStaffPrintList: printStaff,
  GetStaffTemplate: (ctx) => template(ctx, staffImporter),
  ImportStaff: importStaff,
})
