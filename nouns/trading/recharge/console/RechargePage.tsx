import { useMayCall } from '@shouya/console/api/can.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import RechargeRegister from './RechargeRegister.tsx'

const NoticeRegister = lazy(() => import('../../payment/console/NoticeRegister.tsx'))

/** Recharges, and for whoever sees all money what payment providers have reported (domain 11.10). */
export default function RechargePage() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['list', 'notices'])
  if (!useMayCall()('Payment/GetNoticePageList')) return <RechargeRegister />
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'list', label: t('recharge.view.list') },
          { key: 'notices', label: t('recharge.view.notices') },
        ]}
      />
      {part === 'list' && <RechargeRegister />}
      <Suspense>{part === 'notices' && <NoticeRegister />}</Suspense>
    </>
  )
}
