import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import type { Values } from '@shouya/forms/document'
import { migrateValues } from '@shouya/forms/migrateValues'
import { Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { requestPaths } from '../../../console/requestPaths.ts'
import StartSheet, { type Carried } from './StartSheet.tsx'
import type { Ways } from './useStarting.ts'

/** A new request of a flow; `fill`: values that another page gives it, as far as they fit the form. */
export default function StartNew({
  flow,
  fill,
  onKept,
  onSubmitted,
}: Ways & { flow: number; fill: Values | undefined }) {
  const { data, error, refetch } = useRead('OaExamine/GetStart', { id: flow })
  const document = useDocument(data?.document ?? '')
  const given = useMemo(() => fill && migrateValues(document, document, fill).values, [document, fill])
  const [carried, carry] = useState<Carried>()
  if (error) return <Failure error={error} onRetry={refetch} onLeave={() => openTab(requestPaths.choice)} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <StartSheet
      key={data.version_id}
      title={data.flow_name}
      note={data.remark && <p className="ui-note">{data.remark}</p>}
      text={data.document}
      rights={data.rights}
      nodes={data.picks}
      {...(given && { values: given })}
      flow={flow}
      target={{ is: 'new', flow_id: flow, version_id: data.version_id }}
      keepable
      carried={carried}
      onNewer={(filled) => {
        carry(filled)
        void refetch()
      }}
      onKept={onKept}
      onSubmitted={(request) => onSubmitted(request, flow)}
    />
  )
}
