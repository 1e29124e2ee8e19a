import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import { enteredOf } from '@shouya/noun/values'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { guardEvaluation } from '../noun.ts'
import { vetoesOf } from '../rules.ts'
import { monthNow } from './DueGuards.tsx'
import GuardFields from './GuardFields.tsx'
import type { Due, FormValues, GuardDetail, GuardValues } from './guardList.ts'

type Props = {
  /** A draft. */
  row?: GuardDetail
  /** The guard of a new one; without it the form asks. */
  due?: Due
  period?: string
  onClose: () => void
}

/** Evaluates a guard, or goes on with a draft; signs and submits it where the caller may. */
export default function GuardForm({ row, due, period = monthNow(), onClose }: Props) {
  const { t } = useTranslation()
  const submits = useMayCall()('GuardEvaluation/Submit')
  const { data: blank } = useRead('GuardEvaluation/GetBlank', {}, { enabled: !row, once: true })
  const items = row?.items ?? blank
  const title = [row ? t('guardEvaluation.move.edit') : t('guardEvaluation.add'), row?.staff_name ?? due?.staff_name]
    .filter(Boolean)
    .join(' · ')
  if (!items)
    return (
      <FormFrame title={title} open small={false} footer={null} onClose={onClose} afterClose={onClose}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </FormFrame>
    )
  const common = {
    title,
    initial: row ? valuesOf(row) : newValues(period, due, items),
    refreshes: ['Remind', 'TaskAssignment'] as const,
    onClose,
  }
  const fields = <GuardFields row={row} due={due} items={items} submits={submits} bodyOf={bodyOf} onSaved={onClose} />
  if (!submits)
    return (
      <FormDrawer<'GuardEvaluation/Save', FormValues> {...common} path="GuardEvaluation/Save" toBody={bodyOf}>
        {fields}
      </FormDrawer>
    )
  return (
    <FormDrawer<'GuardEvaluation/Submit', FormValues>
      {...common}
      path="GuardEvaluation/Submit"
      toBody={async (values) => ({ ...bodyOf(values), sign: await signInput(values.sign) })}
      okText={t('guardEvaluation.signAndSubmit')}
    >
      {fields}
    </FormDrawer>
  )
}

/** Points that were not taken have no reason, a reward that was not given neither. */
function bodyOf({ sign: _, items, ...values }: FormValues): GuardValues {
  return {
    ...values,
    reward_reason: (values.reward_points ?? 0) > 0 ? values.reward_reason : null,
    items: items.map(({ deduct, reason }) => ({ deduct: deduct ?? 0, reason: deduct ? reason || null : null })),
  }
}

const nothingTaken = (items: readonly unknown[]) => items.map(() => ({ deduct: 0, reason: null }))

const newValues = (period_key: string, due: Due | undefined, items: readonly unknown[]): Partial<FormValues> => ({
  ...(due && { staff_id: due.staff_id, dept_id: due.dept_id }),
  ...{ period_key, absent_days: 0, late_times: 0, reward_points: 0, suggestion: 1, vetoes: [] },
  items: nothingTaken(items),
})

const valuesOf = (row: GuardDetail): Partial<FormValues> => ({
  ...{ id: row.id, version: row.version, staff_id: row.staff_id, dept_id: row.dept_id, period_key: row.period_key },
  ...enteredOf(guardEvaluation, row),
  vetoes: vetoesOf(row.vetoes),
  items: row.items.map(({ deduct, reason }) => ({ deduct, reason })),
})
