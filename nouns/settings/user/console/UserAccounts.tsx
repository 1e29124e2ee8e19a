import { UploadOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import ImportDialog from '@shouya/console/ui/ImportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { Form, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import FirstPassword from './FirstPassword.tsx'
import UserAdd from './UserAdd.tsx'
import UserDetail from './UserDetail.tsx'
import UserEdit from './UserEdit.tsx'
import UserSessions from './UserSessions.tsx'
import { reviewColumns, type UserRow, userShape, userSorts } from './userList.ts'
import { useUserActions } from './useUserActions.ts'
import { useUserColumns } from './useUserColumns.tsx'

/** Everybody who can sign in (domain 1.2). */
export default function UserAccounts() {
  const { t } = useTranslation()
  const register = useRegister('User/GetByPage', userShape, userSorts)
  const columns = useUserColumns()
  const { data: roles } = useRead('Role/GetRoleList', {}, { staleTime: 5 * 60_000 })
  const [adding, setAdding] = useAdding('User/Add')
  const [editing, setEditing] = useState<UserRow>()
  const [sessions, setSessions] = useState<UserRow>()
  const [opened, setOpened] = useState<UserRow>()
  const [secret, setSecret] = useState<{ name: string; password: string }>()
  const [reviewing, setReviewing] = useState(false)
  const [importing, setImporting] = useState(false)
  const actions = useUserActions({ edit: setEditing, sessions: setSessions, open: setOpened, secret: setSecret })

  return (
    <>
      <RegisterPage
        name="User.list"
        register={register}
        shape={userShape}
        columns={columns}
        onOpen={setOpened}
        actions={actions}
        hint={t('settings.user.keywords')}
        about={t('settings.user.about')}
        add={{ path: 'User/Add', text: t('settings.user.add'), onClick: () => setAdding(true) }}
        flags={{ locked: t('settings.user.lockedOnly') }}
        fields={
          <>
            <Form.Item name="dept_id" label={t('settings.user.dept')}>
              <DeptTreeSelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="status" label={t('settings.user.status')}>
              <DictSelect dict="user_status" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="role_id" label={t('settings.user.roles')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={roles?.map((role) => ({ value: role.id, label: role.role_name })) ?? []}
                showSearch={{ optionFilterProp: 'label' }}
              />
            </Form.Item>
            <Form.Item name="user_type" label={t('settings.user.user_type')}>
              <DictSelect dict="user_type" placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        tools={
          <>
            <OperationButton
              path="User/Import"
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={() => setImporting(true)}
            >
              {t('ui.import.open')}
            </OperationButton>
            <ExportTool
              controller="User"
              register={register}
              columns={columns}
              sensitive={{ columns: ['phone'], path: 'User/Reveal' }}
            />
            <OperationButton
              path="Common/Export"
              body={{ controller: 'UserReview' }}
              onClick={() => setReviewing(true)}
            >
              {t('settings.user.review')}
            </OperationButton>
          </>
        }
      />
      {adding && (
        <UserAdd onAdded={(name, password) => setSecret({ name, password })} onClose={() => setAdding(false)} />
      )}
      {editing && <UserEdit id={editing.id} onClose={() => setEditing(undefined)} />}
      {sessions && <UserSessions row={sessions} onClose={() => setSessions(undefined)} />}
      {opened && (
        <UserDetail row={opened} {...register.steps(opened.id, setOpened)} onClose={() => setOpened(undefined)} />
      )}
      {secret && <FirstPassword {...secret} onClose={() => setSecret(undefined)} />}
      {reviewing && (
        <ExportDialog
          controller="UserReview"
          filters={register.filters}
          total={register.total}
          chosen={register.selected.map(({ id }) => id)}
          columns={reviewColumns.map((key) => ({ key, title: t(`settings.user.${key}`), chosen: true }))}
          onClose={() => setReviewing(false)}
        />
      )}
      {importing && <ImportDialog of="User" onClose={() => setImporting(false)} />}
    </>
  )
}
