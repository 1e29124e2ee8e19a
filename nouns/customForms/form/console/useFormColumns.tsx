import type { Column } from '@shouya/console/registers/Column.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import FormStatus from './FormStatus.tsx'
import type { FormRow } from './formList.ts'

/** The columns of the custom forms. */
export function useFormColumns(): Column<FormRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'form_name', title: t('forms.name'), width: 200, sort: true },
    { key: 'category_name', title: t('forms.category'), width: 128 },
    {
      key: 'version_no',
      title: t('forms.version'),
      width: 88,
      right: true,
      render: (row) => (row.version_no === null ? '-' : `V${row.version_no}`),
    },
    {
      key: 'version_time',
      title: t('forms.published'),
      width: 112,
      render: (row) => <When at={row.version_time} />,
    },
    {
      key: 'update_time',
      title: t('forms.updated'),
      width: 112,
      sort: true,
      render: (row) => <When at={row.update_time} />,
    },
    { key: 'remark', title: t('forms.remark'), width: 200, hidden: true },
    {
      key: 'status',
      title: t('forms.state'),
      width: 184,
      pin: 'right',
      render: (row) => <FormStatus row={row} />,
    },
    { key: 'create_user_name', title: t('forms.creator'), width: 96, hidden: true },
    {
      key: 'create_time',
      title: t('forms.created'),
      width: 144,
      sort: true,
      hidden: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
}
