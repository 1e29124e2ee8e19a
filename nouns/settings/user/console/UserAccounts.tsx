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
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { reviewColumns } from '../rules.ts'
import FirstPassword from './FirstPassword.tsx'
import UserAdd from './UserAdd.tsx'
import UserDetail from './UserDetail.tsx'
import UserEdit from './UserEdit.tsx'
import UserSessions from './UserSessions.tsx'
import { userShape, userSorts } from './userList.ts'
import { useUserActions } from './useUserActions.ts'
import { useUserColumns } from './useUserColumns.tsx'

/** Everybody who can sign in (domain 1.2). */
export default function UserAccounts() {
  const { t } = useTranslation()
  const register = useRegister('User/GetByPage', userShape, userSorts)
  const columns = useUserColumns()
  const { data: roles } = useRead('Role/GetRoleList', {}, { staleTime: 5 * 60_000 })
  const [adding, setAdding] = useAdding('User/Add')
  const { ask, dialog } = useDialog()
  const opened = useOpenedRow(register)
  const tell = (secret: { name: string; password: string }) =>
    ask((onClose) => <FirstPassword {...secret} onClose={onClose} />)
  const actions = useUserActions({
    edit: ({ id }) => ask((onClose) => <UserEdit id={id} onClose={onClose} />),
    sessions: (row) => ask((onClose) => <UserSessions row={row} onClose={onClose} />),
    open: opened.show,
    secret: tell,
  })
  const review = () =>
    ask((onClose) => (
      <ExportDialog
        controller="UserReview"
        filters={register.filters}
        total={register.total}
        chosen={register.selected.map(({ id }) => id)}
        columns={reviewColumns.map((key) => ({ key, title: t(`user.field.${key}`), chosen: true }))}
        onClose={onClose}
      />
    ))

  return (
    <>
      <RegisterPage
        name="User.list"
        register={register}
        shape={userShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('user.keywords')}
        about={t('user.about')}
        add={{ path: 'User/Add', text: t('user.add'), onClick: () => setAdding(true) }}
        flags={{ locked: t('user.lockedOnly') }}
        fields={
          <>
            <Form.Item name="dept_id" label={t('user.field.dept_name')}>
              <DeptTreeSelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="status" label={t('user.field.status')}>
              <DictSelect dict="user_status" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="role_id" label={t('user.field.role_names')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={roles?.map((role) => ({ value: role.id, label: role.role_name })) ?? []}
                showSearch={{ optionFilterProp: 'label' }}
              />
            </Form.Item>
            <Form.Item name="user_type" label={t('user.field.user_type')}>
              <DictSelect dict="user_type" placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        tools={
          <>
            <OperationButton
              path="User/Import"
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={() => ask((onClose) => <ImportDialog of="User" onClose={onClose} />)}
            >
              {t('ui.import.open')}
            </OperationButton>
            <ExportTool
              controller="User"
              register={register}
              columns={columns}
              sensitive={{ columns: ['phone'], path: 'User/Reveal' }}
            />
            <OperationButton path="Common/Export" body={{ controller: 'UserReview' }} onClick={review}>
              {t('user.review')}
            </OperationButton>
          </>
        }
      />
      {adding && <UserAdd onAdded={(name, password) => tell({ name, password })} onClose={() => setAdding(false)} />}
      {opened.row && <UserDetail row={opened.row} {...opened.beside} />}
      {dialog}
    </>
  )
}
