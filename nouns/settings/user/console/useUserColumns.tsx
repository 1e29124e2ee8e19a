import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import Face from '@shouya/console/ui/Face.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import { isOutsider } from '../rules.ts'
import UserStatus from './UserStatus.tsx'
import type { UserRow } from './userList.ts'

/** Whom somebody belongs to who is not of the bank: their company, else what kind of outsider they are. */
const Outside = ({ row }: { row: UserRow }) =>
  row.party_name === null ? <DictText dict="user_type" value={row.user_type} /> : <CompanyName name={row.party_name} />

/** The columns of the accounts (domain 1.2). */
export function useUserColumns(): Column<UserRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const fields = useNounColumns<typeof user, UserRow>(user, {
    username: { width: 104, sort: true },
    real_name: {
      width: 112,
      sort: true,
      render: (row) => (
        <span className="ui-faced">
          <Face name={row.real_name} avatar={row.avatar} />
          {row.real_name}
        </span>
      ),
    },
    dept_name: {
      width: 120,
      render: (row) => (isOutsider(row) ? <Outside row={row} /> : <UnitName name={row.dept_name} />),
    },
    post: { width: 92 },
    phone: { width: 112 },
    user_type: { width: 88 },
    last_login_time: { width: 104, sort: true },
    status: { width: 120, pin: 'right', render: (row) => <UserStatus row={row} /> },
    emp_no: { width: 104 },
    email: { width: 168 },
    totp_on: { width: 104 },
    expire_date: { width: 120 },
    last_login_ip: { width: 128 },
    create_time: { width: 152, sort: true },
  })
  const roles: Column<UserRow> = {
    key: 'role_names',
    title: t('user.field.role_names'),
    width: 112,
    render: (row) => row.role_names.join(mark('、')) || '-',
  }
  return inOrder(
    [...fields, roles],
    ['username', 'real_name', units.several && 'dept_name', 'post', 'role_names', 'phone', 'last_login_time', 'status'],
  )
}
