import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { useTranslation } from 'react-i18next'
import { reportFile } from '../noun.ts'
import type { FileRow } from './archiveList.ts'

/** The columns of the list, of its file and of its cards (domain 5.8). */
export function useFileColumns(): Column<FileRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const columns = useNounColumns<typeof reportFile, FileRow>(reportFile, {
    archive_no: { width: 160, sort: true, render: ({ archive_no }) => archive_no ?? t('reportFile.unarchived') },
    title: { width: 176 },
    dept_name: { width: 112 },
    period_key: { width: 88, sort: true },
    page_count: { width: 56 },
    secret_level: { width: 64 },
    archive_time: { width: 104, sort: true },
    expire_date: { width: 104, sort: true },
    status: { width: useStatusWidth('archive_status', 92), pin: 'right' },
    category: { width: 104 },
    retention_years: { width: 104 },
    hold_reason: { width: 152 },
  })
  return inOrder(columns, [
    'archive_no',
    'title',
    units.several && 'dept_name',
    'period_key',
    'page_count',
    'secret_level',
    !units.several && 'archive_time',
    'expire_date',
    'status',
  ])
}
