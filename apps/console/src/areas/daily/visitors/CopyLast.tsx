import { CopyOutlined } from '@ant-design/icons'
import { App, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/ApiError.ts'
import { call } from '../../../api/call.ts'
import OperationButton from '../../../ui/OperationButton.tsx'
import FormTemplates from '../../../ui/templates/FormTemplates.tsx'
import { copiedValues } from './startValues.ts'
import type { VisitorValues } from './visitorList.ts'

/** What a template says of a visit; who comes is told each time. */
const kept = [
  'person_type',
  'company',
  'cert_type',
  'areas',
  'visit_reason',
  'reason',
  'approver_user_id',
  'accompany_user_id',
  'belongings',
  'tools_list',
] as const

/** Fills the form with what the user entered last, or enters often. */
export default function CopyLast() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<VisitorValues>()
  const [asking, setAsking] = useState(false)
  const copy = async () => {
    setAsking(true)
    try {
      const last = await call('OutInside/GetLast', {})
      if (last === null) return void message.info(t('visitors.noLast'))
      form.setFieldsValue(copiedValues(last) as VisitorValues)
      void message.success(t('visitors.copied', { bill: last.bill_no, name: last.name }))
    } catch (error) {
      void message.error((error as ApiError).message)
    } finally {
      setAsking(false)
    }
  }
  return (
    <p className="ui-wide ui-buttons">
      <OperationButton
        path="OutInside/GetLast"
        icon={<CopyOutlined aria-hidden="true" />}
        loading={asking}
        onClick={copy}
      >
        {t('visitors.copyLast')}
      </OperationButton>
      <FormTemplates of="OutInside" fields={kept} />
    </p>
  )
}
