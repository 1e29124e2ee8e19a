import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { useTranslation } from 'react-i18next'
import { checkItem } from '../noun.ts'
import { type ItemRow, limitsOf } from './itemList.ts'

export function useItemColumns(): Column<ItemRow>[] {
  const { t } = useTranslation()
  return useNounColumns<typeof checkItem, ItemRow>(checkItem, {
    item_code: { width: 104, sort: true },
    content: { width: 184 },
    scene: { width: 120 },
    category: { width: 88 },
    risk_level: { width: 88 },
    need_photo: { width: 88 },
    owner_dept_name: { width: 120, render: (row) => row.owner_dept_name ?? t('checkItem.wholeBank') },
    status: { width: 88 },
    result_type: { width: 136, hidden: true },
    value_unit: {
      width: 136,
      hidden: true,
      render: (row) => [row.value_unit, limitsOf(row)].filter(Boolean).join(' ') || '-',
    },
    known_by: { width: 136, hidden: true },
    standard: { width: 240, hidden: true },
    effective_begin: { width: 112, hidden: true, render: (row) => row.effective_begin ?? '-' },
    effective_end: { width: 112, hidden: true, render: (row) => row.effective_end ?? '-' },
    sort: { width: 72, hidden: true },
  })
}
