import { cell } from '@shouya/console/registers/Column.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import type { DifferenceRow } from './differenceList.ts'
import { useDifferenceColumns } from './useDifferenceColumns.tsx'
import { useKindWord } from './useKindWord.ts'

/** One difference: its row in full. */
export default function DifferenceRecord({ row, beside }: { row: DifferenceRow; beside: BesideList }) {
  const kindWord = useKindWord()
  const columns = useDifferenceColumns()
  return (
    <DetailDrawer {...beside} title={kindWord(row.kind)}>
      <Details
        items={columns.map((column) => ({
          label: column.title,
          value: column.key === 'settle_user_name' ? row.settle_user_name : cell(column, row),
          wide: column.key === 'note',
        }))}
      />
    </DetailDrawer>
  )
}
