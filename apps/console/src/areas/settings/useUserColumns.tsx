import { useTranslation } from 'react-i18next'
import type { Column } from '../../registers/Column.ts'
import DictText from '../../ui/DictText.tsx'
import EndText from '../../ui/EndText.tsx'
import { minute } from '../../ui/text.ts'
import UserStatus from './UserStatus.tsx'
import type { UserRow } from './userList.ts'

/** The columns of the accounts (domain 1.2). */
export function useUserColumns(): Column<UserRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'username', title: t('settings.user.username'), width: 120, sort: true },
    { key: 'real_name', title: t('settings.user.real_name'), width: 80, sort: true },
    { key: 'dept_name', title: t('settings.user.dept'), width: 144, render: (row) => <EndText text={row.dept_name} /> },
    {
      key: 'post',
      title: t('settings.user.post'),
      width: 96,
      render: (row) => <DictText dict="post" value={row.post} />,
    },
    {
      key: 'role_names',
      title: t('settings.user.roles'),
      width: 120,
      render: (row) => row.role_names.join('、') || '-',
    },
    { key: 'phone', title: t('settings.user.phone'), width: 104 },
    {
      key: 'user_type',
      title: t('settings.user.user_type'),
      width: 88,
      render: (row) => <DictText dict="user_type" value={row.user_type} />,
    },
    {
      key: 'last_login_time',
      title: t('settings.user.last_login_time'),
      width: 136,
      sort: true,
      render: (row) => minute(row.last_login_time),
    },
    {
      key: 'status',
      title: t('settings.user.status'),
      width: 136,
      pin: 'right',
      render: (row) => <UserStatus row={row} />,
    },
    { key: 'emp_no', title: t('settings.user.emp_no'), width: 104, hidden: true },
    { key: 'email', title: t('settings.user.email'), width: 168, hidden: true },
    {
      key: 'totp_on',
      title: t('settings.user.totp_on'),
      width: 104,
      hidden: true,
      render: (row) => (row.totp_on ? t('ui.yes') : t('ui.no')),
    },
    { key: 'expire_date', title: t('settings.user.expire_date'), width: 120, hidden: true },
    { key: 'last_login_ip', title: t('settings.user.last_login_ip'), width: 128, hidden: true },
    {
      key: 'create_time',
      title: t('settings.user.create_time'),
      width: 152,
      sort: true,
      hidden: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
