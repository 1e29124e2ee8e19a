import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../registers/Column.ts'
import When from '../ui/When.tsx'
import type { DraftRow, Versioned } from './versioned.ts'

/** The columns of a list of drafts; `more` follow the category. */
export function useDraftColumns<N extends Versioned>(
  { name }: N,
  state: (row: DraftRow<N>) => ReactNode,
  more: readonly Column<DraftRow<N>>[] = [],
): Column<DraftRow<N>>[] {
  const { t } = useTranslation()
  return [
    { key: name, title: t(`versions.field.${name}`), width: 168, sort: true },
    { key: 'category_name', title: t('versions.field.category_name'), width: 104 },
    ...more,
    {
      key: 'version_no',
      title: t('versions.field.version_no'),
      width: 64,
      right: true,
      render: (row) => (row.version_no === null ? '-' : `V${row.version_no}`),
    },
    {
      key: 'version_time',
      title: t('versions.field.version_time'),
      width: 108,
      render: (row) => <When at={row.version_time} />,
    },
    {
      key: 'update_time',
      title: t('versions.field.update_time'),
      width: 108,
      sort: true,
      render: (row) => <When at={row.update_time} />,
    },
    { key: 'remark', title: t('versions.field.remark'), width: 200, hidden: true },
    { key: 'status', title: t('versions.field.status'), width: 184, pin: 'right', render: state },
    { key: 'create_user_name', title: t('versions.field.create_user_name'), width: 96, hidden: true },
    {
      key: 'create_time',
      title: t('versions.field.create_time'),
      width: 144,
      sort: true,
      hidden: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
}
