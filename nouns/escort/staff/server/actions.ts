import { message } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import { filesOf } from '../../server/files.ts'
import { openSecrets } from '../../server/secrets.ts'
import * as StaffPages from '../contract.ts'
import { isNew } from '../rules.ts'
import { accountsOf } from './account.ts'
import { auditStaff, issuePass } from './audit.ts'
import { blacklistOf, blacklistStaff, unblacklistStaff } from './blacklist.ts'
import { canEscort } from './canEscort.ts'
import { changeStaffStatus } from './changeStatus.ts'
import { importStaff, staffImporter } from './import.ts'
import { logged } from './logged.ts'
import { printStaff } from './print.ts'
import { asShown, selectStaff, staffConditions } from './rows.ts'
import { saveStaff } from './save.ts'

export const escortStaff = handle(StaffPages, {
  async GetStaffPageList(ctx, query) {
    const { rows, total } = await page(ctx.db, query, staffConditions(ctx)(query), {
      table: 'escort_staff',
      rows: selectStaff(ctx),
      count: ctx.scoped.rows('escort_staff'),
    })
    return { rows: rows.map((row) => asShown(ctx, row)), total }
  },

  async GetStaff(ctx, { id }) {
    await find(ctx, 'escort_staff', id)
    const row = await selectStaff(ctx).where('escort_staff.id', '=', id).executeTakeFirstOrThrow()
    const depts = await everything(ctx.db)
      .selectFrom('escort_staff_dept')
      .innerJoin('dept', 'dept.id', 'escort_staff_dept.dept_id')
      .select(['dept.id', 'dept_name'])
      .where('staff_id', '=', id)
      .orderBy('dept.path')
      .execute()
    const account = await everything(ctx.db)
      .selectFrom('sys_user')
      .select('username')
      .where('id', '=', row.user_id ?? 0)
      .executeTakeFirst()
    return {
      ...asShown(ctx, row),
      user_name: account?.username ?? null,
      emergency_phone_mask: row.emergency_phone && maskNumber(row.emergency_phone),
      depts,
      photos: await filesOf(ctx, [row.photo_file_id]),
      id_card_front: await filesOf(ctx, [row.id_card_front_file_id]),
      id_card_back: await filesOf(ctx, [row.id_card_back_file_id]),
      guard_cert_files: await filesOf(ctx, [row.guard_cert_file_id]),
      gun_cert_files: await filesOf(ctx, [row.gun_cert_file_id]),
      blacklist: await blacklistOf(ctx, id),
    }
  },

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

  async DeleteStaff(ctx, { id, version }) {
    const before = await findSeen(ctx, 'escort_staff', { id, version })
    if (!isNew(before)) fail('WrongState')
    await recycle(ctx, {
      table: 'escort_staff',
      id,
      name: `${before.name} ${before.staff_no}`,
      parts: [
        { table: 'escort_staff_dept', column: 'staff_id' },
        { table: 'escort_secret', column: 'staff_id' },
      ],
    })
    await ctx.db.deleteFrom('escort_secret').where('staff_id', '=', id).execute()
    await ctx.db.deleteFrom('escort_staff_dept').where('staff_id', '=', id).execute()
    await everything(ctx.db).deleteFrom('escort_staff').where('id', '=', id).execute()
    ctx.note({ table: 'escort_staff', id, before: logged(before), after: {} })
    return null
  },

  GetStaffPrintList: printStaff,
  GetStaffTemplate: (ctx) => template(ctx, staffImporter),
  ImportStaff: importStaff,
})
