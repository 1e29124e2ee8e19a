import type { RowOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import Device from '@shouya/console/ui/Device.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { App, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session, user } from '../noun.ts'
import UserSessions from './UserSessions.tsx'

type Online = RowOf<'User/GetOnlineList'>

const shape = { dept_id: 'int' } as const

function useColumns(): Column<Online>[] {
  const { t } = useTranslation()
  return [
    ...useNounColumns<typeof user, Online>(user, {
      real_name: {
        width: 120,
        render: (row) => (row.current ? `${row.real_name} (${t('user.thisSession')})` : row.real_name),
      },
      username: { width: 128 },
      dept_name: { width: 156, render: (row) => row.dept_name },
    }),
    ...useNounColumns<typeof session, Online>(session, {
      user_agent: { width: 152, render: (row) => <Device userAgent={row.user_agent} /> },
      ip: { width: 116 },
      create_time: { width: 112 },
      last_seen_time: { width: 112 },
    }),
  ]
}

/** Who is signed in now; any session can be ended at once. */
export default function UserOnline() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const register = useEndlessRegister('User/GetOnlineList', shape)
  const columns = useColumns()
  const [person, setPerson] = useState<{ id: number; real_name: string }>()
  const end = useAction('User/EndSession', { onSuccess: () => message.success(t('common.done')) })

  const ask = (row: Online) =>
    confirm(
      {
        title: t('user.endAsk', { name: row.real_name }),
        content: t('user.endSays'),
        danger: true,
      },
      () => end.mutateAsync({ user_id: row.user_id, id: row.session }),
    )
  const open = (row: Online) => setPerson({ id: row.user_id, real_name: row.real_name })
  const actions = (row: Online): RowAction[] => [
    // One's own is ended by signing out.
    ...(row.current
      ? []
      : [
          {
            text: t('user.end'),
            path: 'User/EndSession' as const,
            body: { user_id: row.user_id },
            danger: true,
            onClick: () => ask(row),
          },
        ]),
    {
      text: t('user.sessions'),
      path: 'User/GetSessionList',
      body: { user_id: row.user_id },
      onClick: () => open(row),
    },
  ]
  return (
    <>
      <RegisterPage
        name="User.online"
        register={register}
        shape={shape}
        columns={columns}
        onOpen={open}
        actions={actions}
        hint={t('user.keywords')}
        about={t('user.aboutOnline')}
        fields={
          <Form.Item name="dept_id" label={t('user.field.dept_name')}>
            <DeptTreeSelect placeholder={t('common.all')} />
          </Form.Item>
        }
      />
      {person && <UserSessions row={person} onClose={() => setPerson(undefined)} />}
    </>
  )
}
