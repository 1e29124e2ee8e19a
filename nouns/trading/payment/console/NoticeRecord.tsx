import { cell } from '@shouya/console/registers/Column.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import { useTranslation } from 'react-i18next'
import type { NoticeRow } from './paymentList.ts'
import { useNoticeColumns } from './useNoticeColumns.tsx'

/** One notice: its row in full. */
export default function NoticeRecord({ row, beside }: { row: NoticeRow; beside: BesideList }) {
  const { t } = useTranslation()
  const columns = useNoticeColumns()
  return (
    <DetailDrawer {...beside} title={t('payment.title')}>
      <Details
        items={columns.map((column) => ({
          label: column.title,
          value: cell(column, row),
          wide: column.key === 'settle_note',
        }))}
      />
    </DetailDrawer>
  )
}
