import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** A choice of the agents that the caller sees; `open`: those to whom a new member may belong. */
export default function AgentSelect({
  open = false,
  ...select
}: Omit<SelectProps<number>, 'open'> & { open?: boolean }) {
  const { t } = useTranslation()
  const { data } = useRead('Member/GetAgentList', {})
  return (
    <Select<number>
      allowClear
      placeholder={t('ui.choose')}
      loading={data === undefined}
      popupMatchSelectWidth={280}
      {...(select as object)}
      options={
        data?.map(({ id, agent_code, agent_name, is_open }) => ({
          value: id,
          label: agent_name,
          code: agent_code,
          disabled: open && !is_open,
        })) ?? []
      }
      showSearch={{ optionFilterProp: ['label', 'code'] }}
    />
  )
}
