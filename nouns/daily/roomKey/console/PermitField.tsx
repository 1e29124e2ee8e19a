import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'

/** The approved request with which a unit may open a sealed key, once; if there is none, a link to request one. */
export default function PermitField({ dept }: { dept: number | undefined }) {
  const { t } = useTranslation()
  const { data: permits } = useRead('RoomKey/GetPermitList', dept === undefined ? {} : { dept_id: dept })
  const options = permits?.map((permit) => ({
    value: permit.oa_examine_id,
    label: `${permit.bill_no} ${permit.title}`,
    note: [permit.initiator_name, t('roomKey.permitPassed', { time: minute(permit.passed_time) })].join(' · '),
  }))
  const none = permits?.length === 0 && (
    <>
      {t('roomKey.noPermits')}{' '}
      <Button type="link" size="small" onClick={() => openTab(permitPaths.newRequest)}>
        {t('roomKey.askPermit')}
      </Button>
    </>
  )
  return (
    <Field of="oa_examine_no" className="ui-wide" required extra={none || t('roomKey.permitOnce')}>
      <Select<number, { value: number; label: string; note: string }>
        placeholder={t('ui.choose')}
        notFoundContent={t('roomKey.noPermits')}
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
    </Field>
  )
}
