import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture, nowMinute } from '@shouya/console/ui/text.ts'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import VisitorSummary from './VisitorSummary.tsx'
import type { VisitorRow } from './visitorList.ts'

type Props = { id: number; onClose: () => void }

/** Somebody leaves: of the own outlet also without a network, by what was known of it last. */
export default function VisitorLeave({ id, onClose }: Props) {
  const inside = useRead('OutInside/GetInsideList', {})
  const known = inside.data?.find((row) => row.id === id)
  const [opened, setOpened] = useState<VisitorRow>()
  const { data } = useRead('OutInside/Get', { id }, { enabled: !inside.isPending && !known && !opened })
  // As it was opened: whoever has left is no longer among those inside, while the form of it still closes.
  const row = opened ?? known ?? data
  if (row && !opened) setOpened(row)
  return row ? <Sheet row={row} onClose={onClose} /> : null
}

function Sheet({ row, onClose }: { row: VisitorRow; onClose: () => void }) {
  const { t } = useTranslation()
  const [now] = useState(nowMinute)
  const { id, version, bill_no } = row
  return (
    <FormDrawer
      path="OutInside/Leave"
      title={`${t('visitors.move.leave')} · ${bill_no}`}
      okText={t('visitors.confirm.leave')}
      refreshes={['Remind', 'SecurityCheck']}
      small
      reopens={`leave=${id}`}
      initial={{ out_time: now }}
      // Left as it was proposed: the server's clock, or what this device says it was, is when they left.
      toBody={({ out_time }: { out_time: string }) => ({ id, version, ...(out_time === now ? {} : { out_time }) })}
      onClose={onClose}
    >
      <VisitorSummary row={row} />
      <Form.Item name="out_time" label={t('visitors.field.out_time')} className="ui-wide" rules={[{ required: true }]}>
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
    </FormDrawer>
  )
}
