import StepTimeline from '@shouya/console/ui/StepTimeline.tsx'
import { useTranslation } from 'react-i18next'
import { agentTransfer } from '../noun.ts'
import type { TransferDetail } from './transferList.ts'

const { waiting, done, refused } = agentTransfer.states.codes
const colors = { confirm: 'green', refuse: 'red', withdraw: 'gray' } as const

/** How it went on: a record says itself who asked and who ended it. */
export default function TransferLife({ row }: { row: TransferDetail }) {
  const { t } = useTranslation()
  const ended = row.status === done ? 'confirm' : row.status === refused ? 'refuse' : 'withdraw'
  const steps = [
    {
      ...{ action: 'ask', from_status: null, to_status: waiting, note: row.remark },
      ...{ user_name: row.create_user_name, create_time: row.create_time },
    },
    ...(row.decide_time === null
      ? []
      : [
          {
            ...{ action: ended, from_status: waiting, to_status: row.status, note: row.opinion },
            ...{ user_name: row.decide_user_name, create_time: row.decide_time },
          },
        ]),
  ]
  return (
    <StepTimeline
      steps={steps}
      stepText={(action) => t(`agentTransfer.life.${action as 'ask' | typeof ended}`)}
      dict={agentTransfer.states.dict}
      colors={colors}
    />
  )
}
