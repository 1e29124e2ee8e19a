import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture, nowMinute } from '@shouya/console/ui/text.ts'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import DrawnItem from '../../console/DrawnItem.tsx'
import LongNotice from './LongNotice.tsx'
import MoneyBoxParts from './MoneyBoxParts.tsx'
import type { MoneyBoxDetail, Move } from './moneyBoxList.ts'

type Props = { id: number; move: Move; onClose: () => void }
type Common = {
  title: string
  okText: string
  refreshes: readonly ['Remind', 'Escort']
  onClose: () => void
}

/** What may be done with a handover after it was entered; signing shows what is signed. */
export default function MoneyBoxMove({ id, move, onClose }: Props) {
  const { t } = useTranslation()
  const { data: row } = useRead('MoneyBox/Get', { id })
  if (!row) return null
  const key = move as Exclude<Move, 'edit' | 'takeOver' | 'delete'>
  const common: Common = {
    title: `${t(`moneyBox.move.${key}`)} · ${row.bill_no ?? row.biz_date}`,
    okText: t(`moneyBox.confirmOf.${key}`),
    refreshes: ['Remind', 'Escort'],
    onClose,
  }
  if (key === 'sign') return <BankSign row={row} {...common} />
  if (key === 'escortSign') return <EscortSign row={row} {...common} />
  if (key === 'leave') return <Leave row={row} {...common} />
  if (key === 'reject') return <Reject row={row} {...common} />
  return <Words row={row} move={key} {...common} />
}

type Part = Common & { row: MoneyBoxDetail }

function BankSign({ row, ...common }: Part) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer<'MoneyBox/Sign', { sign: SignDraft }>
      {...common}
      path="MoneyBox/Sign"
      initial={{}}
      toBody={async ({ sign }) => ({ id, version, sign: await signInput(sign) })}
    >
      <p className="ui-wide ui-note">{t('moneyBox.says.sign')}</p>
      <div className="ui-wide">
        <MoneyBoxParts row={row} />
      </div>
      <LongNotice begin={row.begin_time} end={row.end_time} />
      <SignItem label={t('moneyBox.mySign')} />
    </FormDrawer>
  )
}

/** Dictionary user_type: an account of an escort company, by which its people sign for themselves. */
const OF_COMPANY = 2

function EscortSign({ row, ...common }: Part) {
  const { t } = useTranslation()
  const ofCompany = useUser().user_type === OF_COMPANY
  const { id, version, signs_as } = row
  const unsigned = row.crew.filter((one) => !row.escort_signs.some(({ staff_id }) => staff_id === one.staff_id))
  return (
    <FormDrawer<'MoneyBox/EscortSign', { staff_id: number; sign: SignDraft }>
      {...common}
      path="MoneyBox/EscortSign"
      initial={signs_as === null ? {} : { staff_id: signs_as }}
      toBody={async ({ staff_id, sign }) => ({ id, version, staff_id, sign: await signInput(sign) })}
    >
      <p className="ui-wide ui-note">{t(`moneyBox.says.${ofCompany ? 'escortSignOwn' : 'escortSign'}`)}</p>
      <div className="ui-wide">
        <MoneyBoxParts row={row} />
      </div>
      {signs_as === null && (
        <Form.Item name="staff_id" label={t('moneyBox.escortSigner')} className="ui-wide" rules={[{ required: true }]}>
          <Select
            placeholder={t('ui.choose')}
            options={unsigned.map(({ staff_id, name, staff_no }) => ({
              value: staff_id,
              label: `${name} ${staff_no}`,
            }))}
          />
        </Form.Item>
      )}
      <LongNotice begin={row.begin_time} end={row.end_time} />
      {/* On the outlet's device they draw: the password there is the outlet's. */}
      {ofCompany ? (
        <SignItem label={t('moneyBox.escortSign')} />
      ) : (
        <DrawnItem name="sign" label={t('moneyBox.escortSign')} />
      )}
    </FormDrawer>
  )
}

function Leave({ row, ...common }: Part) {
  const { t } = useTranslation()
  const { id, version } = row
  const [now] = useState(nowMinute)
  return (
    <FormDrawer<'MoneyBox/Leave', { leave_time: string }>
      {...common}
      small
      path="MoneyBox/Leave"
      initial={{ leave_time: now }}
      // Left as it was proposed: the server's clock says what "now" is.
      toBody={({ leave_time }) => ({ id, version, ...(leave_time === now ? {} : { leave_time }) })}
    >
      <LongNotice begin={row.begin_time} end={row.end_time} />
      <Form.Item
        name="leave_time"
        label={t('moneyBox.field.leave_time')}
        className="ui-wide"
        rules={[{ required: true }]}
      >
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
    </FormDrawer>
  )
}

function Reject({ row, ...common }: Part) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer<'MoneyBox/Reject', { exception_type: number; exception_desc: string }>
      {...common}
      small
      path="MoneyBox/Reject"
      initial={{}}
      toBody={(values) => ({ id, version, ...values })}
    >
      <p className="ui-wide ui-note">{t('moneyBox.says.reject')}</p>
      <Form.Item
        name="exception_type"
        label={t('moneyBox.field.exception_type')}
        className="ui-wide"
        rules={[{ required: true }]}
      >
        <DictSelect dict="handover_exception" allowClear={false} />
      </Form.Item>
      <Reason name="exception_desc" label={t('moneyBox.field.exception_desc')} />
    </FormDrawer>
  )
}

/** Objecting needs its reason, deciding a conclusion, and the leaving of a vehicle of which nobody said it. */
function Words({ row, move, ...common }: Part & { move: 'dispute' | 'resolve' }) {
  const { t } = useTranslation()
  const { id, version } = row
  const says = <p className="ui-wide ui-note">{t(`moneyBox.says.${move}`)}</p>
  if (move === 'dispute') {
    return (
      <FormDrawer<'MoneyBox/Dispute', { reason: string }>
        {...common}
        small
        path="MoneyBox/Dispute"
        initial={{}}
        toBody={({ reason }) => ({ id, version, reason })}
      >
        {says}
        <Reason name="reason" label={t('moneyBox.field.dispute_reason')} />
      </FormDrawer>
    )
  }
  return (
    <FormDrawer<'MoneyBox/Resolve', { result: string; leave_time?: string }>
      {...common}
      small
      path="MoneyBox/Resolve"
      initial={{}}
      toBody={(values) => ({ id, version, ...values })}
    >
      {says}
      <p className="ui-wide">{row.dispute_reason}</p>
      <Reason name="result" label={t('moneyBox.field.resolve_result')} />
      {row.leave_time === null && (
        <Form.Item
          name="leave_time"
          label={t('moneyBox.field.leave_time')}
          className="ui-wide"
          rules={[{ required: true }]}
        >
          <TimeInput time allowClear={false} disabledDate={isFuture} />
        </Form.Item>
      )}
    </FormDrawer>
  )
}

function Reason({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item
      name={name}
      label={label}
      className="ui-wide"
      rules={[{ required: true, min: 2, max: 500, whitespace: true }]}
    >
      <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
    </Form.Item>
  )
}
