import { mark } from '@shouya/console/i18n/language.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import MaskedPhone from './MaskedPhone.tsx'
import UserStatus from './UserStatus.tsx'
import { isOutsider, type UserRow } from './userList.ts'

/** One account, as the list has it: the number stays masked until somebody asks for it. */
export default function UserDetail({ row, ...beside }: BesideList & { row: UserRow }) {
  const { t } = useTranslation()
  const title = (
    <Space wrap>
      {row.username}
      <UserStatus row={row} />
    </Space>
  )
  return (
    <DetailDrawer {...beside} title={title} history={{ table: 'sys_user', id: row.id }}>
      <Details
        items={[
          { label: t('settings.user.real_name'), value: row.real_name },
          { label: t('settings.user.phone'), value: <MaskedPhone key={row.id} id={row.id} phone={row.phone} /> },
          {
            label: t(isOutsider(row) ? 'settings.user.caredFor' : 'settings.user.dept'),
            value: row.dept_name,
            wide: true,
          },
          { label: t('settings.user.roles'), value: row.role_names.join(mark('、')), wide: true },
          row.data_scope !== null && {
            label: t('settings.user.data_scope'),
            value: [
              <DictText key="scope" dict="data_scope" value={row.data_scope} />,
              ...row.scope_dept_names.map((name) => ` ${name}`),
            ],
            wide: true,
          },
          { label: t('settings.user.post'), value: <DictText dict="post" value={row.post} /> },
          { label: t('settings.user.user_type'), value: <DictText dict="user_type" value={row.user_type} /> },
          row.party_name !== null && { label: t('settings.user.party_name'), value: row.party_name, wide: true },
          { label: t('settings.user.gender'), value: <DictText dict="gender" value={row.gender} /> },
          { label: t('settings.user.emp_no'), value: row.emp_no },
          { label: t('settings.user.email'), value: row.email },
          { label: t('settings.user.expire_date'), value: row.expire_date },
          { label: t('settings.user.last_login_time'), value: minute(row.last_login_time) },
          { label: t('settings.user.last_login_ip'), value: row.last_login_ip },
          { label: t('settings.user.must_change_pwd'), value: row.must_change_pwd ? t('ui.yes') : t('ui.no') },
          { label: t('settings.user.totp_on'), value: row.totp_on ? t('ui.yes') : t('ui.no') },
          { label: t('settings.user.create_time'), value: minute(row.create_time) },
        ]}
      />
    </DetailDrawer>
  )
}
