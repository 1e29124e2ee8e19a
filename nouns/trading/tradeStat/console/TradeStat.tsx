import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import { useSeesBooks } from '../../console/useSeesBooks.ts'
import TxnRegister from '../../ledger/console/TxnRegister.tsx'
import AccountRegister from '../../ledgerAccount/console/AccountRegister.tsx'
import Sheet from '../../ledgerAccount/console/Sheet.tsx'
import Checks from '../../ledgerDifference/console/Checks.tsx'
import Consumes from './Consumes.tsx'
import Stat from './Stat.tsx'
import Uses from './Uses.tsx'

const statistics = ['stat', 'uses', 'consumes'] as const
const books = ['accounts', 'txns', 'sheet', 'checks'] as const

type Tab = (typeof statistics | typeof books)[number]

/** Statistics of trading (domain 11.12) and the books behind them: accounts, vouchers, trial balance, reconciliation. */
export default function TradeStat() {
  const { t } = useTranslation()
  const tabs: readonly [Tab, ...Tab[]] = useSeesBooks() ? [...statistics, ...books] : statistics
  const [tab, turn] = useTurn(tabs)
  return (
    <>
      <PageTabs active={tab} onTurn={turn} items={tabs.map((key) => ({ key, label: t(`tradeStat.tabs.${key}`) }))} />
      {tab === 'stat' && <Stat />}
      {tab === 'uses' && <Uses />}
      {tab === 'consumes' && <Consumes />}
      {tab === 'accounts' && <AccountRegister />}
      {tab === 'txns' && <TxnRegister />}
      {tab === 'sheet' && <Sheet />}
      {tab === 'checks' && <Checks />}
    </>
  )
}
