import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { tradeRepair } from '../noun.ts'
import type { TradeDetail } from './tradeList.ts'

/** Colors of the marks: what went on, what came back. */
const colors: Readonly<Record<string, string>> = {
  ...{ fix: 'green', confirm: 'green', rate: 'green', autoConfirm: 'green' },
  ...{ rework: 'red', sendBack: 'red', cancel: 'red', force: 'red' },
}

/** Who did what with a repair, the last first. */
export default function TradeFlow({ flow }: { flow: TradeDetail['flow'] }) {
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
              <strong>{word(`tradeRepair.flow.${step.action}`, step.action)}</strong>{' '}
              {step.from_status !== step.to_status && (
                <DictText dict={tradeRepair.states.dict} value={step.to_status} />
              )}
            </div>
            <div className="ui-note">
              {minute(step.create_time)} {step.user_name ?? t('tradeRepair.system')}
            </div>
            {step.note && <div>{step.note}</div>}
          </>
        ),
      }))}
    />
  )
}
