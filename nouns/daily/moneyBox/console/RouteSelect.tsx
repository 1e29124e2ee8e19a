import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

const MOST = 200

/** Selects a route of the companies in the caller's scope. */
export default function RouteSelect(select: SelectProps<number>) {
  const { t } = useTranslation()
  const { data } = useRead('Escort/GetRoutePageList', { pagesize: MOST, sort_field: 'route_no', sort_order: 'asc' })
  return (
    <Select<number>
      allowClear
      placeholder={t('common.all')}
      loading={data === undefined}
      popupMatchSelectWidth={280}
      {...(select as object)}
      options={
        data?.rows.map(({ id, route_no, route_name }) => ({ value: id, label: `${route_no} ${route_name}` })) ?? []
      }
      showSearch={{ optionFilterProp: 'label' }}
    />
  )
}
