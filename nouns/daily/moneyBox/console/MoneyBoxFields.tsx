import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { App, Button, Checkbox, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import BoxField from './BoxField.tsx'
import CarItem from './CarItem.tsx'
import CrewField from './CrewField.tsx'
import EscortSignItem from './EscortSignItem.tsx'
import HeadItems from './HeadItems.tsx'
import LongNotice from './LongNotice.tsx'
import type { Blank, BoxEntry, CrewEntry, Head, MoneyBoxValues } from './moneyBoxList.ts'
import { atDoor, boxFlaw, crewFlaw, needsReason } from './moneyBoxRules.ts'
import SpecialItem from './SpecialItem.tsx'
import { useKeeping } from './useKeeping.ts'

/** What handovers have in common; vehicle and crew are the plan's, boxes and times each one's own. */
const kept = ['bank_user2_id', 'guard_staff_id', 'remark']

type Props = {
  now: string
  known: Blank | undefined
  head: Head
  isNew: boolean
  onHead: (part: Partial<Head>) => void
  onReject: (id: number) => void
  onSaved: () => void
}

/** The fields of a handover in the order of what happens at the door: vehicle, crew, boxes, signatures. */
export default function MoneyBoxFields({ now, known, head, isNew, onHead, onReject, onSaved }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const form = Form.useFormInstance<MoneyBoxValues>()
  const crew = Form.useWatch('crew', form) ?? []
  const begin = Form.useWatch('begin_time', form)
  const items = Form.useWatch('items', form) ?? []
  const { data: people } = useRead('MoneyBox/GetPersonList', { dept_id: head.dept_id })
  const keeping = useKeeping(form)
  const due = known?.boxes.map(({ box_no }) => box_no) ?? []
  const guards = known?.guards ?? []
  const minGuards = known?.min_guards ?? 1
  const last = known?.last

  /** Nobody who is not there any more, nor the user as the second one. */
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
  const crewComplete = (_: unknown, value: readonly CrewEntry[] = []) => {
    const flaw = crewFlaw(value, minGuards)
    return flaw ? Promise.reject(new Error(t(`moneyBox.crewFlaw.${flaw}`, { min: minGuards }))) : Promise.resolve()
  }
  const boxesComplete = (_: unknown, value: readonly BoxEntry[] = []) => {
    const flaw = boxFlaw(value)
    return flaw ? Promise.reject(new Error(t(`moneyBox.boxFlaw.${flaw}`))) : Promise.resolve()
  }
  const checked = {
    validator: (_: unknown, on: unknown) =>
      on ? Promise.resolve() : Promise.reject(new Error(t('moneyBox.outOfCamera'))),
  }
  return (
    <>
      {isNew && <HeadItems head={head} onHead={onHead} />}
      {isNew && (
        <EntryStart
          register="MoneyBox"
          keeps={kept}
          fill={(values) => fill(values as Partial<MoneyBoxValues>)}
          copyLast={copyLast}
        />
      )}
      <CarItem planned={known?.plan?.car} day={head.biz_date} />
      <Form.Item name="arrive_time" label={t('moneyBox.field.arrive_at')} rules={[{ required: true }]}>
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
      <Form.Item name="begin_time" label={t('moneyBox.field.begin_time')} rules={[{ required: true }]}>
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
      <Form.Item
        name="crew"
        label={t('moneyBox.crew')}
        className="ui-wide"
        required
        rules={[{ validator: crewComplete }]}
        validateTrigger="onSubmit"
      >
        <CrewField head={head} planned={known?.plan?.crew} />
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
        <BoxField head={head} due={due} amounts={known?.amounts ?? false} />
      </Form.Item>
      {needsReason(items, due, head.handover_type) && (
        <Form.Item
          name="diff_reason"
          label={t('moneyBox.field.diff_reason')}
          className="ui-wide"
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} />
        </Form.Item>
      )}
      <Form.Item
        name="bank_user2_id"
        label={t('moneyBox.field.bank_user2_name')}
        extra={t('moneyBox.secondNeeded')}
        rules={[{ required: true }]}
      >
        <PersonSelect people={people?.filter(({ id }) => id !== user.id)} />
      </Form.Item>
      {guards.length > 0 && (
        <Form.Item name="guard_staff_id" label={t('moneyBox.field.guard_staff_name')}>
          <Select
            allowClear
            placeholder={t('ui.choose')}
            options={guards.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
      )}
      {head.biz_date < now.slice(0, 10) && (
        <Form.Item
          name="backfill_reason"
          label={t('moneyBox.field.backfill_reason')}
          className="ui-wide"
          rules={[{ required: true }]}
        >
          <Input maxLength={200} />
        </Form.Item>
      )}
      <Form.Item name="photos" label={t('moneyBox.field.photos')} className="ui-wide">
        <PhotoField label={t('moneyBox.field.photos')} max={6} />
      </Form.Item>
      <Form.Item name="remark" label={t('moneyBox.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 1 }} />
      </Form.Item>
      <Form.Item name="place_ok" valuePropName="checked" className="ui-wide" rules={[checked]}>
        <Checkbox>{t('moneyBox.field.place_ok')}</Checkbox>
      </Form.Item>
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
