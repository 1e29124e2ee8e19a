import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { route } from '../noun.ts'
import RouteFacts from './RouteFacts.tsx'
import RouteForm from './RouteForm.tsx'
import { routeShape } from './routeList.ts'
import { useRouteColumns } from './useRouteColumns.tsx'

/** The routes of the companies with their stops (domain 3.4). */
export default function RouteRegister({ onPlans }: { onPlans: (id: number) => void }) {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetRoutePageList', routeShape, route.query.sorts)
  const page = useRecordPage(register, 'Escort/GetRoute', 'Escort/SaveRoute')
  const remove = useRemove('Escort/DeleteRoute')
  return (
    <NounPage
      of={route}
      name="EscortRoute.list"
      page={page}
      register={register}
      shape={routeShape}
      columns={useRouteColumns()}
      called={(row) => [
        page.edit(row, (record, onClose) => <RouteForm row={record} onClose={onClose} />),
        {
          text: t('ui.delete'),
          path: 'Escort/DeleteRoute',
          danger: true,
          onClick: () => remove(row, { title: t('route.removeAsk', { name: row.route_name }) }, page.opened.close),
        },
      ]}
      actions={(row, moves, details) => [
        { text: t('plan.title'), path: 'Escort/GetPlanPageList', onClick: () => onPlans(row.id) },
        ...moves,
        details,
      ]}
      fields={
        <>
          <Filter of="company_name" />
          <Form.Item name="dept_id" label={t('route.field.stops')}>
            <UnitSelect placeholder={t('common.all')} />
          </Form.Item>
          <Filter of="status" />
        </>
      }
      recycled
      form={(onClose) => <RouteForm company={register.query.filters.escort_company_id} onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={route}
          get="Escort/GetRoute"
          name={(row) => `${row.route_no} ${row.route_name}`}
          status={(row) => <DictTag dict={route.states.dict} value={row.status} />}
          facts={(row) => <RouteFacts row={row} />}
        />
      )}
    />
  )
}
