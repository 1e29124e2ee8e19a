import { InboxOutlined } from '@ant-design/icons'
import { upload } from '@shouya/console/api/upload.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import CategorySelect from '@shouya/console/versions/categories/CategorySelect.tsx'
import NameField from '@shouya/console/versions/NameField.tsx'
import { Form, Upload } from 'antd'
import { useTranslation } from 'react-i18next'
import { forms } from './forms.ts'

type Values = { form_name: string; category_id: number; file_id: File[] }

/** A new draft from a .json file of any version of k-form-design. */
export default function FormImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'CustomForm/Import', Values>
      path="CustomForm/Import"
      title={t('form.importTitle')}
      initial={{}}
      toBody={async ({ file_id: [file], ...values }) => {
        if (!file) throw new Error('the form asks for the file')
        return { ...values, file_id: (await upload(file, 'file')).id }
      }}
      okText={t('ui.import.commit')}
      said={({ script }) => t(script ? 'form.importedScript' : 'common.saved')}
      small
      onClose={onClose}
    >
      <NameField noun={forms} />
      <Form.Item name="category_id" label={t('form.field.category_name')} rules={[{ required: true }]}>
        <CategorySelect of="CustomForm" />
      </Form.Item>
      <Form.Item name="file_id" label={t('form.file')} className="ui-wide" rules={[{ required: true }]}>
        <JsonFile />
      </Form.Item>
    </FormDrawer>
  )
}

function JsonFile({ id, value, onChange }: { id?: string; value?: File[]; onChange?: (files: File[]) => void }) {
  const { t } = useTranslation()
  return (
    <Upload.Dragger
      {...(id === undefined ? {} : { id })}
      accept=".json,application/json"
      maxCount={1}
      showUploadList={false}
      beforeUpload={(file) => {
        onChange?.([file])
        return false
      }}
    >
      <p className="ant-upload-drag-icon">
        <InboxOutlined aria-hidden="true" />
      </p>
      <p>{value?.[0]?.name ?? t('form.drop')}</p>
      <p className="ui-note">{t('form.dropHint')}</p>
    </Upload.Dragger>
  )
}
