import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import KeptHint from '@shouya/console/ui/KeptHint.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture, nowMinute } from '@shouya/console/ui/text.ts'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { columnOf, fieldsWith } from '@shouya/noun/noun'
import { Alert, App, Button, Form, Input, Segmented, Select } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { flawed } from '../../../rectify/answer/console/answers.ts'
import CheckAnswers from '../../../rectify/answer/console/CheckAnswers.tsx'
import { result } from '../../../rectify/answer/rules.ts'
import { CLOCK } from '../../../rectify/checkItem/rules.ts'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { securityCheck, session } from '../noun.ts'
import { needsSecond } from '../rules.ts'
import type { Answer, Blank, CheckValues, Head, Item, SaveBody } from './checkList.ts'
import KnownLine from './KnownLine.tsx'

/** The fields that days share; findings are always entered again. */
const copiedFields = fieldsWith(securityCheck, 'kept').map((name) => columnOf(name, securityCheck.fields[name]))

type Props = {
  items: readonly Item[]
  head: Head
  blank: Blank | undefined
  isNew: boolean
  /** Whether the user signs it; others can only save a draft. */
  signs: boolean
  /** The time from which it may be signed, if that is in the future. */
  opens: string | null
  onHead: (part: Partial<Head>) => void
  bodyOf: (values: CheckValues) => SaveBody
  onSaved: () => void
}

/** The fields of a check: people and times in few lines, then the items. */
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
  // After a refusal, the number of errors is updated with each answer.
  useEffect(() => {
    if (answers && form.getFieldError('results').length > 0) form.validateFields(['results']).catch(() => undefined)
  }, [answers, form])
  // If an item asks for the time of arming, it is entered there.
  const clock = items.find(({ value_unit }) => value_unit === CLOCK)
  const asksArming =
    clock !== undefined && answers?.find((answer) => answer.item_id === clock.item_id)?.result !== result.notApplicable

  /** Skips people who are no longer there, and the user as the second checker. */
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
    void message.info(t('securityCheck.copied', { date: last.biz_date }))
  }
  const saveDraft = async () => {
    await keep.mutateAsync(bodyOf(form.getFieldsValue(true) as CheckValues))
    void message.success(t('securityCheck.draftSaved'))
    onSaved()
  }
  const complete = (_: unknown, answers: readonly Answer[]) => {
    const count = signs ? flawed(items, answers).size : 0
    return count === 0 ? Promise.resolve() : Promise.reject(new Error(t('securityCheck.answerAll', { count })))
  }
  return (
    <NounContext value={securityCheck}>
      <KeptHint asked={head.biz_date} answered={blank?.biz_date} />
      {isNew && (
        <Form.Item label={t('securityCheck.field.session')} className="ui-wide">
          <Segmented
            block
            aria-label={t('securityCheck.field.session')}
            options={sessions}
            value={head.session}
            onChange={(next) => onHead({ session: next })}
          />
        </Form.Item>
      )}
      {isNew && (depts?.length ?? 0) > 1 && (
        <Form.Item label={t('securityCheck.field.dept_name')} htmlFor="check_dept">
          <DeptTreeSelect
            id="check_dept"
            allowClear={false}
            value={head.dept_id}
            onChange={(dept_id) => onHead({ dept_id })}
          />
        </Form.Item>
      )}
      {isNew && (
        <Form.Item label={t('securityCheck.field.biz_date')} htmlFor="check_day">
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
          title={t('securityCheck.notYet', { time: opens.slice(11, 16) })}
        />
      )}
      {needsSecond(head.session) && (
        <Field of="second_checker_user_name" extra={t('securityCheck.secondNeeded')} required={signs}>
          <PersonSelect people={people?.filter(({ id }) => id !== user.id)} />
        </Field>
      )}
      {head.session === session.before && (
        <Field of="disarm_time" required={signs}>
          <HourInput />
        </Field>
      )}
      {head.session === session.after && !asksArming && (
        <Field of="arm_time" required={signs}>
          <HourInput />
        </Field>
      )}
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
      <Field of="weather" />
      {late && <Field of="backfill_reason" className="ui-wide" required={signs} />}
      {isNew && (
        <EntryStart
          register="SecurityCheck"
          keeps={copiedFields}
          fill={(values) => fill(values as Partial<CheckValues>)}
          copyLast={copyLast}
        />
      )}
      <Form.Item
        name="results"
        label={t('securityCheck.answers')}
        className="ui-wide"
        rules={[{ validator: complete }]}
        validateTrigger="onSubmit"
      >
        <CheckAnswers items={items} known={(item) => <KnownLine item={item} dept={head.dept_id} />} />
      </Form.Item>
      <Field of="remark" className="ui-wide">
        <Input.TextArea maxLength={securityCheck.fields.remark.max} autoSize={{ minRows: 2 }} />
      </Field>
      {signs && <SignItem label={t('securityCheck.signAsChecker')} />}
      {signs && (
        <p className="ui-wide">
          <Button loading={keep.isPending} onClick={() => void saveDraft().catch(() => undefined)}>
            {t('securityCheck.saveDraft')}
          </Button>
        </p>
      )}
    </NounContext>
  )
}
