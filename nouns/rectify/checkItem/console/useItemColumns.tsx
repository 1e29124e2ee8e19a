import type { Column } from '@shouya/console/registers/Column.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useTranslation } from 'react-i18next'
import { type ItemRow, photoKinds } from './itemList.ts'

const limitsOf = ({ min_value, max_value }: ItemRow): string =>
  min_value === null && max_value === null ? '' : `${min_value ?? ''}–${max_value ?? ''}`

export function useItemColumns(): Column<ItemRow>[] {
  const { t } = useTranslation()
  const photo = (row: ItemRow) => t(`checkItems.needPhoto.${photoKinds[row.need_photo] ?? 'never'}`)
  return [
    { key: 'item_code', title: t('checkItems.field.item_code'), width: 104, sort: true },
    { key: 'content', title: t('checkItems.field.content'), width: 184 },
    {
      key: 'scene',
      title: t('checkItems.field.scene'),
      width: 120,
      render: (row) => <DictText dict="check_scene" value={row.scene} />,
    },
    {
      key: 'category',
      title: t('checkItems.field.category'),
      width: 88,
      render: (row) => <DictText dict="check_category" value={row.category} />,
    },
    {
      key: 'risk_level',
      title: t('checkItems.field.risk_level'),
      width: 88,
      render: (row) => <DictText dict="hazard_level" value={row.risk_level} />,
    },
    { key: 'need_photo', title: t('checkItems.field.need_photo'), width: 88, render: photo },
    {
      key: 'owner_dept_name',
      title: t('checkItems.field.owner_dept_name'),
      width: 120,
      render: (row) => row.owner_dept_name ?? t('checkItems.wholeBank'),
    },
    {
      key: 'status',
      title: t('checkItems.field.status'),
      width: useStatusWidth('enable', 88),
      pin: 'right',
      render: (row) => <DictTag dict="enable" value={row.status} />,
    },
    {
      key: 'result_type',
      title: t('checkItems.field.result_type'),
      width: 136,
      hidden: true,
      render: (row) => <DictText dict="result_type" value={row.result_type} />,
    },
    {
      key: 'value_unit',
      title: t('checkItems.field.value_unit'),
      width: 136,
      hidden: true,
      render: (row) => [row.value_unit, limitsOf(row)].filter(Boolean).join(' ') || '-',
    },
    {
      key: 'known_by',
      title: t('checkItems.field.known_by'),
      width: 136,
      hidden: true,
      render: (row) => <DictText dict="check_register" value={row.known_by} />,
    },
    { key: 'standard', title: t('checkItems.field.standard'), width: 240, hidden: true },
    { key: 'effective_begin', title: t('checkItems.field.effective_begin'), width: 112, hidden: true },
    { key: 'effective_end', title: t('checkItems.field.effective_end'), width: 112, hidden: true },
    { key: 'sort', title: t('checkItems.field.sort'), width: 72, right: true, hidden: true },
  ]
}
