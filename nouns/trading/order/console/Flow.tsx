import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { order } from '../noun.ts'
import type { OrderDetail } from './orderList.ts'

/** Colors of the marks: what came about, what came back. */
const colors: Readonly<Record<string, string>> = {
  ...{ pay: 'green', confirmPay: 'green', pass: 'green', receive: 'green', autoReceive: 'green' },
  ...{ turnDown: 'red', askRefund: 'red', takeBack: 'red', keep: 'orange', cancel: 'red', timeout: 'red' },
}

/** Who did what with an order, the last first. */
export default function Flow({ flow }: { flow: OrderDetail['flow'] }) {
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
              <strong>{word(`order.flow.${step.action}`, step.action)}</strong>{' '}
              {step.from_status !== step.to_status && <DictText dict={order.states.dict} value={step.to_status} />}
            </div>
            <div className="ui-note">
              {minute(step.create_time)} {step.user_name ?? t('order.system')}
            </div>
            {step.note && <div>{step.note}</div>}
          </>
        ),
      }))}
    />
  )
}
