import { useMayCall } from '@shouya/console/api/can.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { performanceEvaluation } from '../noun.ts'
import PerformanceFields from './PerformanceFields.tsx'
import type { FormValues, PerformanceDetail, PerformanceValues } from './performanceList.ts'

/** Scores an evaluation; signs and submits it once the system's part is counted. */
export default function PerformanceForm({ row, onClose }: { row: PerformanceDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const maySubmit = useMayCall()('PerformanceEvaluation/Submit')
  const submits = maySubmit && row.allowed.includes('submit')
  const common = {
    title: `${t('performanceEvaluation.move.edit')} · ${row.subject_name} ${row.year}`,
    initial: valuesOf(row),
    refreshes: ['Remind'] as const,
    onClose,
  }
  const fields = <PerformanceFields row={row} submits={submits} bodyOf={bodyOf} onSaved={onClose} />
  if (!submits)
    return (
      <FormDrawer<'PerformanceEvaluation/Save', FormValues>
        {...common}
        path="PerformanceEvaluation/Save"
        toBody={bodyOf}
      >
        {fields}
      </FormDrawer>
    )
  return (
    <FormDrawer<'PerformanceEvaluation/Submit', FormValues>
      {...common}
      path="PerformanceEvaluation/Submit"
      toBody={async (values) => ({ ...bodyOf(values), sign: await signInput(values.sign) })}
      okText={t('performanceEvaluation.signAndSubmit')}
    >
      {fields}
    </FormDrawer>
  )
}

/** Without an adjustment there is no reason for it. */
const bodyOf = ({ sign: _, ...values }: FormValues): PerformanceValues => ({
  ...values,
  adjust: values.adjust ?? 0,
  adjust_reason: values.adjust ? values.adjust_reason : null,
  conclusion: values.conclusion ?? null,
  items: values.items.map(({ manual }) => ({ manual: manual ?? null })),
})

const valuesOf = (row: PerformanceDetail): Partial<FormValues> => ({
  ...{ id: row.id, version: row.version },
  ...enteredOf(performanceEvaluation, row),
  evaluator_ids: row.evaluators.slice(1).map(({ user_id }) => user_id),
  items: row.items.map(({ manual }) => ({ manual })),
})
