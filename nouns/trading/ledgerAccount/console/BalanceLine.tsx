import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import type { Sheet } from './accountList.ts'

/** That both sides of the balance sheet agree. */
export default function BalanceLine({ classes }: Pick<Sheet, 'classes'>) {
  const { t } = useTranslation()
  const closing = (name: (typeof classes)[number]['account_class']) =>
    yuan(classes.find((line) => line.account_class === name)?.closing ?? 0)
  const sides = { asset: closing('asset'), liability: closing('liability') }
  const result = { revenue: closing('revenue'), expense: closing('expense') }
  return <p>{t('ledgerAccount.sheet.balances', { ...sides, ...result })}</p>
}
