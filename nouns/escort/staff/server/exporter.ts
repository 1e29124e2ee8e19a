import { exporter } from '@shouya/server/registers/exporter.ts'
import { openSecretsOf } from '../../server/secrets.ts'
import { GetStaffPageList } from '../contract.ts'
import { selectStaff, staffConditions } from './rows.ts'

const sensitive = { id: 'escort_staff', operation: 'view_sensitive' }

export const staffExporter = exporter({
  title: 'export.EscortStaff',
  query: GetStaffPageList.in,
  columns: {
    name: 'text',
    staff_no: 'text',
    duty_type: { dict: 'staff_duty' },
    is_leader: 'bool',
    company_name: 'text',
    id_card_mask: 'text',
    phone_mask: 'text',
    guard_cert_mask: 'text',
    gun_cert_end: 'text',
    drive_end: 'text',
    bg_check_end: 'text',
    pass_card_no: 'text',
    pass_end: 'text',
    cert_end: 'text',
    status: { dict: 'staff_status' },
    status_reason: 'text',
    create_time: 'text',
  },
  titles: { name: 'column.real_name' },
  sensitive: { id_card_mask: sensitive, phone_mask: sensitive, guard_cert_mask: sensitive },
  select: (ctx, query, plain) =>
    selectStaff(ctx)
      .$if(plain, (rows) => rows.select((eb) => eb.val(true).as('plain')))
      .where(staffConditions(ctx, query))
      .orderBy('escort_company_id')
      .orderBy('staff_no')
      .orderBy('escort_staff.id'),
  async shape({ db, services }, rows) {
    if (!rows[0]?.plain) return rows
    const ids = rows.map(({ id }) => id)
    const numbers = await openSecretsOf(db, services.keys, ids)
    return rows.map((row) => {
      const own = numbers.get(row.id)
      return {
        ...row,
        id_card_mask: own?.id_card ?? row.id_card_mask,
        phone_mask: row.phone ?? row.phone_mask,
        guard_cert_mask: own?.guard_cert_no ?? row.guard_cert_mask,
      }
    })
  },
})
