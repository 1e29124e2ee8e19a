import StepTimeline from '@shouya/console/ui/StepTimeline.tsx'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { tradeRepair } from '../noun.ts'
import type { TradeDetail } from './tradeList.ts'

/** Colors of the marks: what went on, what came back. */
const colors: Readonly<Record<string, string>> = {
  ...{ fix: 'green', confirm: 'green', rate: 'green', autoConfirm: 'green' },
  ...{ rework: 'red', sendBack: 'red', cancel: 'red', force: 'red' },
}

/** Who did what with a repair, the last first. */
export default function TradeFlow({ flow }: { flow: TradeDetail['flow'] }) {
  const word = useWord()
  const stepText = (action: string) => word(`tradeRepair.flow.${action}`, action)
  return <StepTimeline steps={flow} stepText={stepText} dict={tradeRepair.states.dict} colors={colors} />
}
