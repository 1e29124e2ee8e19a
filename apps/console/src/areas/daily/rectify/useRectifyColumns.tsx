import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictText from '../../../ui/DictText.tsx'
import EndText from '../../../ui/EndText.tsx'
import { minute } from '../../../ui/text.ts'
import RectifyStatus from './RectifyStatus.tsx'
import type { RectifyRow } from './rectifyList.ts'

/** The columns of the register, of its export and of its cards (domain 4.3). */
export function useRectifyColumns(): Column<RectifyRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'bill_no', title: t('rectify.field.bill_no'), width: 176, sort: true },
    {
      key: 'dept_name',
      title: t('rectify.field.dept_name'),
      width: 152,
      render: (row) => <EndText text={row.dept_name} />,
    },
    { key: 'problem_desc', title: t('rectify.field.problem_desc'), width: 240 },
    {
      key: 'hazard_level',
      title: t('rectify.field.hazard_level'),
      width: 72,
      render: (row) => <DictText dict="hazard_level" value={row.hazard_level} />,
    },
    {
      key: 'source_type',
      title: t('rectify.field.source_type'),
      width: 96,
      render: (row) => <DictText dict="rectify_source" value={row.source_type} />,
    },
    { key: 'deadline', title: t('rectify.field.deadline'), width: 112, sort: true },
    { key: 'duty_user_name', title: t('rectify.field.duty_user_name'), width: 88 },
    { key: 'return_count', title: t('rectify.field.return_count'), width: 88, right: true },
    {
      key: 'status',
      title: t('rectify.field.status'),
      width: 104,
      pin: 'right',
      render: (row) => <RectifyStatus row={row} />,
    },
    { key: 'source_no', title: t('rectify.field.source_no'), width: 176, hidden: true },
    { key: 'delay_count', title: t('rectify.field.delay_count'), width: 88, right: true, hidden: true },
    { key: 'create_user_name', title: t('rectify.field.create_user_name'), width: 96, hidden: true },
    {
      key: 'create_time',
      title: t('rectify.field.create_time'),
      width: 136,
      sort: true,
      hidden: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
