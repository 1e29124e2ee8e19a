import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { cell } from '@shouya/console/registers/Column.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import { ledgerDifference } from '../noun.ts'
import type { DifferenceRow } from './differenceList.ts'
import { useDifferenceColumns } from './useDifferenceColumns.tsx'
import { useKindWord } from './useKindWord.ts'

/** One difference: its row in full. */
export default function DifferenceRecord({ row, beside }: { row: DifferenceRow; beside: BesideList }) {
  const kindWord = useKindWord()
  const columns = useDifferenceColumns()
  const { label } = useNounWords(ledgerDifference)
  return (
    <DetailDrawer {...beside} title={kindWord(row.kind)}>
      <Details
        items={columns.map((column) => ({
          ...(column.key === 'settle_user_name'
            ? { label: label('settle_user_name'), value: row.settle_user_name }
            : { label: column.title, value: cell(column, row) }),
          wide: column.key === 'note',
        }))}
      />
    </DetailDrawer>
  )
}
