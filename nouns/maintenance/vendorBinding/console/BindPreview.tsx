import { useRead } from '@shouya/console/api/useRead.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BindValues } from './bindingList.ts'
import './matrix.css'

/** What the save would do with what is chosen, and which bindings it replaces. */
export default function BindPreview({ toBody }: { toBody: (values: BindValues) => BindValues }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<BindValues>()
  const type = useDictLabel('device_type')
  // Rendered again at each change of a field that decides.
  const values = Form.useWatch((all: Partial<BindValues>) => all, form) ?? {}
  const { dept_ids = [], device_types = [], company_id } = values
  const complete = dept_ids.length > 0 && device_types.length > 0 && company_id !== undefined
  const { data, error } = useRead(
    'Maintenance/PreviewBind',
    complete ? toBody(values as BindValues) : { dept_ids: [1], device_types: [1], company_id: 1, priority: 1 },
    { enabled: complete, keep: true },
  )
  if (!complete) return null
  if (error) return <Alert className="ui-wide" type="error" showIcon title={issueOf(error)} />
  if (!data) return null
  return (
    <Alert
      className="ui-wide"
      type={data.replaced > 0 ? 'warning' : 'info'}
      showIcon
      title={t('vendorBinding.counted', data)}
      description={
        data.replaces.length > 0 && (
          <>
            {t('vendorBinding.replaces')}
            <ul className="bind-replaces">
              {data.replaces.map(({ dept_name, device_type, company_name }) => (
                <li key={`${dept_name} ${device_type}`}>
                  {dept_name} · {type(device_type)} · {company_name}
                </li>
              ))}
            </ul>
          </>
        )
      }
    />
  )
}

/** The first fault of the body, as the form would show it at its field. */
function issueOf({ message, data }: { message: string; data?: unknown }): string {
  const [first] = Array.isArray(data) ? (data as { message?: string }[]) : []
  return first?.message ?? message
}
