import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import BookTable from '../../console/BookTable.tsx'
import type { Sheet } from './accountList.ts'
import BalanceLine from './BalanceLine.tsx'

/** What the accounts of each class have before and after the days. */
export default function Classes({ classes }: Pick<Sheet, 'classes'>) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="ui-heading">{t('ledgerAccount.sheet.classes')}</h2>
      <BookTable
        label={t('ledgerAccount.sheet.classes')}
        heads={[
          { text: t('ledgerAccount.sheet.field.account_class') },
          { text: t('ledgerAccount.sheet.opening'), right: true },
          { text: t('ledgerAccount.sheet.closing'), right: true },
        ]}
        rows={classes.map(({ account_class, opening, closing }) => ({
          key: account_class,
          cells: [t(`ledgerAccount.sheet.class.${account_class}`), yuan(opening), yuan(closing)],
        }))}
      />
      <BalanceLine classes={classes} />
    </>
  )
}
