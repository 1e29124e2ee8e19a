import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirty } from '../../../app/host/dirty.ts'
import Details from '../../../ui/Details.tsx'
import FormDrawer from '../../../ui/FormDrawer.tsx'
import ReasonItem from '../../../ui/ReasonItem.tsx'
import TimeInput from '../../../ui/TimeInput.tsx'
import { isFuture, minute, nowMinute } from '../../../ui/text.ts'
import Areas from './Areas.tsx'
import { movePath, type VisitorRow } from './visitorList.ts'

type Props = { row: VisitorRow; move: 'leave' | 'void'; onClose: () => void }

/** Somebody leaves, two taps from the list; or an entry is voided with a reason. */
export default function VisitorMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const [dirty, setDirty] = useState(false)
  const [now] = useState(nowMinute)
  useDirty(dirty)
  const { id, version } = row
  const common = {
    title: `${t(`visitors.move.${move}`)} · ${row.bill_no}`,
    okText: t(`visitors.confirm.${move}`),
    refreshes: ['Remind', 'SecurityCheck'] as const,
    small: true,
    onDirty: setDirty,
    onClose,
  }
  const who = (
    <div className="ui-wide">
      <Details
        items={[
          { label: t('visitors.field.name'), value: row.name },
          { label: t('visitors.field.company'), value: row.company },
          { label: t('visitors.field.areas'), value: <Areas areas={row.areas} /> },
          { label: t('visitors.field.in_time'), value: minute(row.in_time) },
        ]}
      />
    </div>
  )
  if (move === 'void') {
    return (
      <FormDrawer
        {...common}
        path={movePath.void}
        initial={{}}
        toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      >
        {who}
        <ReasonItem label={t('visitors.voidReason')} />
      </FormDrawer>
    )
  }
  return (
    <FormDrawer
      {...common}
      path={movePath.leave}
      initial={{ out_time: now }}
      // Left as it was proposed: the server's clock says what "now" is.
      toBody={({ out_time }: { out_time: string }) => ({ id, version, ...(out_time === now ? {} : { out_time }) })}
    >
      {who}
      <Form.Item name="out_time" label={t('visitors.field.out_time')} className="ui-wide" rules={[{ required: true }]}>
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
    </FormDrawer>
  )
}
