import { movePath } from '@shouya/console/noun/movePath.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
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
import { type Move, type PlanRow, planName, planShape, planSorts } from './planList.ts'
import { usePlanColumns } from './usePlanColumns.tsx'

/** Who drives where on a day (domain 3.4). */
export default function PlanRegister() {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetPlanPageList', planShape, planSorts)
  const columns = usePlanColumns()
  const remove = useRemove('Escort/DeletePlan')
  const page = useRecordPage(register, 'Escort/GetPlan', 'Escort/SavePlan')
  const takeOver = useTakeOver('escort_plan', 'Escort')
  const fill = (row: PlanRow, copy: boolean) =>
    void page.askWith(row, (found, onClose) => <PlanForm row={found} copy={copy} onClose={onClose} />)
  const begin = (row: PlanRow, move: Move) => {
    const edit = () => fill(row, false)
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'delete') remove(row, { title: t('plan.removeAsk', { name: planName(row) }) }, page.opened.close)
    else void page.askWith(row, (found, onClose) => <PlanMove row={found} move={move} onClose={onClose} />)
  }
  const moves = (row: PlanRow): RowAction[] => [
    ...row.moves
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((move) => ({
        text: t(`plan.move.${move}`),
        path: movePath(plan, move),
        ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table: plan.table } } : {}),
        danger: move === 'cancel' || move === 'delete',
        onClick: () => begin(row, move),
      })),
    ...(row.approval_no === null
      ? [
          {
            text: t('plan.copy'),
            path: 'Escort/SavePlan' as const,
            onClick: () => fill(row, true),
          },
        ]
      : []),
  ]
  return (
    <RecordPage
      page={page}
      name="EscortPlan.list"
      register={register}
      shape={planShape}
      columns={columns}
      moves={moves}
      hint={t('plan.keywords')}
      about={t('plan.about')}
      flags={{ route_id: t('plan.ofRoute'), mine: t('plan.mine') }}
      batch={(rows) => <PublishTool rows={rows} onDone={() => register.select([])} />}
      fields={
        <>
          <DayRange label={t('plan.field.days')} />
          <Form.Item name="shift" label={t('plan.field.shift')}>
            <DictSelect dict="shift_type" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="status" label={t('plan.field.status')}>
            <DictSelect dict="plan_status" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="dept_id" label={t('plan.field.stops')}>
            <UnitSelect placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="escort_company_id" label={t('plan.field.company_name')}>
            <CompanySelect placeholder={t('common.all')} />
          </Form.Item>
        </>
      }
      tools={
        <>
          <ExportTool controller="EscortPlan" register={register} columns={columns} />
          <RecycleTool table="escort_plan" refreshes="Escort" />
        </>
      }
      add={t('plan.add')}
      form={(onClose) => <PlanForm route={register.query.filters.route_id} onClose={onClose} />}
      detail={(record) => <PlanDetail {...record} />}
    />
  )
}

/** The next step first. */
const order: readonly Move[] = ['publish', 'change', 'edit', 'takeOver', 'cancel', 'delete']
