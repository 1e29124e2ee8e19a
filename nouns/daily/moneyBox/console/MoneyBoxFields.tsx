import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { App, Button, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { crewFlaws } from '../rules.ts'
import BoxField from './BoxField.tsx'
import CarItem from './CarItem.tsx'
import CrewField from './CrewField.tsx'
import EscortSignItem from './EscortSignItem.tsx'
import HeadItems from './HeadItems.tsx'
import LongNotice from './LongNotice.tsx'
import type { Blank, BoxEntry, CrewEntry, Head, MoneyBoxValues } from './moneyBoxList.ts'
import { atDoor, boxFlaw, needsReason } from './moneyBoxValues.ts'
import SpecialItem from './SpecialItem.tsx'
import { useKeeping } from './useKeeping.ts'

/** The fields that handovers share; vehicle and crew come from the plan, boxes and times differ. */
const copiedFields = ['bank_user2_id', 'guard_staff_id', 'remark']

type Props = {
  now: string
  expected: Blank | undefined
  head: Head
  isNew: boolean
  onHead: (part: Partial<Head>) => void
  onReject: (id: number) => void
  onSaved: () => void
}

/** The fields of a handover in the order of events at the door: vehicle, crew, boxes, signatures. */
export default function MoneyBoxFields({ now, expected, head, isNew, onHead, onReject, onSaved }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const form = Form.useFormInstance<MoneyBoxValues>()
  const crew = Form.useWatch('crew', form) ?? []
  const begin = Form.useWatch('begin_time', form)
  const items = Form.useWatch('items', form) ?? []
  const { data: people } = useRead('MoneyBox/GetPersonList', { dept_id: head.dept_id })
  const keeping = useKeeping(form)
  const due = expected?.boxes.map(({ box_no }) => box_no) ?? []
  const guards = expected?.guards ?? []
  const minGuards = expected?.min_guards ?? 1
  const last = expected?.last

  /** Skips people who are no longer there, and the user as the second person. */
  const fill = ({ guard_staff_id: guard, bank_user2_id: second, ...values }: Partial<MoneyBoxValues>) =>
    form.setFieldsValue({
      ...values,
      guard_staff_id: guards.some(({ id }) => id === guard) ? guard : null,
      bank_user2_id: second !== user.id && people?.some(({ id }) => id === second) ? second : null,
    } as Partial<MoneyBoxValues>)
  const copyLast = () => {
    if (!last) return void message.info(t('ui.noLast'))
    const { car, crew: carried, bank_user2_id, guard_staff_id, biz_date } = last
    fill({ plate_no: car?.plate_no ?? null, crew: carried.map(atDoor), bank_user2_id, guard_staff_id })
    void message.info(t('moneyBox.copied', { date: biz_date }))
  }
  const unless = (flaw: string | undefined) => (flaw ? Promise.reject(new Error(flaw)) : Promise.resolve())
  const crewComplete = (_: unknown, value: readonly CrewEntry[] = []) => {
    const [flaw] = crewFlaws(value, minGuards)
    return unless(flaw && t(flaw.reason, { min: minGuards }))
  }
  const boxesComplete = (_: unknown, value: readonly BoxEntry[] = []) => {
    const flaw = boxFlaw(value)
    return unless(flaw && t(flaw))
  }
  const isInView = { validator: (_: unknown, on: unknown) => unless(on ? undefined : t('moneyBox.refused.place')) }
  return (
    <>
      {isNew && <HeadItems head={head} onHead={onHead} />}
      {isNew && (
        <EntryStart
          register="MoneyBox"
          keeps={copiedFields}
          fill={(values) => fill(values as Partial<MoneyBoxValues>)}
          copyLast={copyLast}
        />
      )}
      <CarItem planned={expected?.plan?.car} day={head.biz_date} />
      <Field of="arrive_time" required />
      <Field of="begin_time" required />
      <Form.Item
        name="crew"
        label={t('moneyBox.crew.title')}
        className="ui-wide"
        required
        rules={[{ validator: crewComplete }]}
        validateTrigger="onSubmit"
      >
        <CrewField head={head} planned={expected?.plan?.crew} />
      </Form.Item>
      {crew.some(({ reasons }) => reasons.length > 0) && <SpecialItem dept={head.dept_id} />}
      <Form.Item
        name="items"
        label={t('moneyBox.boxes')}
        className="ui-wide"
        required
        rules={[{ validator: boxesComplete }]}
        validateTrigger="onSubmit"
      >
        <BoxField head={head} due={due} amounts={expected?.amounts ?? false} />
      </Form.Item>
      {needsReason(items, due, head.handover_type) && <Field of="diff_reason" lines={2} required />}
      <Field of="bank_user2_name" extra={t('moneyBox.secondNeeded')} required>
        <PersonSelect people={people?.filter(({ id }) => id !== user.id)} />
      </Field>
      {guards.length > 0 && (
        <Field of="guard_staff_name">
          <Select
            allowClear
            placeholder={t('ui.choose')}
            options={guards.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Field>
      )}
      {head.biz_date < now.slice(0, 10) && <Field of="backfill_reason" className="ui-wide" required />}
      <Field of="photos" />
      <Field of="remark" lines={1} />
      <Field of="place_ok" className="ui-wide" rules={[isInView]} />
      <LongNotice begin={begin} end={null} />
      <EscortSignItem crew={crew} />
      <SignItem label={t('moneyBox.mySign')} />
      <p className="ui-wide ui-buttons">
        <Button loading={keeping.busy} onClick={() => void keeping.keep().then((row) => row && onSaved())}>
          {t('moneyBox.saveDraft')}
        </Button>
        <Button
          danger
          loading={keeping.busy}
          onClick={() => void keeping.keep().then((row) => row && onReject(row.id))}
        >
          {t('moneyBox.refuse')}
        </Button>
      </p>
    </>
  )
}
