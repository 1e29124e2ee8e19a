import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useCompanies } from '@shouya/console/ui/useCompanies.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { Avatar } from 'antd'
import { staff } from '../noun.ts'
import { isOpen } from '../rules.ts'
import type { StaffRow } from './staffList.ts'

const { dict } = staff.states

// Certificates of people who have left are not renewed.
const end = (row: StaffRow, day: string | null) => (isOpen(row) ? <ExpiryDate day={day} /> : (day ?? '-'))

/** The columns of the list, of its export and of its cards (domain 3.3). */
export function useStaffColumns(): Column<StaffRow>[] {
  const companies = useCompanies()
  const columns = useNounColumns<typeof staff, StaffRow>(staff, {
    name: {
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
    staff_no: { width: 84, sort: true },
    duty_type: { width: 92 },
    company_name: { width: 96 },
    gun_cert_end: { width: 120, sort: true, render: (row) => end(row, row.gun_cert_end) },
    pass_end: { width: 120, sort: true, render: (row) => end(row, row.pass_end) },
    id_card_mask: { width: 168 },
    guard_cert_mask: { width: 136 },
    status: {
      width: useStatusWidth(dict, 92),
      pin: 'right',
      render: (row) => <DictTag dict={dict} value={row.status} />,
    },
    cert_end: { width: 116, sort: true, render: (row) => end(row, row.cert_end) },
    drive_end: { width: 128, render: (row) => end(row, row.drive_end) },
    bg_check_end: { width: 128, render: (row) => end(row, row.bg_check_end) },
    pass_card_no: { width: 112 },
    phone_mask: { width: 120 },
    is_leader: { width: 88 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
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
