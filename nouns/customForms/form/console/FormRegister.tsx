import { AppstoreOutlined, UploadOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import Categories from '@shouya/console/ui/categories/Categories.tsx'
import CategorySelect from '@shouya/console/ui/categories/CategorySelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { Button, Form, Select } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FormCopy from './FormCopy.tsx'
import FormDetail from './FormDetail.tsx'
import FormImport from './FormImport.tsx'
import FormPublish from './FormPublish.tsx'
import FormSettings from './FormSettings.tsx'
import { type FormRow, formPaths, formShape, formSorts, formStatus, statusNames } from './formList.ts'
import { useFormActions } from './useFormActions.ts'
import { useFormColumns } from './useFormColumns.tsx'

type Door = { kind: 'publish' | 'settings' | 'copy'; row: FormRow }

/** The list of custom forms. */
export default function FormRegister({ onSubmissions }: { onSubmissions: (form: number) => void }) {
  const { t } = useTranslation()
  const register = useRegister('CustomForm/GetPageList', formShape, formSorts)
  const columns = useFormColumns()
  const [adding, setAdding] = useAdding('CustomForm/Save')
  const [door, setDoor] = useState<Door>()
  const [importing, setImporting] = useState(false)
  const [sorting, setSorting] = useState(false)
  const opened = useOpened(register)
  const fresh = useRef<{ id: number; name: string }>(undefined)
  const through = (kind: Door['kind']) => (row: FormRow) => setDoor({ kind, row })
  const shut = () => setDoor(undefined)
  const actions = useFormActions({
    publish: through('publish'),
    settings: through('settings'),
    copy: through('copy'),
    open: opened.show,
    submissions: (row) => onSubmissions(row.id),
  })
  // After the dialog has gone, which changes this page's address: a tab that opens meanwhile would lose against it.
  const finish = () => {
    setAdding(false)
    const { current } = fresh
    fresh.current = undefined
    if (current) openTab(formPaths.design(current.id), t('forms.designOf', { name: current.name }))
  }
  const lead = ({ id, form_name }: Pick<FormRow, 'id' | 'form_name'>, path: string) =>
    openTab(formPaths.design(id, path), t('forms.designOf', { name: form_name }))
  const states = statusNames.map((name) => ({ value: formStatus[name], label: t(`forms.status.${name}`) }))
  return (
    <>
      <RegisterPage
        name="Forms.list"
        register={register}
        shape={formShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('forms.keywords')}
        about={t('forms.about')}
        add={{ path: 'CustomForm/Save', text: t('forms.add'), onClick: () => setAdding(true) }}
        fields={
          <>
            <Form.Item name="category_id" label={t('forms.category')}>
              <CategorySelect of="CustomForm" every />
            </Form.Item>
            <Form.Item name="status" label={t('forms.state')}>
              <Select mode="multiple" allowClear placeholder={t('common.all')} options={states} />
            </Form.Item>
          </>
        }
        tools={
          <>
            <OperationButton
              path="CustomForm/Import"
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={() => setImporting(true)}
            >
              {t('ui.import.open')}
            </OperationButton>
            <Button icon={<AppstoreOutlined aria-hidden="true" />} onClick={() => setSorting(true)}>
              {t('ui.category.all')}
            </Button>
            <RecycleTool table="custom_form" refreshes="CustomForm" />
          </>
        }
      />
      {adding && (
        <FormSettings
          onSaved={(made, name) => {
            fresh.current = { id: made, name }
          }}
          onClose={finish}
        />
      )}
      {door?.kind === 'settings' && <FormSettings id={door.row.id} onClose={shut} />}
      {door?.kind === 'publish' && (
        <FormPublish id={door.row.id} onLead={(path) => lead(door.row, path)} onClose={shut} />
      )}
      {door?.kind === 'copy' && <FormCopy id={door.row.id} name={door.row.form_name} onClose={shut} />}
      {importing && <FormImport onClose={() => setImporting(false)} />}
      {sorting && <Categories of="CustomForm" onClose={() => setSorting(false)} />}
      {opened.id && <FormDetail id={opened.id} {...opened.beside} onLead={lead} />}
    </>
  )
}
