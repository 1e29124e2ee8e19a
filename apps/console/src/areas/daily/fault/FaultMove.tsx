import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirty } from '../../../app/host/dirty.ts'
import FormDrawer from '../../../ui/FormDrawer.tsx'
import SignItem from '../../../ui/SignItem.tsx'
import { type SignDraft, signInput } from '../../../ui/signDraft.ts'
import TimeInput from '../../../ui/TimeInput.tsx'
import { isFuture, nowMinute } from '../../../ui/text.ts'
import { type FaultRow, type Move, modeKey, modes, movePath } from './faultList.ts'

type Props = { row: FaultRow; move: Exclude<Move, 'edit'>; onClose: () => void }
type Finished = { recover_time: string; handle_result: string; sign: SignDraft }

/** The next step of a fault: somebody is on it, it works again, it cannot be mended, it never was. */
export default function FaultMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const [dirty, setDirty] = useState(false)
  const [now] = useState(nowMinute)
  useDirty(dirty)
  const { id, version } = row
  const common = {
    title: `${t(`faults.move.${move}`)} · ${row.bill_no}`,
    okText: t(`faults.move.${move}`),
    refreshes: ['Remind'] as const,
    small: move !== 'finish',
    onDirty: setDirty,
    onClose,
  }
  const says = <p className="ui-wide ui-note">{t(`faults.says.${move}`)}</p>
  const text = (name: 'handle_note' | 'handle_result' | 'reason', label: string, max: number, required = true) => (
    <Form.Item
      name={name}
      label={label}
      className="ui-wide"
      rules={required ? [{ required: true, min: 2, max, whitespace: true }] : []}
    >
      <Input.TextArea maxLength={max} showCount autoSize={{ minRows: 2 }} />
    </Form.Item>
  )
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
        <Form.Item name="handle_mode" label={t('faults.field.handle_mode')} className="ui-wide">
          <Radio.Group optionType="button" options={modes.map((value) => ({ value, label: t(modeKey(value)) }))} />
        </Form.Item>
        {text('handle_note', t('faults.field.handle_note'), 200, false)}
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
        {text('handle_result', t('faults.field.handle_result'), 500)}
      </FormDrawer>
    )
  if (move === 'void' || move === 'delete')
    return (
      <FormDrawer
        {...common}
        path={movePath[move]}
        initial={{}}
        toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      >
        {says}
        {text('reason', t('faults.field.void_reason'), 200)}
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
      <Form.Item name="recover_time" label={t('faults.field.recover_time')} rules={[{ required: true }]}>
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
      {text('handle_result', t('faults.field.handle_result'), 500)}
      <SignItem label={t('faults.mySign')} />
    </FormDrawer>
  )
}
