import type { Path } from '@shouya/console/api/path.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { plan } from '../noun.ts'
import PlanDetail from './PlanDetail.tsx'
import PlanForm from './PlanForm.tsx'
import PlanMove from './PlanMove.tsx'
import PublishTool from './PublishTool.tsx'
import { type Move, type PlanRow, planName, planShape } from './planList.ts'
import { usePlanColumns } from './usePlanColumns.tsx'

/** The plans of the days (domain 3.4). */
export default function PlanRegister() {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetPlanPageList', planShape, plan.query.sorts)
  const remove = useRemove('Escort/DeletePlan')
  const page = useRecordPage(register, 'Escort/GetPlan', 'Escort/SavePlan')
  const takeOver = useTakeOver('escort_plan', 'Escort')
  const fill = (row: PlanRow, copy: boolean) =>
    void page.askWith(row, (record, onClose) => <PlanForm row={record} copy={copy} onClose={onClose} />)
  const begin = (row: PlanRow, move: Move) => {
    const edit = () => fill(row, false)
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'delete') remove(row, { title: t('plan.removeAsk', { name: planName(row) }) }, page.opened.close)
    else void page.askWith(row, (record, onClose) => <PlanMove row={record} move={move} onClose={onClose} />)
  }
  const copyOf = (row: PlanRow) => ({
    text: t('plan.copy'),
    path: 'Escort/SavePlan' as const,
    onClick: () => fill(row, true),
  })
  return (
    <NounPage
      of={plan}
      name="EscortPlan.list"
      page={page}
      register={register}
      shape={planShape}
      columns={usePlanColumns()}
      begin={begin}
      called={(row, moves) => [
        ...moves.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path)),
        ...(row.approval_no === null ? [copyOf(row)] : []),
      ]}
      flags={{ route_id: t('plan.ofRoute') }}
      batch={(rows) => <PublishTool rows={rows} onDone={() => register.select([])} />}
      fields={
        <>
          <DayRange label={t('plan.field.days')} />
          <Filter of="shift" />
          <Filter of="status" />
          <Form.Item name="dept_id" label={t('plan.field.stops')}>
            <UnitSelect placeholder={t('common.all')} />
          </Form.Item>
          <Filter of="company_name" />
        </>
      }
      recycled
      form={(onClose) => <PlanForm route={register.query.filters.route_id} onClose={onClose} />}
      detail={(record) => <PlanDetail {...record} />}
    />
  )
}

/** The actions of the moves, the next step first. */
const order: readonly Path[] = [
  'Escort/PublishPlan',
  'Escort/ChangePlan',
  'Escort/SavePlan',
  'Common/TakeOver',
  'Escort/CancelPlan',
  'Escort/DeletePlan',
]
