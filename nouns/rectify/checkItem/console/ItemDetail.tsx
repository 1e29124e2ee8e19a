import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import type { ItemRow } from './itemList.ts'
import { useItemColumns } from './useItemColumns.tsx'

/** One check item. */
export default function ItemDetail({ row, ...beside }: BesideList & { row: ItemRow }) {
  const { t } = useTranslation()
  const { data = row, ...read } = useRead('CheckItem/Get', { id: row.id })
  const type = useDictLabel('dept_type')
  const columns = useItemColumns().filter(({ key }) => key !== 'item_code' && key !== 'status')
  const yes = (value: boolean) => (value ? t('ui.yes') : t('ui.no'))
  return (
    <DetailDrawer
      {...beside}
      title={
        <>
          {data.item_code} <DictTag dict="enable" value={data.status} />
        </>
      }
      read={read}
      history={{ table: 'check_item', id: data.id }}
    >
      <Details
        items={[
          ...columns.map((column) => ({
            label: column.title,
            value: column.render ? column.render(data) : String(data[column.key as keyof ItemRow] ?? '') || null,
            wide: column.key === 'content' || column.key === 'standard',
          })),
          {
            label: t('checkItems.field.dept_types'),
            value: data.dept_types.map(type).join(mark('、')) || t('checkItems.allTypes'),
          },
          { label: t('checkItems.field.need_vault'), value: yes(data.need_vault) },
          { label: t('checkItems.field.need_self_service'), value: yes(data.need_self_service) },
        ]}
      />
    </DetailDrawer>
  )
}
