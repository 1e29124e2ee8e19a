import StepTimeline from '@shouya/console/ui/StepTimeline.tsx'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { repairOrder } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'

/** Colors of the marks: what went on, what came back. */
const colors: Readonly<Record<string, string>> = {
  ...{ fix: 'green', confirm: 'green', rate: 'green', approved: 'green', autoConfirm: 'green' },
  ...{ refuse: 'red', rework: 'red', sendBack: 'red', cancel: 'red', force: 'red', followed: 'red', suspend: 'orange' },
}

/** Who did what with an order, the last first (domain 8.3). */
export default function RepairFlow({ flow }: { flow: RepairDetail['flow'] }) {
  const word = useWord()
  const stepText = (action: string) => word(`repairOrder.flow.${action}`, action)
  return <StepTimeline steps={flow} stepText={stepText} dict={repairOrder.states.dict} colors={colors} />
}
