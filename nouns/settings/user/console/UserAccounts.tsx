import { useRead } from '@shouya/console/api/useRead.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import { reviewColumns } from '../rules.ts'
import FirstPassword from './FirstPassword.tsx'
import ReviewSheet from './ReviewSheet.tsx'
import UserAdd from './UserAdd.tsx'
import UserDetail from './UserDetail.tsx'
import UserEdit from './UserEdit.tsx'
import UserSessions from './UserSessions.tsx'
import { userShape } from './userList.ts'
import { useUserActions } from './useUserActions.ts'
import { useUserColumns } from './useUserColumns.tsx'

/** Everybody who can sign in (domain 1.2). */
export default function UserAccounts() {
  const { t } = useTranslation()
  const { label } = useNounWords(user)
  const register = useRegister('User/GetByPage', userShape, user.query.sorts)
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
  const printing = usePrinting('User/GetPrintList', register.filters, (print) => <ReviewSheet {...print} />)
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
      <NounList
        of={user}
        name="User.list"
        register={register}
        shape={userShape}
        columns={useUserColumns()}
        onOpen={opened.show}
        actions={actions}
        add={{ path: 'User/Add', onClick: () => setAdding(true) }}
        flags={{ locked: t('user.lockedOnly') }}
        fields={
          <>
            <Filter of="dept_name" label={label('dept_name')} />
            <Filter of="status" />
            <Form.Item name="role_id" label={t('user.field.role_names')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={roles?.map((role) => ({ value: role.id, label: role.role_name })) ?? []}
                showSearch={{ optionFilterProp: 'label' }}
              />
            </Form.Item>
            <Filter of="user_type" />
          </>
        }
        sensitive={{ columns: ['phone'], path: 'User/Reveal' }}
        imported
        batch={printing.batch}
        tools={
          <>
            <OperationButton path="Common/Export" body={{ controller: 'UserReview' }} onClick={review}>
              {t('user.review')}
            </OperationButton>
            {printing.tool}
          </>
        }
      />
      {adding && <UserAdd onAdded={(name, password) => tell({ name, password })} onClose={() => setAdding(false)} />}
      {opened.row && <UserDetail row={opened.row} {...opened.beside} />}
      {dialog}
      {printing.sheet}
    </>
  )
}
