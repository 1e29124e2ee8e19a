import { useAction } from '@shouya/console/api/useAction.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { Button, Form, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import styles from './AnswerFacts.module.css'
import type { ByReceipt } from './feedbackList.ts'
import Stars from './Stars.tsx'

type Command = ByReceipt['moves'][number]
type Values = { satisfaction?: number; reopen_reason?: string }
type Props = { receipt: string; row: ByReceipt; onChanged: () => void }

/** What the holder of a receipt does with their feedback. */
export default function ReceiptMoves({ receipt, row, onChanged }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Command>()
  const change = useAction('Feedback/ChangeByReceipt', {
    onSuccess: () => {
      setChosen(undefined)
      onChanged()
    },
    onError: onChanged,
  })
  const send = (command: Command, values: Values = {}) =>
    change.mutate({ receipt, version: row.version, command, ...values })
  if (row.moves.length === 0) return null
  return (
    <NounContext value={feedback}>
      <Space wrap className={styles.moves}>
        {row.moves.map((move) => (
          <Button
            key={move}
            loading={change.isPending && move === 'close'}
            onClick={() => (move === 'close' ? send(move) : setChosen(move))}
          >
            {t(`feedback.move.${move}`)}
          </Button>
        ))}
      </Space>
      {chosen && (
        <Form<Values> key={chosen} layout="vertical" onFinish={(values) => send(chosen, values)}>
          {chosen === 'rate' ? <Stars /> : <Field of="reopen_reason" required lines={2} />}
          <Button type="primary" htmlType="submit" loading={change.isPending}>
            {t(`feedback.move.${chosen}`)}
          </Button>
        </Form>
      )}
    </NounContext>
  )
}
