import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import RouteDetail from './RouteDetail.tsx'
import RouteForm from './RouteForm.tsx'
import { type RouteRow, routeShape, routeSorts } from './routeList.ts'
import { useRouteColumns } from './useRouteColumns.tsx'

/** The routes of the companies with their stops (domain 3.4). */
export default function RouteRegister({ onPlans }: { onPlans: (id: number) => void }) {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetRoutePageList', routeShape, routeSorts)
  const columns = useRouteColumns()
  const remove = useRemove('Escort/DeleteRoute')
  const page = useRecordPage(register, 'Escort/GetRoute', 'Escort/SaveRoute')
  const edit = (row: RouteRow) =>
    void page.askWith(row, (route, onClose) => <RouteForm row={route} onClose={onClose} />)
  const moves = (row: RouteRow): RowAction[] => [
    { text: t('ui.edit'), path: 'Escort/SaveRoute', body: { id: row.id }, onClick: () => edit(row) },
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteRoute',
      danger: true,
      onClick: () => remove(row, { title: t('route.removeAsk', { name: row.route_name }) }, page.opened.close),
    },
  ]
  const actions = (row: RouteRow): RowAction[] => [
    { text: t('plan.title'), path: 'Escort/GetPlanPageList', onClick: () => onPlans(row.id) },
    ...moves(row),
    page.details(row),
  ]
  return (
    <RecordPage
      page={page}
      name="EscortRoute.list"
      register={register}
      shape={routeShape}
      columns={columns}
      moves={moves}
      actions={actions}
      hint={t('route.keywords')}
      about={t('route.about')}
      fields={
        <>
          <Form.Item name="escort_company_id" label={t('route.field.company_name')}>
            <CompanySelect placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="dept_id" label={t('route.field.stops')}>
            <UnitSelect placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="status" label={t('route.field.status')}>
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
      add={t('route.add')}
      form={(onClose) => <RouteForm company={register.query.filters.escort_company_id} onClose={onClose} />}
      detail={(record) => <RouteDetail {...record} />}
    />
  )
}
