import { GetStaffPageList } from '@shouya/contract/controllers/Escort/staff'
import { exporter } from '../../../registers/exporter.ts'
import { selectStaff, staffConditions } from './rows.ts'

/** Numbers stay masked in files, too. */
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
  select: (ctx, query) =>
    selectStaff(ctx)
      .where(staffConditions(ctx, query))
      .orderBy('escort_company_id')
      .orderBy('staff_no')
      .orderBy('escort_staff.id'),
})
