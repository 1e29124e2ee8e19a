import { AppstoreOutlined, UploadOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import Categories from '@shouya/console/ui/categories/Categories.tsx'
import CategorySelect from '@shouya/console/ui/categories/CategorySelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { Button, Form, Select } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import FormCopy from './FormCopy.tsx'
import FormDetail from './FormDetail.tsx'
import FormImport from './FormImport.tsx'
import FormPublish from './FormPublish.tsx'
import FormSettings from './FormSettings.tsx'
import { type FormRow, formPaths, formShape, formSorts, formStatus, statusNames } from './formList.ts'
import { useFormActions } from './useFormActions.ts'
import { useFormColumns } from './useFormColumns.tsx'

/** The list of custom forms. */
export default function FormRegister({ onSubmissions }: { onSubmissions: (form: number) => void }) {
  const { t } = useTranslation()
  const register = useRegister('CustomForm/GetPageList', formShape, formSorts)
  const columns = useFormColumns()
  const page = useRecordPage(register, 'CustomForm/Get', 'CustomForm/Save')
  const fresh = useRef<{ id: number; name: string }>(undefined)
  const lead = ({ id, form_name }: Pick<FormRow, 'id' | 'form_name'>, path: string) =>
    openTab(formPaths.design(id, path), t('forms.designOf', { name: form_name }))
  const actions = useFormActions({
    publish: (row) =>
      page.ask((onClose) => <FormPublish id={row.id} onLead={(path) => lead(row, path)} onClose={onClose} />),
    settings: ({ id }) => page.ask((onClose) => <FormSettings id={id} onClose={onClose} />),
    copy: ({ id, form_name }) => page.ask((onClose) => <FormCopy id={id} name={form_name} onClose={onClose} />),
    open: page.opened.show,
    submissions: (row) => onSubmissions(row.id),
  })
  // After the dialog has gone, which changes this page's address: a tab that opens meanwhile would lose against it.
  const finish = () => {
    page.stopAdding()
    const { current } = fresh
    fresh.current = undefined
    if (current) openTab(formPaths.design(current.id), t('forms.designOf', { name: current.name }))
  }
  const states = statusNames.map((name) => ({ value: formStatus[name], label: t(`forms.status.${name}`) }))
  return (
    <RecordPage
      page={page}
      name="Forms.list"
      register={register}
      shape={formShape}
      columns={columns}
      moves={actions}
      actions={actions}
      hint={t('forms.keywords')}
      about={t('forms.about')}
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
            onClick={() => page.ask((onClose) => <FormImport onClose={onClose} />)}
          >
            {t('ui.import.open')}
          </OperationButton>
          <Button
            icon={<AppstoreOutlined aria-hidden="true" />}
            onClick={() => page.ask((onClose) => <Categories of="CustomForm" onClose={onClose} />)}
          >
            {t('ui.category.all')}
          </Button>
          <RecycleTool table="custom_form" refreshes="CustomForm" />
        </>
      }
      add={t('forms.add')}
      form={() => (
        <FormSettings
          onSaved={(made, name) => {
            fresh.current = { id: made, name }
          }}
          onClose={finish}
        />
      )}
      detail={({ id, beside }) => <FormDetail id={id} {...beside} onLead={lead} />}
    />
  )
}
