import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { daysOfPeriod } from '@shouya/noun/period'
import { Alert, App, Button, Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { guardEvaluation } from '../noun.ts'
import { mustReply, scoreOf, vetoes } from '../rules.ts'
import GuardSubject from './GuardSubject.tsx'
import type { Due, FormValues, GuardDetail, GuardValues } from './guardList.ts'
import styles from './guards.module.css'
import ItemsField from './ItemsField.tsx'

type Props = {
  row: GuardDetail | undefined
  due: Due | undefined
  items: GuardDetail['items']
  /** The form submits; a draft is kept by a button of its own. */
  submits: boolean
  bodyOf: (values: FormValues) => GuardValues
  onSaved: () => void
}

/** Whom it is about, attendance, points taken with what they come to, one-vote items, reward, suggestion, signature. */
export default function GuardFields({ row, due, items, submits, bodyOf, onSaved }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<FormValues>()
  const grade = useDictLabel('guard_grade')
  const period = Form.useWatch<string | undefined>('period_key', form)
  const staff = Form.useWatch<number | undefined>('staff_id', form) ?? row?.staff_id ?? due?.staff_id
  const { data: absence } = useRead(
    'GuardEvaluation/GetAbsence',
    { staff_id: staff ?? 0, period_key: period ?? '' },
    { enabled: staff !== undefined && period !== undefined },
  )
  const reward = Form.useWatch<number | undefined>('reward_points', form) ?? 0
  const taken = Form.useWatch<FormValues['items'] | undefined>('items', form) ?? []
  const hit = Form.useWatch<FormValues['vetoes']>('vetoes', form) ?? []
  const judged = scoreOf({
    items: taken.map(({ deduct }) => ({ deduct: deduct ?? 0 })),
    reward_points: reward,
    vetoes: hit,
  })
  const keep = useAction('GuardEvaluation/Save', {})
  const keepDraft = async () => {
    await form.validateFields(['staff_id', 'attendance_days'])
    await keep.mutateAsync(bodyOf(form.getFieldsValue(true) as FormValues))
    void message.success(t('guardEvaluation.draftSaved'))
    onSaved()
  }
  const withinMonth = (_: unknown, present: number | undefined) => {
    const { absent_days } = form.getFieldsValue(true) as FormValues
    const days = period ? Number(daysOfPeriod(period).last.slice(8)) : 31
    return (present ?? 0) + (absent_days ?? 0) <= days
      ? Promise.resolve()
      : Promise.reject(new Error(t('guardEvaluation.refused.days', { days })))
  }
  return (
    <NounContext value={guardEvaluation}>
      <GuardSubject row={row} due={due} />
      <Field
        of="attendance_days"
        extra={t('guardEvaluation.prefilled')}
        dependencies={['absent_days', 'period_key']}
        rules={[{ validator: withinMonth }]}
      />
      <Field
        of="absent_days"
        extra={
          absence &&
          absence.days > 0 &&
          t('guardEvaluation.excused', { days: absence.days, numbers: absence.bill_nos.join(mark('、')) })
        }
      />
      <Field of="late_times" />
      <ItemsField items={items} />
      <Form.Item name="vetoes" label={t('guardEvaluation.vetoes.title')} className="ui-wide">
        <Checkbox.Group
          options={vetoes.map((veto) => ({ value: veto, label: t(`guardEvaluation.vetoes.of.${veto}`) }))}
        />
      </Form.Item>
      <Field of="reward_points" />
      {reward > 0 && <Field of="reward_reason" required />}
      <Alert
        className={`ui-wide ${styles.judged}`}
        showIcon
        role="status"
        type={mustReply(judged) ? 'error' : 'info'}
        title={t('guardEvaluation.total', { score: judged.score, grade: grade(judged.grade) })}
        {...(mustReply(judged) && { description: t('guardEvaluation.failed') })}
      />
      <Field of="suggestion" />
      <Field of="remark" />
      {submits && (
        <>
          <SignItem label={t('guardEvaluation.mySign')} />
          <p className="ui-wide">
            <Button loading={keep.isPending} onClick={() => void keepDraft().catch(() => undefined)}>
              {t('guardEvaluation.saveDraft')}
            </Button>
          </p>
        </>
      )}
    </NounContext>
  )
}
