import StepTimeline from '@shouya/console/ui/StepTimeline.tsx'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { order } from '../noun.ts'
import type { OrderDetail } from './orderList.ts'

/** Colors of the marks: what came about, what came back. */
const colors: Readonly<Record<string, string>> = {
  ...{ pay: 'green', confirmPay: 'green', pass: 'green', receive: 'green', autoReceive: 'green' },
  ...{
    turnDown: 'red',
    askRefund: 'red',
    takeBack: 'red',
    refundPart: 'orange',
    keep: 'orange',
    cancel: 'red',
    timeout: 'red',
  },
}

/** Who did what with an order, the last first. */
export default function Flow({ flow }: { flow: OrderDetail['flow'] }) {
  const word = useWord()
  const stepText = (action: string) => word(`order.flow.${action}`, action)
  return <StepTimeline steps={flow} stepText={stepText} dict={order.states.dict} colors={colors} />
}
