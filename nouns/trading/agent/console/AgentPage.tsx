import { useMayCall } from '@shouya/console/api/can.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import AgentRegister from './AgentRegister.tsx'

const TransferRegister = lazy(() => import('../../agentTransfer/console/TransferRegister.tsx'))

/** Agents, and for whoever sees orders the money that they pay in and get (domain 11.1, 11.2). */
export default function AgentPage() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['list', 'transfers'])
  if (!useMayCall()('Agent/GetTransferPageList')) return <AgentRegister />
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'list', label: t('agentTransfer.view.agents') },
          { key: 'transfers', label: t('agentTransfer.view.transfers') },
        ]}
      />
      {part === 'list' && <AgentRegister />}
      <Suspense>{part === 'transfers' && <TransferRegister />}</Suspense>
    </>
  )
}
