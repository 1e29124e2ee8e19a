import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { useTranslation } from 'react-i18next'
import { drillPlan } from '../noun.ts'
import type { PlanRow } from './planList.ts'

/** The columns of the list of plans. */
export function usePlanColumns(): Column<PlanRow>[] {
  const { t } = useTranslation()
  return useNounColumns<typeof drillPlan, PlanRow>(drillPlan, {
    plan_name: { width: 200 },
    plan_version: { width: 72 },
    drill_type: { width: 120 },
    owner_dept_name: { width: 112, render: ({ owner_dept_name }) => owner_dept_name ?? t('drillPlan.bank') },
    effective_date: { width: 112, sort: true },
    review_due: { width: 112, sort: true },
    status: { width: 92 },
    create_user_name: { width: 96 },
  })
}
