import { CheckCircleOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useAddress } from '@shouya/console/ui/address.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import StartAgain from './StartAgain.tsx'
import StartKept from './StartKept.tsx'
import StartNew from './StartNew.tsx'
import { useRecentFlows } from './useRecentFlows.ts'
import type { Started, Ways } from './useStarting.ts'
import type { Wish } from './wishOf.ts'
import './start.css'

/** A new request, from its form to the confirmation. */
export default function Start({ wish }: { wish: Wish }) {
  const { setParams } = useAddress()
  const { note } = useRecentFlows()
  const [done, setDone] = useState<{ request: Started; flow: number }>()
  const go = (name: string, id: number) => setParams(() => new URLSearchParams({ [name]: String(id) }))
  if (done) {
    const again = () => {
      setDone(undefined)
      go('flow', done.flow)
    }
    return <StartDone request={done.request} onAgain={again} />
  }
  const ways: Ways = {
    onKept: ({ id }) => go('edit', id),
    onSubmitted: (request, flow) => {
      note(flow)
      setDone({ request, flow })
    },
  }
  if (wish.is === 'kept') return <StartKept key={wish.request} id={wish.request} {...ways} />
  if (wish.is === 'new') {
    const { flow, fill } = wish
    return <StartNew key={`${flow} ${JSON.stringify(fill)}`} flow={flow} fill={fill} {...ways} />
  }
  return <StartAgain key={wish.request} flow={wish.flow} request={wish.request} as={wish.is} {...ways} />
}

type Props = { request: Started; onAgain: () => void }

/** The confirmation with the request's number, and links. */
function StartDone({ request: { id, bill_no }, onAgain }: Props) {
  const { t } = useTranslation()
  return (
    <div className="start-sheet ui-state" role="status">
      <CheckCircleOutlined aria-hidden="true" />
      <strong>{t('request.submittedNow')}</strong>
      <span>{t('request.submittedSays', { bill_no: bill_no ?? '' })}</span>
      <div className="ui-buttons">
        <Button onClick={onAgain}>{t('request.another')}</Button>
        <Button onClick={() => openTab(requestPaths.started)}>{t('request.started')}</Button>
        <Button type="primary" onClick={() => openTab(requestPaths.detail(id), bill_no ?? undefined)}>
          {t('request.seeDetail')}
        </Button>
      </div>
    </div>
  )
}
