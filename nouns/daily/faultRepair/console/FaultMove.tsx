import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultRepair } from '../noun.ts'
import type { FaultRow, Move } from './faultList.ts'

type Props = { row: FaultRow; move: Exclude<Move, 'edit'>; onClose: () => void }
type Finished = { recover_time: string; handle_result: string; sign: SignDraft }

/** The next step of a fault: somebody is on it, it works again, it cannot be mended, it never was. */
export default function FaultMove(props: Props) {
  return (
    <NounContext value={faultRepair}>
      <MoveForm {...props} />
    </NounContext>
  )
}

function MoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const [now] = useState(nowMinute)
  const { id, version } = row
  const common = {
    title: `${t(`faultRepair.move.${move}`)} · ${row.bill_no}`,
    okText: t(`faultRepair.move.${move}`),
    refreshes: ['Remind'] as const,
    small: move !== 'finish',
    onClose,
  }
  const says = <p className="ui-wide ui-note">{t(`faultRepair.says.${move}`)}</p>
  if (move === 'start')
    return (
      <FormDrawer
        {...common}
        path="FaultRepair/Start"
        initial={{ handle_mode: row.handle_mode }}
        toBody={({ handle_mode, handle_note }: { handle_mode: number; handle_note?: string }) => ({
          ...{ id, version, handle_mode },
          handle_note: handle_note || null,
        })}
      >
        {says}
        <Field of="handle_mode" />
        <Field of="handle_note" lines={2} />
      </FormDrawer>
    )
  if (move === 'giveUp')
    return (
      <FormDrawer
        {...common}
        path="FaultRepair/GiveUp"
        initial={{}}
        toBody={({ handle_result }: { handle_result: string }) => ({ id, version, handle_result })}
      >
        {says}
        <Field of="handle_result" required />
      </FormDrawer>
    )
  if (move === 'void' || move === 'delete')
    return (
      <FormDrawer
        {...common}
        path={move === 'void' ? 'FaultRepair/Void' : 'FaultRepair/Delete'}
        initial={{}}
        toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      >
        {says}
        <Form.Item
          name="reason"
          label={t('faultRepair.field.void_reason')}
          className="ui-wide"
          rules={[{ required: true, min: 2, max: 200, whitespace: true }]}
        >
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
        </Form.Item>
      </FormDrawer>
    )
  return (
    <FormDrawer
      {...common}
      path="FaultRepair/Finish"
      initial={{ recover_time: now }}
      toBody={async ({ sign, recover_time, handle_result }: Finished) => ({
        ...{ id, version, handle_result },
        // Left as it was proposed: the server's clock says what "now" is.
        ...(recover_time === now ? {} : { recover_time }),
        sign: await signInput(sign),
      })}
    >
      {says}
      <Field of="recover_time" required />
      <Field of="handle_result" required />
      <SignItem label={t('faultRepair.mySign')} />
    </FormDrawer>
  )
}
