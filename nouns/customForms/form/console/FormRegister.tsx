import { UploadOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import CopyForm from '@shouya/console/versions/CopyForm.tsx'
import DraftRegister from '@shouya/console/versions/DraftRegister.tsx'
import PublishState from '@shouya/console/versions/PublishState.tsx'
import { useDraftColumns } from '@shouya/console/versions/useDraftColumns.tsx'
import { draftShape } from '@shouya/console/versions/versioned.ts'
import { useTranslation } from 'react-i18next'
import FormDetail from './FormDetail.tsx'
import FormImport from './FormImport.tsx'
import FormPublish from './FormPublish.tsx'
import FormSettings from './FormSettings.tsx'
import { formPaths, formSorts } from './formList.ts'
import { forms } from './forms.ts'
import { useFormActions } from './useFormActions.ts'

/** The list of custom forms. */
export default function FormRegister({ onSubmissions }: { onSubmissions: (form: number) => void }) {
  const { t } = useTranslation()
  const register = useRegister('CustomForm/GetPageList', draftShape, formSorts)
  const columns = useDraftColumns(forms, (row) => <PublishState row={row} />)
  const page = useRecordPage(register, 'CustomForm/Get', 'CustomForm/Save')
  const design = (id: number, name: string, path?: string) =>
    openTab(formPaths.design(id, path), t('versions.designOf', { name }))
  const actions = useFormActions({
    design: ({ id, form_name }) => design(id, form_name),
    publish: ({ id, form_name }) =>
      page.ask((onClose) => <FormPublish id={id} onLead={(path) => design(id, form_name, path)} onClose={onClose} />),
    settings: ({ id }) => page.ask((onClose) => <FormSettings id={id} onClose={onClose} />),
    copy: ({ id, form_name }) =>
      page.ask((onClose) => <CopyForm noun={forms} id={id} name={form_name} onClose={onClose} />),
    open: page.opened.show,
    submissions: (row) => onSubmissions(row.id),
  })
  return (
    <DraftRegister
      noun={forms}
      name="Forms.list"
      register={register}
      page={page}
      columns={columns}
      actions={actions}
      about={t('form.about')}
      tools={
        <OperationButton
          path="CustomForm/Import"
          icon={<UploadOutlined aria-hidden="true" />}
          onClick={() => page.ask((onClose) => <FormImport onClose={onClose} />)}
        >
          {t('ui.import.open')}
        </OperationButton>
      }
      form={(onSaved, onClose) => <FormSettings okText={t('versions.addOk')} onSaved={onSaved} onClose={onClose} />}
      detail={({ id, beside }) => (
        <FormDetail id={id} beside={beside} onLead={(form, path) => design(form.id, form.form_name, path)} />
      )}
      onDesign={({ id, name }) => design(id, name)}
    />
  )
}
