import { EyeOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import Face from '@shouya/console/ui/Face.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import { isOutsider } from '../rules.ts'
import UserStatus from './UserStatus.tsx'
import type { UserRow } from './userList.ts'

/** One account, as the list has it: the number stays masked until somebody asks for it. */
export default function UserDetail({ row, ...beside }: BesideList & { row: UserRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(user)
  const title = (
    <Space wrap>
      <Face name={row.real_name} avatar={row.avatar} size={32} />
      {row.username}
      <UserStatus row={row} />
    </Space>
  )
  return (
    <DetailDrawer {...beside} title={title} history={{ table: 'sys_user', id: row.id }}>
      <Facts
        of={user}
        row={row}
        show={[
          'real_name',
          { label: label('phone'), value: <MaskedPhone key={row.id} id={row.id} phone={row.phone} /> },
          { label: isOutsider(row) ? t('user.caredFor') : label('dept_name'), value: row.dept_name, wide: true },
          { label: t('user.field.role_names'), value: row.role_names.join(mark('、')), wide: true },
          row.data_scope !== null && {
            label: label('data_scope'),
            value: [
              <DictText key="scope" dict="data_scope" value={row.data_scope} />,
              ...row.scope_dept_names.map((name) => ` ${name}`),
            ],
            wide: true,
          },
          'post',
          'user_type',
          row.party_name !== null && { label: label('party_name'), value: row.party_name, wide: true },
          'gender',
          'emp_no',
          'email',
          !isOutsider(row) && 'in_book',
          'expire_date',
          'last_login_time',
          'last_login_ip',
          'must_change_pwd',
          'totp_on',
          'create_time',
        ]}
      />
    </DetailDrawer>
  )
}

/** A masked number with the way to the whole one; each look is logged. */
function MaskedPhone({ id, phone }: { id: number; phone: string }) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState<string>()
  const reveal = useAction('User/Reveal', { onSuccess: (data) => setWhole(data.phone) })
  if (whole || !phone.includes('*')) return whole ?? phone
  return (
    <>
      {phone}{' '}
      <OperationButton
        path="User/Reveal"
        type="link"
        size="small"
        icon={<EyeOutlined aria-hidden="true" />}
        loading={reveal.isPending}
        title={t('user.revealHint')}
        onClick={() => reveal.mutate({ id })}
      >
        {t('user.reveal')}
      </OperationButton>
    </>
  )
}
