import DictText from '@shouya/console/ui/DictText.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'

type Step = RepairDetail['flow'][number]

/** Colors of the marks: what went on, what came back. */
const colors: Readonly<Record<string, string>> = {
  ...{ fix: 'green', confirm: 'green', rate: 'green', approved: 'green', autoConfirm: 'green' },
  ...{ refuse: 'red', rework: 'red', sendBack: 'red', cancel: 'red', force: 'red', followed: 'red', suspend: 'orange' },
}

/** Who did what with an order, the last first (domain 8.3). */
export default function RepairFlow({ flow }: { flow: readonly Step[] }) {
  const { t } = useTranslation()
  const word = useWord()
  return (
    <Timeline
      items={flow.toReversed().map((step, at) => ({
        key: at,
        color: colors[step.action] ?? 'blue',
        content: (
          <>
            <div>
              <strong>{word(`repairOrder.flow.${step.action}`, step.action)}</strong>{' '}
              {step.from_status !== step.to_status && (
                <DictText dict={repairOrder.states.dict} value={step.to_status} />
              )}
            </div>
            <div className="ui-note">
              {minute(step.create_time)} {step.user_name ?? t('repairOrder.system')}
            </div>
            {step.note && <div>{step.note}</div>}
            {step.file_ids.length > 0 && <PhotoView ids={step.file_ids} />}
          </>
        ),
      }))}
    />
  )
}
