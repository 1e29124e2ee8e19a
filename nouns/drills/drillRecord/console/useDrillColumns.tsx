import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { drillRecord } from '../noun.ts'
import type { DrillRow } from './drillList.ts'

/** The columns of the list, of its file and of its cards (domain 7.1). */
export function useDrillColumns(): Column<DrillRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof drillRecord, DrillRow>(drillRecord, {
    bill_no: { width: 160, sort: true },
    dept_name: { width: 112 },
    drill_type: { width: 96 },
    form: { width: 80 },
    period_key: { width: 80 },
    begin_time: { width: 104, sort: true },
    people_count: { width: 56 },
    response_seconds: { width: 72 },
    score: { width: 56, sort: true },
    status: { width: 92 },
    effect: { width: 80 },
    plan_name: { width: 200 },
    is_blind: { width: 88 },
    end_time: { width: 136 },
    commander_user_name: { width: 96 },
    evac_seconds: { width: 72 },
    report_to_monitor: { width: 112 },
    redrill_due: { width: 112 },
    create_user_name: { width: 96 },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'drill_type',
    'form',
    'period_key',
    'begin_time',
    'people_count',
    'response_seconds',
    'score',
    'status',
  ])
}
