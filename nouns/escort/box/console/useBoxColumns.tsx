import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import BoxStatus from './BoxStatus.tsx'
import type { BoxRow } from './boxList.ts'

/** The columns of the list, of its export and of its cards (domain 3.4). */
export function useBoxColumns(): Column<BoxRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const field = (key: keyof BoxRow & string) => ({
    key,
    title: t(`escortPlan.box.field.${key}` as 'escortPlan.box.field.box_no'),
  })
  const columns: Column<BoxRow>[] = [
    { ...field('box_no'), width: 136, sort: true },
    { ...field('box_type'), width: 104, render: (row) => <DictText dict="box_type" value={row.box_type} /> },
    { ...field('dept_name'), width: 144, render: (row) => <UnitName name={row.dept_name} /> },
    { ...field('position'), width: 96, render: (row) => <DictTag dict="box_position" value={row.position} /> },
    { ...field('position_time'), width: 112, sort: true, render: (row) => <When at={row.position_time} /> },
    { ...field('rfid'), width: 136 },
    { ...field('status'), width: 88, pin: 'right', render: (row) => <BoxStatus value={row.status} /> },
    { ...field('remark'), width: 160 },
    { ...field('create_time'), width: 136, sort: true, render: (row) => <When at={row.create_time} /> },
  ]
  return inOrder(columns, [
    'box_no',
    'box_type',
    units.several && 'dept_name',
    'position',
    'position_time',
    'rfid',
    'status',
  ])
}
