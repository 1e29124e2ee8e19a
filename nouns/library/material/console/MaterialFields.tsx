import { useRead } from '@shouya/console/api/useRead.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FilesField, { type FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import RichTextField from '@shouya/forms-react/renderer/RichTextField'
import { Checkbox, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import AudienceFields from './AudienceFields.tsx'
import CategorySelect from './CategorySelect.tsx'
import type { MaterialType, MaterialValues } from './materialList.ts'
import QuestionFields from './QuestionFields.tsx'

const HEIGHT = 280
const ACCEPTED = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip,.txt,.mp4,.gif,.jpg,.jpeg,.png'
const VIDEO_MB = 200
const FILE_MB = 50

type Props = { type: MaterialType; builds: boolean; isNew: boolean }

/** The fields of a document (domain 9.1). */
export default function MaterialFields({ type, builds, isNew }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(material)
  const lang = useLanguage((state) => state.lang)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const form = Form.useFormInstance<MaterialValues>()
  const isMust = Form.useWatch('need_read', form)
  const finished = {
    validator: (_: unknown, files: FileValue[] = []) =>
      files.some(({ status }) => status === 'uploading' || status === 'error')
        ? Promise.reject(new Error(t('material.uploading')))
        : Promise.resolve(),
  }
  const most = material.fields.file_ids.max
  return (
    <>
      <Field of="title" className="ui-wide" />
      <Field of="category_name">
        <CategorySelect of={type} allowClear={false} />
      </Field>
      {isNew && (depts?.length ?? 0) > 1 && <Field of="dept_name" required={false} />}
      {builds && (
        <>
          <Field of="build_dept_name" required />
          <Field of="build_stage" required />
          <Field of="build_begin" />
          <Field of="build_end" />
          <Field of="contractor" />
          <Field of="approve_doc_no" />
          <Field of="accept_doc_no" />
        </>
      )}
      <Field of="summary" lines={2} />
      <Field of="content" required={false} className="ui-wide">
        <RichTextField label={label('content')} lang={lang} height={HEIGHT} pictures />
      </Field>
      <Form.Item
        name="file_ids"
        label={t('material.field.file_ids')}
        extra={t('material.filesHint', { limit: most, video: VIDEO_MB, file: FILE_MB })}
        rules={[finished]}
        className="ui-wide"
      >
        <FilesField folder="file" accept={ACCEPTED} text={t('material.chooseFiles')} most={most} />
      </Form.Item>
      <Field of="video_url" />
      <Form.Item name="cover_file_id" label={t('material.field.cover')}>
        <PhotoField label={t('material.field.cover')} max={1} />
      </Form.Item>
      <Field of="author" />
      <Field of="source" />
      <Form.Item name="tags" label={t('material.field.tags')} className="ui-wide">
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={['、', ',', '，', ' ']} />
      </Form.Item>
      <AudienceFields builds={builds} />
      <Form.Item name="allow_download" valuePropName="checked">
        <Checkbox>{t('material.allowDownload')}</Checkbox>
      </Form.Item>
      <Form.Item name="need_read" valuePropName="checked">
        <Checkbox>{t('material.needRead')}</Checkbox>
      </Form.Item>
      {isMust && (
        <>
          <Field of="read_deadline" required>
            <TimeInput time />
          </Field>
          <QuestionFields />
        </>
      )}
    </>
  )
}
