import type { Column } from '@shouya/console/registers/Column.ts'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import BoundVendor from './BoundVendor.tsx'
import type { MatrixRow } from './bindingList.ts'

/** The types of devices that a matrix shows by itself: what outlets have most of. The others can be shown. */
const shown: readonly number[] = [1, 2, 3, 4, 5, 8]
const TYPES = 14

/** A column for the unit and one for each type of devices. `open`: a click on a cell. */
export function useMatrixColumns(open: (row: MatrixRow, type: number) => void): Column<MatrixRow>[] {
  const { t } = useTranslation()
  const word = useDictLabel('device_type')
  const types = Array.from({ length: TYPES }, (_, at) => at + 1)
  return [
    {
      key: 'dept_name',
      title: t('vendorBinding.unitHead'),
      width: 148,
      pin: 'left',
      render: (row) => <UnitName name={row.dept_name} />,
    },
    ...types
      .toSorted((a, b) => Number(shown.includes(b)) - Number(shown.includes(a)) || a - b)
      .map((type) => ({
        key: `type_${type}`,
        title: word(type),
        width: 116,
        hidden: !shown.includes(type),
        render: (row: MatrixRow) => (
          <button
            type="button"
            className="matrix-cell"
            onClick={(event) => {
              event.stopPropagation()
              open(row, type)
            }}
          >
            <span className="sr-only">{t('vendorBinding.cellTitle', { dept: row.dept_name, type: word(type) })} </span>
            <BoundVendor cell={row.cells.find(({ device_type }) => device_type === type)} />
          </button>
        ),
      })),
  ]
}
