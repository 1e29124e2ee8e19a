import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Alert, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import StartSheet, { type Carried } from './StartSheet.tsx'
import { fitting } from './startValues.ts'
import { useRevealed } from './useRevealed.tsx'
import type { Ways } from './useStarting.ts'

type Props = Ways & { flow: number; request: number; as: 'again' | 'revocation' }

/** A follow-up request: the same again after a refusal or withdrawal, or the revocation of an approved request. */
export default function StartAgain({ flow, request, as, onKept, onSubmitted }: Props) {
  const { t } = useTranslation()
  const start = useRead('OaExamine/GetStart', { id: flow })
  const before = useRead('OaExamine/Get', { id: request })
  const document = useDocument(start.data?.document ?? '')
  const old = useDocument(before.data?.document ?? '')
  const { values, question } = useRevealed(before.data)
  const [carried, carry] = useState<Carried>()
  // A revocation shows the request as it was approved; its values cannot be changed.
  const differs = as === 'again' && start.data?.document !== before.data?.document
  const older = useMemo(() => (differs && values ? { values, from: old } : undefined), [differs, values, old])
  const error = start.error ?? before.error
  if (error) {
    const retry = () => {
      void start.refetch()
      void before.refetch()
    }
    return <Failure error={error} onRetry={retry} onLeave={() => openTab(requestPaths.started)} />
  }
  if (!start.data || !before.data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!values) return question
  const { data } = start
  const follows = as === 'again' ? 'request.followsAgain' : 'request.followsRevocation'
  return (
    <StartSheet
      key={data.version_id}
      title={as === 'again' ? data.flow_name : `${t('examine.move.revoke')} · ${data.flow_name}`}
      note={<Alert type="info" showIcon title={t(follows, { bill_no: before.data.bill_no ?? '' })} />}
      text={data.document}
      rights={data.rights}
      nodes={data.picks}
      values={fitting(values, document)}
      carried={carried}
      older={older}
      flow={flow}
      target={{ is: 'new', flow_id: flow, version_id: data.version_id, link: { as, id: request } }}
      // A revocation shows the request as it was approved; its values cannot be changed.
      frozen={as === 'revocation'}
      keepable={as === 'again'}
      onNewer={(filled) => {
        carry(filled)
        void start.refetch()
      }}
      onKept={onKept}
      onSubmitted={(added) => onSubmitted(added, flow)}
    />
  )
}
