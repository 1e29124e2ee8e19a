import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import PlanDetail from './PlanDetail.tsx'
import PlanForm from './PlanForm.tsx'
import PlanMove from './PlanMove.tsx'
import PublishTool from './PublishTool.tsx'
import {
  type PlanDetail as Detail,
  type Move,
  movePath,
  type PlanRow,
  planName,
  planShape,
  planSorts,
} from './planList.ts'
import { usePlanColumns } from './usePlanColumns.tsx'

/** Who drives where on a day (domain 3.4). */
export default function PlanRegister() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const register = useRegister('Escort/GetPlanPageList', planShape, planSorts)
  const columns = usePlanColumns()
  const [adding, setAdding] = useAdding('Escort/SavePlan')
  const [form, setForm] = useState<{ row: Detail; copy: boolean }>()
  const [moving, setMoving] = useState<{ row: Detail; move: 'publish' | 'change' | 'cancel' }>()
  const remove = useAction('Escort/DeletePlan')
  const opened = useOpened(register)
  const takeOver = useTakeOver('escort_plan', 'Escort')
  const begin = async (row: PlanRow, move: Move) => {
    if (move === 'delete') {
      confirm({ title: t('escortPlan.plan.removeAsk', { name: planName(row) }), danger: true }, () =>
        remove.mutateAsync({ id: row.id, version: row.version }).then(opened.close),
      )
      return
    }
    if (move === 'takeOver') {
      takeOver(row, () => void begin(row, 'edit'))
      return
    }
    const whole = await call('Escort/GetPlan', { id: row.id })
    if (move === 'edit') setForm({ row: whole, copy: false })
    else setMoving({ row: whole, move })
  }
  const moves = (row: PlanRow): RowAction[] => [
    ...row.moves
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((move) => ({
        text: t(`escortPlan.plan.move.${move}`),
        path: movePath[move],
        ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table: 'escort_plan' } } : {}),
        danger: move === 'cancel' || move === 'delete',
        onClick: () => void begin(row, move),
      })),
    ...(row.approval_no === null
      ? [
          {
            text: t('escortPlan.plan.copy'),
            path: 'Escort/SavePlan' as const,
            onClick: () =>
              void call('Escort/GetPlan', { id: row.id }).then((whole) => setForm({ row: whole, copy: true })),
          },
        ]
      : []),
  ]
  const actions = (row: PlanRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'Escort/GetPlan', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="EscortPlan.list"
        register={register}
        shape={planShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('escortPlan.plan.keywords')}
        about={t('escortPlan.plan.about')}
        add={{ path: 'Escort/SavePlan', text: t('escortPlan.plan.add'), onClick: () => setAdding(true) }}
        flags={{ route_id: t('escortPlan.plan.ofRoute'), mine: t('escortPlan.plan.mine') }}
        batch={(rows) => <PublishTool rows={rows} onDone={() => register.select([])} />}
        fields={
          <>
            <DayRange label={t('escortPlan.plan.days')} />
            <Form.Item name="shift" label={t('escortPlan.plan.field.shift')}>
              <DictSelect dict="shift_type" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="status" label={t('escortPlan.plan.field.status')}>
              <DictSelect dict="plan_status" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="dept_id" label={t('escortPlan.stopsAt')}>
              <UnitSelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="escort_company_id" label={t('escortPlan.plan.field.company_name')}>
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
      />
      {adding && <PlanForm route={register.query.filters.route_id} onClose={() => setAdding(false)} />}
      {form && <PlanForm {...form} onClose={() => setForm(undefined)} />}
      {moving && <PlanMove {...moving} onClose={() => setMoving(undefined)} />}
      {opened.id && !adding && <PlanDetail id={opened.id} moves={moves} beside={opened.beside} />}
    </>
  )
}

/** The next step first. */
const order: readonly Move[] = ['publish', 'change', 'edit', 'takeOver', 'cancel', 'delete']
