import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import HandoverStatus from './HandoverStatus.tsx'
import HandoverTime from './HandoverTime.tsx'
import { type HandoverRow, keysText } from './handoverList.ts'

/** The columns of the register, of its export and of its cards: what and who come before what most rows lack. */
export function useHandoverColumns(): Column<HandoverRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const columns: Column<HandoverRow>[] = [
    { key: 'bill_no', title: t('daily.field.bill_no'), width: 160, sort: true },
    {
      key: 'dept_name',
      title: t('daily.field.dept_name'),
      width: 112,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    {
      key: 'handover_time',
      title: t('daily.field.handover_time'),
      width: 108,
      sort: true,
      render: (row) => <HandoverTime row={row} />,
    },
    { key: 'create_user_name', title: t('daily.field.create_user_name'), width: 72 },
    { key: 'keys', title: t('daily.field.keys'), width: 126, render: (row) => keysText(row.keys) },
    {
      key: 'handover_type',
      title: t('daily.field.handover_type'),
      width: 100,
      render: (row) => <DictText dict="key_handover_type" value={row.handover_type} />,
    },
    { key: 'from_user_name', title: t('daily.field.from_user_name'), width: 72 },
    { key: 'to_user_name', title: t('daily.field.to_user_name'), width: 72 },
    { key: 'supervisor_user_name', title: t('daily.field.supervisor_user_name'), width: 72 },
    {
      key: 'expect_return_time',
      title: t('daily.field.expect_return_time'),
      width: 104,
      sort: true,
      render: (row) => <When at={row.expect_return_time} />,
    },
    {
      key: 'status',
      title: t('daily.field.status'),
      width: useStatusWidth('key_status', 112),
      pin: 'right',
      render: (row) => <HandoverStatus row={row} />,
    },
    // The day stands in the time, too.
    { key: 'biz_date', title: t('daily.field.biz_date'), width: 104, render: (row) => <When at={row.biz_date} /> },
    {
      key: 'return_time',
      title: t('daily.field.return_time'),
      width: 152,

      render: (row) => <When at={row.return_time} />,
    },
    { key: 'reason', title: t('daily.field.reason'), width: 200 },
    { key: 'oa_examine_no', title: t('daily.field.oa_examine_no'), width: 158 },
    {
      key: 'create_time',
      title: t('daily.field.create_time'),
      width: 152,
      sort: true,

      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'handover_time',
    'keys',
    !units.several && 'handover_type',
    'from_user_name',
    'to_user_name',
    'expect_return_time',
    'status',
  ])
}
