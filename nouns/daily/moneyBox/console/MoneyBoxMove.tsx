import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DrawnItem from '@shouya/console/ui/DrawnItem.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import LongNotice from './LongNotice.tsx'
import MoneyBoxParts from './MoneyBoxParts.tsx'
import type { MoneyBoxDetail, Move } from './moneyBoxList.ts'

/** Dictionary user_type: an account of an escort company, with which its people sign. */
const OF_COMPANY = 2

type Props = { id: number; move: Move; onClose: () => void }

/** The form of a move on an entered handover; the signing form shows the signed content. */
export default function MoneyBoxMove({ id, move, onClose }: Props) {
  const { data: row } = useRead('MoneyBox/Get', { id })
  if (!row) return null
  return (
    <NounContext value={moneyBox}>
      <MoveForm row={row} move={move as Asked} onClose={onClose} />
    </NounContext>
  )
}

type Asked = Exclude<Move, 'edit' | 'takeOver' | 'delete'>
type FormProps = { row: MoneyBoxDetail; move: Asked; onClose: () => void }

function MoveForm({ row, move, onClose }: FormProps) {
  const { t } = useTranslation()
  const ofCompany = useUser().user_type === OF_COMPANY
  const [now] = useState(nowMinute)
  const { id, version, signs_as } = row
  const common = {
    title: `${t(`moneyBox.move.${move}`)} · ${row.bill_no ?? row.biz_date}`,
    okText: t(`moneyBox.confirmOf.${move}`),
    refreshes: ['Remind', 'Escort'] as const,
    onClose,
  }
  const says = (text: Exclude<Asked, 'leave'> | 'escortSignOwn') => (
    <p className="ui-wide ui-note">{t(`moneyBox.says.${text}`)}</p>
  )
  const parts = (
    <div className="ui-wide">
      <MoneyBoxParts row={row} />
    </div>
  )
  const long = <LongNotice begin={row.begin_time} end={row.end_time} />
  if (move === 'sign')
    return (
      <FormDrawer<'MoneyBox/Sign', { sign: SignDraft }>
        {...common}
        path="MoneyBox/Sign"
        initial={{}}
        toBody={async ({ sign }) => ({ id, version, sign: await signInput(sign) })}
      >
        {says(move)}
        {parts}
        {long}
        <SignItem label={t('moneyBox.mySign')} />
      </FormDrawer>
    )
  if (move === 'escortSign')
    return (
      <FormDrawer<'MoneyBox/EscortSign', { staff_id: number; sign: SignDraft }>
        {...common}
        path="MoneyBox/EscortSign"
        initial={signs_as === null ? {} : { staff_id: signs_as }}
        toBody={async ({ staff_id, sign }) => ({ id, version, staff_id, sign: await signInput(sign) })}
      >
        {says(ofCompany ? 'escortSignOwn' : move)}
        {parts}
        {signs_as === null && (
          <Form.Item
            name="staff_id"
            label={t('moneyBox.escortSigner')}
            className="ui-wide"
            rules={[{ required: true }]}
          >
            <Select
              placeholder={t('ui.choose')}
              options={row.crew
                .filter((member) => !row.escort_signs.some(({ staff_id }) => staff_id === member.staff_id))
                .map(({ staff_id, name, staff_no }) => ({ value: staff_id, label: `${name} ${staff_no}` }))}
            />
          </Form.Item>
        )}
        {long}
        {/* On the outlet's device the crew draws the signature: a password there would be the outlet's. */}
        {ofCompany ? (
          <SignItem label={t('moneyBox.escortSign')} />
        ) : (
          <DrawnItem name="sign" label={t('moneyBox.escortSign')} />
        )}
      </FormDrawer>
    )
  if (move === 'leave')
    return (
      <FormDrawer<'MoneyBox/Leave', { leave_time: string }>
        {...common}
        small
        path="MoneyBox/Leave"
        initial={{ leave_time: now }}
        // Unchanged default: the server sets the current time.
        toBody={({ leave_time }) => ({ id, version, ...(leave_time === now ? {} : { leave_time }) })}
      >
        {long}
        <Field of="leave_time" className="ui-wide" required />
      </FormDrawer>
    )
  if (move === 'reject')
    return (
      <FormDrawer<'MoneyBox/Reject', { exception_type: number; exception_desc: string }>
        {...common}
        small
        path="MoneyBox/Reject"
        initial={{}}
        toBody={(values) => ({ id, version, ...values })}
      >
        {says(move)}
        <Field of="exception_type" className="ui-wide" required />
        <Field of="exception_desc" required lines={3} />
      </FormDrawer>
    )
  if (move === 'dispute')
    return (
      <FormDrawer<'MoneyBox/Dispute', { reason: string }>
        {...common}
        small
        path="MoneyBox/Dispute"
        initial={{}}
        toBody={({ reason }) => ({ id, version, reason })}
      >
        {says(move)}
        <Words name="reason" label={t('moneyBox.field.dispute_reason')} />
      </FormDrawer>
    )
  return (
    <FormDrawer<'MoneyBox/Resolve', { result: string; leave_time?: string }>
      {...common}
      small
      path="MoneyBox/Resolve"
      initial={{}}
      toBody={(values) => ({ id, version, ...values })}
    >
      {says(move)}
      <p className="ui-wide">{row.dispute_reason}</p>
      <Words name="result" label={t('moneyBox.field.resolve_result')} />
      {/* The departure was never recorded. */}
      {row.leave_time === null && <Field of="leave_time" className="ui-wide" required />}
    </FormDrawer>
  )
}

/** A long text, named like the field of the action. */
function Words({ name, label }: { name: string; label: string }) {
  const rules = [{ required: true, min: 2, max: 500, whitespace: true }]
  return (
    <Form.Item name={name} label={label} className="ui-wide" rules={rules}>
      <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
    </Form.Item>
  )
}
