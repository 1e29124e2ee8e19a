import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import { requestStates } from '../../../request/noun.ts'
import StartSheet, { type Carried } from './StartSheet.tsx'
import { useRevealed } from './useRevealed.tsx'
import type { Ways } from './useStarting.ts'

/** A draft, or a returned request, with the version of the flow with which it was begun. */
export default function StartKept({ id, onKept, onSubmitted }: Ways & { id: number }) {
  const { t } = useTranslation()
  const { data, isFetchedAfterMount, error, refetch } = useRead('OaExamine/Get', { id }, { staleTime: 0 })
  const [round, setRound] = useState(0)
  const [carried, carry] = useState<Carried>()
  const { values, question } = useRevealed(data)
  if (error) return <Failure error={error} onRetry={refetch} onLeave={() => openTab(requestPaths.started)} />
  if (!data || !isFetchedAfterMount) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!data.start) {
    return (
      <Nothing title={t('request.notYours')} action={null}>
        {t('request.notYoursSays')}
      </Nothing>
    )
  }
  if (!values) return question
  const { picks, people, nodes } = data.start
  const isDraft = data.status === requestStates.draft
  const takeNewer = async (filled: Carried) => {
    carry(filled)
    await refetch()
    setRound(round + 1)
  }
  return (
    <StartSheet
      key={round}
      title={data.title || data.flow_name}
      note={!isDraft && <Returned id={id} />}
      text={data.document}
      rights={data.rights}
      nodes={nodes}
      values={values}
      picked={{ picks, people }}
      carried={carried}
      flow={data.flow_id}
      target={{ is: 'kept', id, version: data.version }}
      keepable={isDraft}
      onNewer={takeNewer}
      onKept={onKept}
      onSubmitted={(request) => onSubmitted(request, data.flow_id)}
    />
  )
}

/** Who returned a request, and why. */
function Returned({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data } = useRead('OaExamine/GetHistory', { id })
  const last = data?.findLast(
    ({ type, result }) => type === 'decided' && (result === 'returned' || result === 'refused'),
  )
  if (!last) return null
  const who = last.actor?.name ?? t('ui.system')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('request.returnedBy', { who, node: last.node_name ?? '', time: minute(last.at) })}
      description={last.text}
    />
  )
}
