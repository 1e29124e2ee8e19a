import { useRead } from '@shouya/console/api/useRead.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useFormHost } from '@shouya/console/filling/useFormHost.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Form, InputNumber, Select, Skeleton } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MaterialValues } from './materialList.ts'
import styles from './QuestionFields.module.css'

/** The questions that a must ends with: a published form, and what is right, filled into the form itself. */
export default function QuestionFields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<MaterialValues>()
  const chosen = Form.useWatch('form_id', form)
  const { data } = useRead('File/GetAudience', {}, { staleTime: 60_000 })
  return (
    <>
      <Form.Item name="form_id" label={t('material.field.form_name')} extra={t('material.chooseForm')}>
        <Select
          allowClear
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={data?.forms.map(({ id, form_name }) => ({ value: id, label: form_name })) ?? []}
          onChange={() => form.setFieldValue('right_answers', null)}
        />
      </Form.Item>
      {chosen && (
        <>
          <Form.Item name="pass_score" label={t('material.field.pass_score')} rules={[{ required: true }]}>
            <InputNumber min={1} max={100} precision={0} />
          </Form.Item>
          {/* A form within the form: its fields have labels of their own. */}
          <Form.Item className="ui-wide" help={t('material.rightAnswers')}>
            <Form.Item name="right_answers" noStyle>
              <RightAnswers key={chosen} form={chosen} />
            </Form.Item>
          </Form.Item>
        </>
      )}
    </>
  )
}

type Answers = { [model: string]: unknown }
type Props = { form: number; value?: Answers | null; onChange?: (answers: Answers) => void }

function RightAnswers({ form, value, onChange }: Props) {
  const { data } = useRead('File/GetForm', { id: form }, { staleTime: 60_000 })
  if (!data) return <Skeleton active />
  return <Sheet text={data.document} value={value ?? {}} onChange={(answers) => onChange?.(answers)} />
}

type SheetProps = { text: string; value: Answers; onChange: (answers: Answers) => void }

function Sheet({ text, value, onChange }: SheetProps) {
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(text)
  const host = useFormHost(document)
  const handle = useRef<FormHandle>(null)
  const first = useRef(value as Values)
  return (
    <div className={styles.answers}>
      <FormView
        ref={handle}
        document={document}
        values={first.current}
        host={host}
        lang={lang}
        // As JSON sends it: without undefined values.
        onChange={() => onChange(JSON.parse(JSON.stringify(handle.current?.peek() ?? {})))}
      />
    </div>
  )
}
