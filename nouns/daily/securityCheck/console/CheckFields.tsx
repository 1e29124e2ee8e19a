import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import KeptHint from '@shouya/console/ui/KeptHint.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture, nowMinute } from '@shouya/console/ui/text.ts'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Alert, App, Button, Form, Input, Segmented, Select } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import CheckAnswers from './CheckAnswers.tsx'
import {
  type Answer,
  type Blank,
  type CheckValues,
  type Head,
  type Item,
  result,
  type SaveBody,
  session,
} from './checkList.ts'
import { CLOCK, flawed, needsSecond } from './checkRules.ts'

/** What a day has in common with another; what was found is looked at anew. */
const kept = ['weather', 'guard_staff_id', 'second_checker_user_id', 'remark']

type Props = {
  items: readonly Item[]
  head: Head
  blank: Blank | undefined
  isNew: boolean
  /** The user signs with it; others keep a draft. */
  signs: boolean
  /** From when it may be signed, while that is yet to come. */
  opens: string | null
  onHead: (part: Partial<Head>) => void
  bodyOf: (values: CheckValues) => SaveBody
  onSaved: () => void
}

/** The fields of a check: who and when in few lines, then the items. */
export default function CheckFields({ items, head, blank, isNew, signs, opens, onHead, bodyOf, onSaved }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const form = Form.useFormInstance<CheckValues>()
  const sessions = useDict('check_session').map(({ value, label }) => ({ value: Number(value), label }))
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const { data: people } = useRead('SecurityCheck/GetPersonList', { dept_id: head.dept_id })
  const keep = useAction('SecurityCheck/Save')
  const late = head.biz_date < nowMinute().slice(0, 10)
  const guards = blank?.guards ?? []
  const answers = Form.useWatch('results', form)
  // Once refused, what is still missing is counted anew with each answer.
  useEffect(() => {
    if (answers && form.getFieldError('results').length > 0) form.validateFields(['results']).catch(() => undefined)
  }, [answers, form])
  // The item that asks when it was armed is where it is said.
  const clock = items.find(({ value_unit }) => value_unit === CLOCK)
  const asksArming =
    clock !== undefined && answers?.find((one) => one.item_id === clock.item_id)?.result !== result.notApplicable

  /** Nobody who is not there any more, nor the user as the second one. */
  const fill = ({ guard_staff_id: guard, second_checker_user_id: second, ...values }: Partial<CheckValues>) =>
    form.setFieldsValue({
      ...values,
      guard_staff_id: guards.some(({ id }) => id === guard) ? guard : null,
      second_checker_user_id: second !== user.id && people?.some(({ id }) => id === second) ? second : null,
    } as Partial<CheckValues>)
  const copyLast = () => {
    const last = blank?.last
    if (!last) return void message.info(t('ui.noLast'))
    const { weather, guard_staff_id, second_checker_user_id } = last
    fill({ weather, guard_staff_id, second_checker_user_id })
    void message.info(t('checks.copied', { date: last.biz_date }))
  }
  const saveDraft = async () => {
    await keep.mutateAsync(bodyOf(form.getFieldsValue(true) as CheckValues))
    void message.success(t('checks.draftSaved'))
    onSaved()
  }
  const complete = (_: unknown, given: readonly Answer[]) => {
    const count = signs ? flawed(items, given).size : 0
    return count === 0 ? Promise.resolve() : Promise.reject(new Error(t('checks.answerAll', { count })))
  }
  return (
    <>
      <KeptHint asked={head.biz_date} answered={blank?.biz_date} />
      {isNew && (
        <Form.Item label={t('checks.field.session')} className="ui-wide">
          <Segmented
            block
            aria-label={t('checks.field.session')}
            options={sessions}
            value={head.session}
            onChange={(next) => onHead({ session: next })}
          />
        </Form.Item>
      )}
      {isNew && (depts?.length ?? 0) > 1 && (
        <Form.Item label={t('checks.field.dept_name')} htmlFor="check_dept">
          <DeptTreeSelect
            id="check_dept"
            allowClear={false}
            value={head.dept_id}
            onChange={(dept_id) => onHead({ dept_id })}
          />
        </Form.Item>
      )}
      {isNew && (
        <Form.Item label={t('checks.field.biz_date')} htmlFor="check_day">
          <TimeInput
            id="check_day"
            allowClear={false}
            disabledDate={isFuture}
            value={head.biz_date}
            onChange={(day) => day && onHead({ biz_date: day })}
          />
        </Form.Item>
      )}
      {opens !== null && (
        <Alert
          type="info"
          showIcon
          className="ui-wide ui-hint"
          title={t('checks.notYet', { time: opens.slice(11, 16) })}
        />
      )}
      {needsSecond(head.session) && (
        <Form.Item
          name="second_checker_user_id"
          label={t('checks.field.second_checker_user_id')}
          extra={t('checks.secondNeeded')}
          rules={[{ required: signs }]}
        >
          <PersonSelect people={people?.filter(({ id }) => id !== user.id)} />
        </Form.Item>
      )}
      {head.session === session.before && (
        <Form.Item name="disarm_time" label={t('checks.field.disarm_time')} rules={[{ required: signs }]}>
          <HourInput />
        </Form.Item>
      )}
      {head.session === session.after && !asksArming && (
        <Form.Item name="arm_time" label={t('checks.field.arm_time')} rules={[{ required: signs }]}>
          <HourInput />
        </Form.Item>
      )}
      {guards.length > 0 && (
        <Form.Item name="guard_staff_id" label={t('checks.field.guard_staff_id')}>
          <Select
            allowClear
            placeholder={t('ui.choose')}
            options={guards.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
      )}
      <Form.Item name="weather" label={t('checks.field.weather')}>
        <Input maxLength={20} />
      </Form.Item>
      {late && (
        <Form.Item
          name="backfill_reason"
          label={t('checks.field.backfill_reason')}
          className="ui-wide"
          rules={[{ required: signs }]}
        >
          <Input maxLength={200} />
        </Form.Item>
      )}
      {isNew && (
        <EntryStart
          register="SecurityCheck"
          keeps={kept}
          fill={(values) => fill(values as Partial<CheckValues>)}
          copyLast={copyLast}
        />
      )}
      <Form.Item
        name="results"
        label={t('checks.answers')}
        className="ui-wide"
        rules={[{ validator: complete }]}
        validateTrigger="onSubmit"
      >
        <CheckAnswers items={items} dept={head.dept_id} />
      </Form.Item>
      <Form.Item name="remark" label={t('checks.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
      {signs && <SignItem label={t('checks.signAsChecker')} />}
      {signs && (
        <p className="ui-wide">
          <Button loading={keep.isPending} onClick={() => void saveDraft().catch(() => undefined)}>
            {t('checks.saveDraft')}
          </Button>
        </p>
      )}
    </>
  )
}
