import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { ConsumeRow } from './consumeList.ts'

/** How much there is, marked where it is less than the warning says. */
export default function Stock({ row }: { row: Pick<ConsumeRow, 'stock' | 'low' | 'warn_stock'> }) {
  const { t } = useTranslation()
  if (!row.low) return row.stock
  return (
    <span title={t('consume.low', { count: row.warn_stock })}>
      <StatusTag kind="waiting">{row.stock}</StatusTag>
    </span>
  )
}
