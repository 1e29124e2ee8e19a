import type { Column } from '@shouya/console/registers/Column.ts'
import { useTranslation } from 'react-i18next'
import type { TaskRow } from './requestList.ts'
import Summary from './Summary.tsx'

/** What tells requests apart whose titles are alike. */
export function useSummaryColumn<R extends Pick<TaskRow, 'summary'>>(): Column<R> {
  const { t } = useTranslation()
  return {
    key: 'summary',
    title: t('requests.summary'),
    width: 144,
    render: ({ summary }) => <Summary of={summary} />,
  }
}
