import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import type { Sheet } from './accountList.ts'

/** That both sides of the balance sheet agree. */
export default function BalanceLine({ classes }: Pick<Sheet, 'classes'>) {
  const { t } = useTranslation()
  const closing = Object.fromEntries(classes.map((line) => [line.account_class, yuan(line.closing)]))
  return <p>{t('ledgerAccount.sheet.balances', closing)}</p>
}
