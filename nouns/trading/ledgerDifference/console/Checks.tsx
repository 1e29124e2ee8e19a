import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from '../../console/TradeCard.module.css'
import DifferenceRegister from './DifferenceRegister.tsx'
import ReconBadge from './ReconBadge.tsx'
import Runs from './Runs.tsx'

/** The reconciliation: how the last run ended, what was found, and earlier runs (domain 11.1 rule 7). */
export default function Checks() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { data } = useRead('Ledger/GetCheckPageList', { pagesize: 1 })
  const run = useAction('Ledger/RunCheck', {
    refreshes: ['TradeStat'],
    onSuccess: ({ difference_count }) =>
      void message[difference_count === 0 ? 'success' : 'warning'](
        t('ledgerDifference.runDone', { count: difference_count }),
      ),
  })
  return (
    <>
      <section className={`${styles.card} ${styles.above}`} aria-label={t('tradeStat.tabs.checks')}>
        <div className={styles.head}>
          {data && <ReconBadge check={data.rows[0] ?? null} />}
          <TouchSize>
            <OperationButton path="Ledger/RunCheck" loading={run.isPending} onClick={() => run.mutate({})}>
              {t('ledgerDifference.run')}
            </OperationButton>
          </TouchSize>
        </div>
        <Runs />
      </section>
      <DifferenceRegister />
    </>
  )
}
