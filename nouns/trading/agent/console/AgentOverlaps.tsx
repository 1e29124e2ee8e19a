import { mark } from '@shouya/console/i18n/language.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { AgentDetail } from './agentList.ts'

/** A warning where an agent shares regions with others of its level. */
export default function AgentOverlaps({ overlaps }: Pick<AgentDetail, 'overlaps'>) {
  const { t } = useTranslation()
  if (overlaps.length === 0) return null
  const names = overlaps.map(({ agent_name, region_names }) =>
    t('agent.overlapOne', { name: agent_name, regions: region_names }),
  )
  return (
    <Alert type="warning" showIcon className="ui-hint" title={t('agent.overlap', { names: names.join(mark('、')) })} />
  )
}
