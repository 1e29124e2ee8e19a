import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { Button, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from './permitPaths.ts'

/** The approved request that a unit may open a sealed key with, once; where there is none, the way to ask for one. */
export default function PermitItem({ dept }: { dept: number | undefined }) {
  const { t } = useTranslation()
  const { data: permits } = useRead('RoomKey/GetPermitList', dept === undefined ? {} : { dept_id: dept })
  const options = permits?.map((permit) => ({
    value: permit.oa_examine_id,
    label: `${permit.bill_no} ${permit.title}`,
    note: [permit.initiator_name, t('daily.permitPassed', { time: minute(permit.passed_time) })].join(' · '),
  }))
  const none = permits?.length === 0 && (
    <>
      {t('daily.noPermits')}{' '}
      <Button type="link" size="small" onClick={() => openTab(permitPaths.newRequest)}>
        {t('daily.askPermit')}
      </Button>
    </>
  )
  return (
    <Form.Item
      name="oa_examine_id"
      label={t('daily.field.oa_examine_id')}
      className="ui-wide"
      rules={[{ required: true }]}
      extra={none || t('daily.permitOnce')}
    >
      <Select<number, { value: number; label: string; note: string }>
        placeholder={t('ui.choose')}
        notFoundContent={t('daily.noPermits')}
        loading={permits === undefined}
        options={options ?? []}
        showSearch={{ optionFilterProp: ['label', 'note'] }}
        optionRender={({ data }) => (
          <>
            {data.label}
            <div className="ui-reason">{data.note}</div>
          </>
        )}
      />
    </Form.Item>
  )
}
