import type { Importer } from '@shouya/server/core/importing/importer.ts'

/** The sheet of people (domain 3.3), without pictures: their approval asks for these. */
export const staffImporter: Importer = {
  action: 'Escort/ImportStaff',
  title: 'import.EscortStaff',
  columns: [
    { field: 'staff_no', title: 'column.staff_no', kind: 'text', required: true, hint: 'import.staffKey' },
    { field: 'escort_company_id', title: 'column.company_code', kind: 'text', required: true, hint: 'import.company' },
    { field: 'name', title: 'column.real_name', kind: 'text', required: true },
    { field: 'gender', title: 'column.gender', kind: { dict: 'gender' }, required: true },
    { field: 'id_card', title: 'escort.idCard', kind: 'text', required: true, hint: 'import.idCard' },
    { field: 'phone', title: 'column.phone', kind: 'text', required: true },
    { field: 'duty_type', title: 'column.duty_type', kind: { dict: 'staff_duty' }, required: true },
    { field: 'is_leader', title: 'column.is_leader', kind: 'bool' },
    { field: 'emergency_name', title: 'column.emergency_name', kind: 'text', required: true },
    { field: 'emergency_phone', title: 'column.emergency_phone', kind: 'text', required: true },
    { field: 'guard_cert_no', title: 'escort.guardCert', kind: 'text', required: true },
    { field: 'guard_cert_org', title: 'column.guard_cert_org', kind: 'text', required: true },
    { field: 'gun_cert_no', title: 'escort.gunCert', kind: 'text', hint: 'import.guard' },
    { field: 'gun_cert_end', title: 'column.gun_cert_end', kind: 'date', hint: 'import.guard' },
    { field: 'drive_licence_no', title: 'escort.driveLicence', kind: 'text', hint: 'import.driver' },
    { field: 'drive_class', title: 'column.drive_class', kind: 'text', hint: 'import.driver' },
    { field: 'drive_end', title: 'column.drive_end', kind: 'date', hint: 'import.driver' },
    { field: 'bg_check_date', title: 'column.bg_check_date', kind: 'date', required: true },
    { field: 'entry_date', title: 'column.entry_date', kind: 'date', required: true },
    { field: 'dept_ids', title: 'column.dept_codes', kind: 'text', required: true, hint: 'import.units' },
    { field: 'nation', title: 'column.nation', kind: 'text' },
    { field: 'address', title: 'column.address', kind: 'text' },
    { field: 'train_date', title: 'column.train_date', kind: 'date' },
    { field: 'health_end', title: 'column.health_end', kind: 'date' },
    { field: 'remark', title: 'column.remark', kind: 'text' },
  ],
}
