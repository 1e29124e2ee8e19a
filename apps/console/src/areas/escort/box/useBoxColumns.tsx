import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictTag from '../../../ui/DictTag.tsx'
import DictText from '../../../ui/DictText.tsx'
import EndText from '../../../ui/EndText.tsx'
import { minute } from '../../../ui/text.ts'
import BoxStatus from './BoxStatus.tsx'
import type { BoxRow } from './boxList.ts'

/** The columns of the list, of its export and of its cards (domain 3.4). */
export function useBoxColumns(): Column<BoxRow>[] {
  const { t } = useTranslation()
  const field = (key: keyof BoxRow & string) => ({
    key,
    title: t(`escortPlan.box.field.${key}` as 'escortPlan.box.field.box_no'),
  })
  return [
    { ...field('box_no'), width: 136, sort: true },
    { ...field('box_type'), width: 104, render: (row) => <DictText dict="box_type" value={row.box_type} /> },
    { ...field('dept_name'), width: 176, render: (row) => <EndText text={row.dept_name} /> },
    { ...field('position'), width: 96, render: (row) => <DictTag dict="box_position" value={row.position} /> },
    { ...field('position_time'), width: 136, sort: true, render: (row) => minute(row.position_time) },
    { ...field('rfid'), width: 136 },
    { ...field('status'), width: 88, pin: 'right', render: (row) => <BoxStatus value={row.status} /> },
    { ...field('remark'), width: 160, hidden: true },
    { ...field('create_time'), width: 136, sort: true, hidden: true, render: (row) => minute(row.create_time) },
  ]
}
