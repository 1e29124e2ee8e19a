import type { Column } from '@shouya/console/registers/Column.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import type { SubmissionRow } from './submissionList.ts'

/** The columns of what was filed; one's own need no name beside them. */
export function useSubmissionColumns(own: boolean): Column<SubmissionRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'form_name', title: t('forms.form'), width: 176 },
    { key: 'summary', title: t('forms.summary'), width: 292 },
    ...(own
      ? []
      : [
          { key: 'create_user_name', title: t('forms.filer'), width: 96 },
          {
            key: 'dept_name',
            title: t('forms.unit'),
            width: 176,
          },
        ]),
    {
      key: 'create_time',
      title: t('forms.filed'),
      width: 112,
      sort: true,
      render: (row) => <When at={row.create_time} />,
    },
    {
      key: 'entry_no',
      title: t('forms.corrections'),
      width: 96,
      right: true,
      render: (row) => (row.entry_no > 1 ? row.entry_no - 1 : '-'),
    },
  ]
}
