import { mark } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import UserStatus from './UserStatus.tsx'
import { isOutsider, type UserRow } from './userList.ts'

/** Whom somebody belongs to who is not of the bank: their company, else what kind of outsider they are. */
const Outside = ({ row }: { row: UserRow }) =>
  row.party_name === null ? <DictText dict="user_type" value={row.user_type} /> : <CompanyName name={row.party_name} />

/** The columns of the accounts (domain 1.2). */
export function useUserColumns(): Column<UserRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const columns: Column<UserRow>[] = [
    { key: 'username', title: t('settings.user.username'), width: 112, sort: true },
    { key: 'real_name', title: t('settings.user.real_name'), width: 76, sort: true },
    {
      key: 'dept_name',
      title: t('settings.user.dept'),
      width: 120,
      render: (row) => (isOutsider(row) ? <Outside row={row} /> : <UnitName name={row.dept_name} />),
    },
    {
      key: 'post',
      title: t('settings.user.post'),
      width: 92,
      render: (row) => <DictText dict="post" value={row.post} />,
    },
    {
      key: 'role_names',
      title: t('settings.user.roles'),
      width: 112,
      render: (row) => row.role_names.join(mark('、')) || '-',
    },
    { key: 'phone', title: t('settings.user.phone'), width: 112 },
    {
      key: 'user_type',
      title: t('settings.user.user_type'),
      width: 88,
      render: (row) => <DictText dict="user_type" value={row.user_type} />,
    },
    {
      key: 'last_login_time',
      title: t('settings.user.last_login_time'),
      width: 104,
      sort: true,
      render: (row) => <When at={row.last_login_time} />,
    },
    {
      key: 'status',
      title: t('settings.user.status'),
      width: 120,
      pin: 'right',
      render: (row) => <UserStatus row={row} />,
    },
    { key: 'emp_no', title: t('settings.user.emp_no'), width: 104 },
    { key: 'email', title: t('settings.user.email'), width: 168 },
    {
      key: 'totp_on',
      title: t('settings.user.totp_on'),
      width: 104,

      render: (row) => (row.totp_on ? t('ui.yes') : t('ui.no')),
    },
    { key: 'expire_date', title: t('settings.user.expire_date'), width: 120 },
    { key: 'last_login_ip', title: t('settings.user.last_login_ip'), width: 128 },
    {
      key: 'create_time',
      title: t('settings.user.create_time'),
      width: 152,
      sort: true,

      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'username',
    'real_name',
    units.several && 'dept_name',
    'post',
    'role_names',
    'phone',
    'last_login_time',
    'status',
  ])
}
