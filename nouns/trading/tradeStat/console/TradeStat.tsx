import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import TxnRegister from '../../ledger/console/TxnRegister.tsx'
import AccountRegister from '../../ledgerAccount/console/AccountRegister.tsx'
import Sheet from '../../ledgerAccount/console/Sheet.tsx'
import Checks from '../../ledgerDifference/console/Checks.tsx'
import Stat from './Stat.tsx'

const tabs = ['stat', 'accounts', 'txns', 'sheet', 'checks'] as const

/** Statistics of trading (domain 11.12) and the books behind them: accounts, vouchers, trial balance, reconciliation. */
export default function TradeStat() {
  const { t } = useTranslation()
  const [tab, turn] = useTurn([...tabs])
  return (
    <>
      <PageTabs active={tab} onTurn={turn} items={tabs.map((key) => ({ key, label: t(`tradeStat.tabs.${key}`) }))} />
      {tab === 'stat' && <Stat />}
      {tab === 'accounts' && <AccountRegister />}
      {tab === 'txns' && <TxnRegister />}
      {tab === 'sheet' && <Sheet />}
      {tab === 'checks' && <Checks />}
    </>
  )
}
