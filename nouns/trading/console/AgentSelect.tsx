import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = SelectProps<number> & {
  /** Agents that may be chosen; left out: all that the caller sees. */
  among?: (agent: { id: number; agent_level: number; open: boolean }) => boolean
}

/** A choice of agents by name or number. */
export default function AgentSelect({ among = () => true, ...select }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('Agent/GetList', {})
  const options = data
    ?.filter((agent) => agent.id === select.value || among(agent))
    .map(({ id, agent_name, agent_code }) => ({ value: id, label: agent_name, code: agent_code }))
  return (
    <Select<number>
      allowClear
      placeholder={t('ui.choose')}
      loading={data === undefined}
      popupMatchSelectWidth={280}
      {...(select as object)}
      options={options ?? []}
      showSearch={{ optionFilterProp: ['label', 'code'] }}
    />
  )
}
