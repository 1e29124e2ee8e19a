import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useCompanies } from '@shouya/console/ui/useCompanies.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { Avatar } from 'antd'
import { useTranslation } from 'react-i18next'
import { isOpen, type StaffRow } from './staffList.ts'

/** The columns of the list, of its export and of its cards (domain 3.3). */
export function useStaffColumns(): Column<StaffRow>[] {
  const { t } = useTranslation()
  const companies = useCompanies()
  // Nobody renews the certificates of who has left.
  const end = (row: StaffRow, day: string | null) => (isOpen(row) ? <ExpiryDate day={day} /> : (day ?? '-'))
  const columns: Column<StaffRow>[] = [
    {
      key: 'name',
      title: t('escort.staff.field.name'),
      width: 104,
      sort: true,
      render: (row) => (
        <span className="escort-person">
          <Avatar src={row.photo_url ?? undefined} alt="" size={24} shape="square">
            {row.name.slice(0, 1)}
          </Avatar>
          {row.name}
        </span>
      ),
    },
    { key: 'staff_no', title: t('escort.staff.field.staff_no'), width: 84, sort: true },
    {
      key: 'duty_type',
      title: t('escort.staff.field.duty_type'),
      width: 92,
      render: (row) => <DictText dict="staff_duty" value={row.duty_type} />,
    },
    {
      key: 'company_name',
      title: t('escort.staff.field.company_name'),
      width: 96,
      render: (row) => <CompanyName name={row.company_name} />,
    },
    {
      key: 'gun_cert_end',
      title: t('escort.staff.field.gun_cert_end'),
      width: 120,
      sort: true,
      render: (row) => end(row, row.gun_cert_end),
    },
    {
      key: 'pass_end',
      title: t('escort.staff.field.pass_end'),
      width: 120,
      sort: true,
      render: (row) => end(row, row.pass_end),
    },
    { key: 'id_card_mask', title: t('escort.staff.field.id_card'), width: 168 },
    { key: 'guard_cert_mask', title: t('escort.staff.field.guard_cert_no'), width: 136 },
    {
      key: 'status',
      title: t('escort.staff.field.status'),
      width: useStatusWidth('staff_status', 92),
      pin: 'right',
      render: (row) => <DictTag dict="staff_status" value={row.status} />,
    },
    {
      key: 'cert_end',
      title: t('escort.staff.field.cert_end'),
      width: 116,
      sort: true,

      render: (row) => end(row, row.cert_end),
    },
    {
      key: 'drive_end',
      title: t('escort.staff.field.drive_end'),
      width: 128,

      render: (row) => end(row, row.drive_end),
    },
    {
      key: 'bg_check_end',
      title: t('escort.staff.field.bg_check_end'),
      width: 128,

      render: (row) => end(row, row.bg_check_end),
    },
    { key: 'pass_card_no', title: t('escort.staff.field.pass_card_no'), width: 112 },
    { key: 'phone_mask', title: t('escort.staff.field.phone'), width: 120 },
    {
      key: 'is_leader',
      title: t('escort.staff.field.is_leader'),
      width: 88,

      render: (row) => (row.is_leader ? t('ui.yes') : t('ui.no')),
    },
    { key: 'status_reason', title: t('escort.staff.field.status_reason'), width: 160 },
    {
      key: 'create_time',
      title: t('escort.staff.field.create_time'),
      width: 136,
      sort: true,

      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'name',
    'staff_no',
    'duty_type',
    companies.several ? 'company_name' : 'phone_mask',
    'gun_cert_end',
    'pass_end',
    'cert_end',
    'status',
  ])
}
