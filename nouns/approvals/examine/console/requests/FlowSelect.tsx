import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** Selects one flow or several flows of requests. */
export default function FlowSelect(select: SelectProps<number | number[]>) {
  const { t } = useTranslation()
  const { data } = useRead('OaExamine/GetFlowList', {}, { staleTime: 5 * 60_000 })
  return (
    <Select<number | number[], { value: number; label: string }>
      allowClear
      placeholder={t('common.all')}
      maxTagCount="responsive"
      {...(select as object)}
      showSearch={{ optionFilterProp: 'label' }}
      loading={data === undefined}
      options={data?.map(({ id, flow_name }) => ({ value: id, label: flow_name })) ?? []}
    />
  )
}
