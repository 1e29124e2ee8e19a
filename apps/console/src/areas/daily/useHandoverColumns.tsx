import { useTranslation } from 'react-i18next'
import type { Column } from '../../registers/Column.ts'
import EndText from '../../ui/EndText.tsx'
import { minute } from '../../ui/text.ts'
import { useDictLabel } from '../../ui/useDict.ts'
import HandoverStatus from './HandoverStatus.tsx'
import HandoverTime from './HandoverTime.tsx'
import { type HandoverRow, keysText } from './handoverList.ts'

/** The columns of the register, of its export and of its cards: what and who come before what most rows lack. */
export function useHandoverColumns(): Column<HandoverRow>[] {
  const { t } = useTranslation()
  const type = useDictLabel('key_handover_type')
  return [
    { key: 'bill_no', title: t('daily.field.bill_no'), width: 158, sort: true },
    {
      key: 'dept_name',
      title: t('daily.field.dept_name'),
      width: 144,
      render: (row) => <EndText text={row.dept_name} />,
    },
    {
      key: 'handover_time',
      title: t('daily.field.handover_time'),
      width: 120,
      sort: true,
      render: (row) => <HandoverTime row={row} />,
    },
    { key: 'create_user_name', title: t('daily.field.create_user_name'), width: 72 },
    { key: 'keys', title: t('daily.field.keys'), width: 116, render: (row) => keysText(row.keys) },
    {
      key: 'handover_type',
      title: t('daily.field.handover_type'),
      width: 100,
      render: (row) => type(row.handover_type),
    },
    { key: 'from_user_name', title: t('daily.field.from_user_name'), width: 60 },
    { key: 'to_user_name', title: t('daily.field.to_user_name'), width: 60 },
    { key: 'supervisor_user_name', title: t('daily.field.supervisor_user_name'), width: 72 },
    {
      key: 'expect_return_time',
      title: t('daily.field.expect_return_time'),
      width: 136,
      sort: true,
      render: (row) => minute(row.expect_return_time),
    },
    {
      key: 'status',
      title: t('daily.field.status'),
      width: 120,
      pin: 'right',
      render: (row) => <HandoverStatus row={row} />,
    },
    // The day stands in the time, too.
    { key: 'biz_date', title: t('daily.field.biz_date'), width: 104, hidden: true },
    {
      key: 'return_time',
      title: t('daily.field.return_time'),
      width: 152,
      hidden: true,
      render: (row) => minute(row.return_time),
    },
    { key: 'reason', title: t('daily.field.reason'), width: 200, hidden: true },
    { key: 'oa_examine_no', title: t('daily.field.oa_examine_no'), width: 158, hidden: true },
    {
      key: 'create_time',
      title: t('daily.field.create_time'),
      width: 152,
      sort: true,
      hidden: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
