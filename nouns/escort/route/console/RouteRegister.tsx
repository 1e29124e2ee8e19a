import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import RouteDetail from './RouteDetail.tsx'
import RouteForm from './RouteForm.tsx'
import { type RouteRow, routeShape, routeSorts } from './routeList.ts'
import { useRouteColumns } from './useRouteColumns.tsx'

/** The routes of the companies with their stops (domain 3.4). */
export default function RouteRegister({ onPlans }: { onPlans: (id: number) => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const register = useRegister('Escort/GetRoutePageList', routeShape, routeSorts)
  const columns = useRouteColumns()
  const [adding, setAdding] = useAdding('Escort/SaveRoute')
  const [edited, setEdited] = useState<RouteRow>()
  const remove = useAction('Escort/DeleteRoute')
  const opened = useOpened(register)
  const edit = async (row: RouteRow) => setEdited(await call('Escort/GetRoute', { id: row.id }))
  const changes = (row: RouteRow): RowAction[] => [
    { text: t('ui.edit'), path: 'Escort/SaveRoute', body: { id: row.id }, onClick: () => void edit(row) },
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteRoute',
      danger: true,
      onClick: () =>
        confirm({ title: t('escortPlan.route.removeAsk', { name: row.route_name }), danger: true }, () =>
          remove.mutateAsync({ id: row.id, version: row.version }).then(opened.close),
        ),
    },
  ]
  const actions = (row: RouteRow): RowAction[] => [
    { text: t('escortPlan.plans'), path: 'Escort/GetPlanPageList', onClick: () => onPlans(row.id) },
    ...changes(row),
    { text: t('ui.details'), path: 'Escort/GetRoute', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="EscortRoute.list"
        register={register}
        shape={routeShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('escortPlan.route.keywords')}
        about={t('escortPlan.route.about')}
        add={{ path: 'Escort/SaveRoute', text: t('escortPlan.route.add'), onClick: () => setAdding(true) }}
        fields={
          <>
            <Form.Item name="escort_company_id" label={t('escortPlan.route.field.company_name')}>
              <CompanySelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="dept_id" label={t('escortPlan.stopsAt')}>
              <UnitSelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="status" label={t('escortPlan.route.field.status')}>
              <DictSelect dict="enable" placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        tools={
          <>
            <ExportTool controller="EscortRoute" register={register} columns={columns} />
            <RecycleTool table="escort_route" refreshes="Escort" />
          </>
        }
      />
      {adding && <RouteForm company={register.query.filters.escort_company_id} onClose={() => setAdding(false)} />}
      {edited && <RouteForm row={edited} onClose={() => setEdited(undefined)} />}
      {opened.id && !adding && <RouteDetail id={opened.id} changes={changes} beside={opened.beside} />}
    </>
  )
}
