import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Input, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import { groupFlows } from './groupFlows.ts'
import { useRecentFlows } from './useRecentFlows.ts'

/** The flows that the user may start: recent ones first, then all by category. */
export default function StartChoice() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('OaExamine/GetStartList', {})
  const { recent } = useRecentFlows()
  const [word, setWord] = useState('')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active className="start-choice" paragraph={{ rows: 8 }} />
  if (data.length === 0) {
    return (
      <Nothing title={t('request.noFlows')} action={null}>
        {t('request.noFlowsSays')}
      </Nothing>
    )
  }
  const open = (id: number, name: string) => openTab(requestPaths.start(id), name)
  const recentFlows = recent.flatMap((id) => data.filter((flow) => flow.id === id))
  const groups = groupFlows(data, word)
  return (
    <section className="start-choice" aria-label={t('request.new')}>
      <TouchSize>
        <Input.Search
          className="start-search"
          allowClear
          aria-label={t('request.searchFlows')}
          placeholder={t('request.searchFlows')}
          value={word}
          maxLength={50}
          onChange={({ target }) => setWord(target.value)}
        />
      </TouchSize>
      {word === '' && recentFlows.length > 0 && (
        <FlowCards name={t('request.recent')} flows={recentFlows} onOpen={open} />
      )}
      {groups.map(({ name, flows }) => (
        <FlowCards key={name} name={name} flows={flows} onOpen={open} />
      ))}
      {groups.length === 0 && <p role="status">{t('registers.noMatch')}</p>}
    </section>
  )
}

type Flow = { id: number; flow_name: string; remark: string | null }
type Props = { name: string; flows: readonly Flow[]; onOpen: (id: number, name: string) => void }

/** The flows of a category, a card each. */
function FlowCards({ name, flows, onOpen }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className="ui-lines start-cards">
        {flows.map((flow) => (
          <li key={flow.id}>
            <button type="button" onClick={() => onOpen(flow.id, flow.flow_name)}>
              <strong>{flow.flow_name}</strong>
              {flow.remark && <span>{flow.remark}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
