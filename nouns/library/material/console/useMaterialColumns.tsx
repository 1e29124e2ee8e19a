import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import { materialType } from '../rules.ts'
import type { MaterialRow, MaterialType, ReadRow } from './materialList.ts'
import ReadState from './ReadState.tsx'

/** How many have read it, and how many are to (domain 9.1 阅读率). */
export const rateOf = ({ receiver_count, read_count }: Pick<MaterialRow, 'receiver_count' | 'read_count'>): string =>
  receiver_count === null ? '-' : `${read_count ?? 0}/${receiver_count}`

/** Columns of documents about construction only. */
const ofBuilding: readonly string[] = ['build_dept_name', 'build_stage']

/** The columns of the management (domain 9.1). */
export function useManagedColumns(type: MaterialType): Column<MaterialRow>[] {
  const builds = type === materialType.building
  return useNounColumns<typeof material, MaterialRow>(material, {
    title: { width: builds ? 176 : 232, sort: true, render: (row) => <Title row={row} /> },
    category_name: { width: 96 },
    build_dept_name: { width: 116 },
    build_stage: { width: 88 },
    dept_name: { width: 112, render: (row) => <UnitName name={row.dept_name} /> },
    publish_time: { width: 112, sort: true },
    read_count: { width: 88, render: rateOf },
    status: { width: 88 },
    type: { width: 112, hidden: true },
    visible_type: { width: 112, hidden: true },
    need_read: { width: 72, hidden: true },
    read_deadline: { width: 136, hidden: true },
    top_end: { width: 136, hidden: true },
    view_count: { width: 88, hidden: true },
    download_count: { width: 88, hidden: true },
    tags: { width: 144, hidden: true },
    author: { width: 96, hidden: true },
    publish_user_name: { width: 88, hidden: true },
    create_user_name: { width: 88, hidden: true },
    create_time: { width: 136, sort: true, hidden: true },
  }).filter(({ key }) => builds || !ofBuilding.includes(key))
}

/** The columns of the readers. */
export function useReadColumns(type: MaterialType): Column<ReadRow>[] {
  const { t } = useTranslation()
  const builds = type === materialType.building
  return useNounColumns<typeof material, ReadRow>(material, {
    title: { width: builds ? 248 : 304, sort: true, render: (row) => <Title row={row} /> },
    category_name: { width: 104 },
    build_dept_name: { width: 136 },
    build_stage: { width: 96 },
    dept_name: { width: 128, render: (row) => <UnitName name={row.dept_name} /> },
    publish_time: { width: 112, sort: true },
    read_count: {
      title: t('material.state'),
      width: 128,
      pin: 'right',
      right: false,
      render: (row) => <ReadState row={row} />,
    },
    read_deadline: { width: 136 },
    tags: { width: 144, hidden: true },
    author: { width: 96, hidden: true },
    view_count: { width: 88, hidden: true },
  }).filter(({ key }) => (builds ? key !== 'read_deadline' : !ofBuilding.includes(key)))
}

/** The title with what is special about the document. */
function Title({ row }: { row: Pick<ReadRow, 'title' | 'is_top' | 'need_read'> }) {
  const { t } = useTranslation()
  return (
    <>
      <Words text={row.title} full={row.title} />
      {row.need_read && (
        <>
          {' '}
          <StatusTag kind="waiting">{t('material.mustRead')}</StatusTag>
        </>
      )}
      {row.is_top && (
        <>
          {' '}
          <StatusTag kind="active">{t('material.pinned')}</StatusTag>
        </>
      )}
    </>
  )
}
