import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FlowRecord, flowPaths } from '../../flow/console/flowList.ts'
import './designer.css'
import KnownNames from '../../flow/console/words/KnownNames.tsx'
import FlowSheet from './FlowSheet.tsx'

/** The flow designer's page (`systemExamineList/flow`): the flow of the address. */
export default function FlowDesign() {
  const { t } = useTranslation()
  const [id] = useParam('id')
  const flow = Number(id) || undefined
  if (flow) return <Opened key={flow} id={flow} />
  return (
    <Nothing
      title={t('flow.noFlow')}
      action={
        <TouchSize>
          <Button onClick={() => openTab(flowPaths.list)}>{t('flow.toList')}</Button>
        </TouchSize>
      }
    >
      {t('flow.about')}
    </Nothing>
  )
}

function Opened({ id }: { id: number }) {
  const { data, isFetchedAfterMount, error, refetch } = useRead('OaFlow/Get', { id }, { staleTime: 0 })
  useTabName(data?.flow_name)
  // The flow as it was when the page opened; later reloads would discard the user's work.
  const [opened, setOpened] = useState<FlowRecord>()
  if (!opened && data && isFetchedAfterMount) setOpened(data)
  if (!opened && error) return <Failure error={error} onRetry={refetch} onLeave={() => openTab(flowPaths.list)} />
  if (!opened) return <Skeleton active paragraph={{ rows: 12 }} />
  const takeLatest = async () => setOpened(await call('OaFlow/Get', { id }))
  return (
    <KnownNames text={opened.document} names={opened.names}>
      <FlowSheet key={opened.version} flow={opened} onTakeLatest={takeLatest} />
    </KnownNames>
  )
}
