import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Alert, App, Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { performanceEvaluation } from '../noun.ts'
import { LEAST_EVALUATORS, scoresOf } from '../rules.ts'
import ItemsField from './ItemsField.tsx'
import styles from './performance.module.css'
import { type FormValues, type PerformanceDetail, type PerformanceValues, points } from './performanceList.ts'

type Props = {
  row: PerformanceDetail
  /** The form submits; a draft is kept by a button of its own. */
  submits: boolean
  bodyOf: (values: FormValues) => PerformanceValues
  onSaved: () => void
}

/** The points of the twelve items, what they come to, adjustment, conclusion, further evaluators, signature. */
export default function PerformanceFields({ row, submits, bodyOf, onSaved }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const form = Form.useFormInstance<FormValues>()
  const gradeWord = useDictLabel('perf_grade')
  const adjust = Form.useWatch<number | null | undefined>('adjust', form) ?? 0
  const given = Form.useWatch<FormValues['items'] | undefined>('items', form)
  const { data: people } = useRead('PerformanceEvaluation/GetPersonList', { dept_id: row.dept_id })
  const judged = scoresOf(
    row.items.map((item, index) => ({ ...item, manual: given?.[index]?.manual ?? null })),
    adjust,
  )
  const keep = useAction('PerformanceEvaluation/Save', {})
  const keepDraft = async () => {
    await keep.mutateAsync(bodyOf(form.getFieldsValue(true) as FormValues))
    void message.success(t('performanceEvaluation.draftSaved'))
    onSaved()
  }
  return (
    <NounContext value={performanceEvaluation}>
      <ItemsField of={row.id} items={row.items} required={submits} />
      <Alert
        className={`ui-wide ${styles.judged}`}
        role="status"
        type="info"
        showIcon
        title={
          judged.total === null || judged.grade === null
            ? t('performanceEvaluation.notYet')
            : t('performanceEvaluation.total', {
                auto: points(judged.auto_score),
                manual: points(judged.manual_score),
                total: points(judged.total),
                grade: gradeWord(judged.grade),
              })
        }
      />
      <Field of="adjust" required={false} />
      {adjust !== 0 && <Field of="adjust_reason" required />}
      <Field of="conclusion" required={submits} />
      <Form.Item
        name="evaluator_ids"
        label={t('performanceEvaluation.evaluators')}
        extra={t('performanceEvaluation.evaluatorsHint', { min: LEAST_EVALUATORS })}
        className="ui-wide"
        rules={[{ required: submits }]}
      >
        <PersonSelect people={people?.filter(({ id }) => id !== user.id)} mode="multiple" />
      </Form.Item>
      {submits && (
        <>
          <SignItem label={t('performanceEvaluation.mySign')} />
          <p className="ui-wide">
            <Button loading={keep.isPending} onClick={() => void keepDraft().catch(() => undefined)}>
              {t('performanceEvaluation.saveDraft')}
            </Button>
          </p>
        </>
      )}
    </NounContext>
  )
}
