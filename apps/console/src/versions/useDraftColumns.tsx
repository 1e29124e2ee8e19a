import type { ReactNode } from 'react'
import { useNounWords } from '../noun/useNounWords.ts'
import type { Column } from '../registers/Column.ts'
import When from '../ui/When.tsx'
import type { DraftRow, Versioned } from './versioned.ts'

/** The columns of a list of drafts; `more` follow the category. */
export function useDraftColumns<N extends Versioned>(
  { name, words }: N,
  state: (row: DraftRow<N>) => ReactNode,
  more: readonly Column<DraftRow<N>>[] = [],
): Column<DraftRow<N>>[] {
  const { label } = useNounWords(words)
  return [
    { key: name, title: label(name), width: 168, sort: true },
    { key: 'category_name', title: label('category_name'), width: 104 },
    ...more,
    {
      key: 'version_no',
      title: label('version_no'),
      width: 64,
      right: true,
      render: (row) => (row.version_no === null ? '-' : `V${row.version_no}`),
    },
    {
      key: 'version_time',
      title: label('version_time'),
      width: 108,
      render: (row) => <When at={row.version_time} />,
    },
    {
      key: 'update_time',
      title: label('update_time'),
      width: 108,
      sort: true,
      render: (row) => <When at={row.update_time} />,
    },
    { key: 'remark', title: label('remark'), width: 200, hidden: true },
    { key: 'status', title: label('status'), width: 184, pin: 'right', render: state },
    { key: 'create_user_name', title: label('create_user_name'), width: 96, hidden: true },
    {
      key: 'create_time',
      title: label('create_time'),
      width: 144,
      sort: true,
      hidden: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
}
