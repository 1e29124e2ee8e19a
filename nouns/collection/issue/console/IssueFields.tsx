import { useRead } from '@shouya/console/api/useRead.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FilesField from '@shouya/console/ui/files/FilesField.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import RichTextField from '@shouya/forms-react/renderer/RichTextField'
import { Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { issue } from '../noun.ts'
import { MOST_LATE_DAYS, MOST_TEMPLATES } from '../rules.ts'
import type { IssueDetail, IssueValues } from './issueList.ts'
import TargetFields from './TargetFields.tsx'

const HEIGHT = 200
const templates = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip,.jpg,.jpeg,.png'

/** The fields of a collection (domain 6.2). */
export default function IssueFields({ row }: { row: IssueDetail | undefined }) {
  const { t } = useTranslation()
  const { label } = useNounWords(issue)
  const lang = useLanguage((state) => state.lang)
  const form = Form.useFormInstance<IssueValues>()
  const allowsLate = Form.useWatch('allow_late', form)
  const { data: forms } = useRead('Issue/GetForms', {})
  const options = (forms ?? []).map(({ id, form_name }) => ({ value: id, label: form_name }))
  return (
    <>
      <Field of="title" className="ui-wide" />
      <Field of="category" />
      <Field of="deadline" extra={t('issue.deadlineHint')}>
        <TimeInput time allowClear={false} />
      </Field>
      <TargetFields row={row} />
      <Field of="content" className="ui-wide" required>
        <RichTextField label={label('content')} lang={lang} height={HEIGHT} required />
      </Field>
      <Form.Item name="form_id" label={label('form_name')} className="ui-wide" extra={t('issue.formHint')}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          placeholder={t('issue.noForm')}
        />
      </Form.Item>
      <Field
        of="file_ids"
        className="ui-wide"
        required={false}
        extra={t('issue.templatesHint', { max: MOST_TEMPLATES })}
      >
        <FilesField folder="file" accept={templates} text={t('ui.chooseFiles')} most={MOST_TEMPLATES} />
      </Field>
      <Field of="need_audit" extra={t('issue.auditHint')} />
      <Field of="allow_late" extra={t('issue.lateHint')} />
      {allowsLate && (
        <Field of="late_days" required>
          <InputNumber min={1} max={MOST_LATE_DAYS} precision={0} suffix={t('issue.lateDaysUnit')} />
        </Field>
      )}
      <Field of="remind_rule" className="ui-wide" />
    </>
  )
}
