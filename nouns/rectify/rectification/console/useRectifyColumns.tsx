import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import RectifyStatus from './RectifyStatus.tsx'
import type { RectifyRow } from './rectifyList.ts'

/** The columns of the register, of its export and of its cards (domain 4.3). */
export function useRectifyColumns(): Column<RectifyRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const columns: Column<RectifyRow>[] = [
    { key: 'bill_no', title: t('rectify.field.bill_no'), width: 160, sort: true },
    {
      key: 'dept_name',
      title: t('rectify.field.dept_name'),
      width: 104,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    { key: 'problem_desc', title: t('rectify.field.problem_desc'), width: 128 },
    {
      key: 'hazard_level',
      title: t('rectify.field.hazard_level'),
      width: 64,
      render: (row) => <DictText dict="hazard_level" value={row.hazard_level} />,
    },
    {
      key: 'source_type',
      title: t('rectify.field.source_type'),
      width: 80,
      render: (row) => <DictText dict="rectify_source" value={row.source_type} />,
    },
    {
      key: 'deadline',
      title: t('rectify.field.deadline'),
      width: 88,
      sort: true,
      render: (row) => <When at={row.deadline} />,
    },
    { key: 'duty_user_name', title: t('rectify.field.duty_user_name'), width: 76 },
    { key: 'return_count', title: t('rectify.field.return_count'), width: 72, right: true },
    {
      key: 'status',
      title: t('rectify.field.status'),
      width: useStatusWidth('rectify_status', 100),
      pin: 'right',
      render: (row) => <RectifyStatus row={row} />,
    },
    {
      key: 'escort_company_name',
      title: t('rectify.field.escort_company_name'),
      width: 112,
      render: (row) => <CompanyName name={row.escort_company_name} />,
    },
    {
      key: 'category',
      title: t('rectify.field.category'),
      width: 96,
      render: (row) => <DictText dict="check_category" value={row.category} />,
    },
    { key: 'source_no', title: t('rectify.field.source_no'), width: 176 },
    { key: 'delay_count', title: t('rectify.field.delay_count'), width: 88, right: true },
    { key: 'create_user_name', title: t('rectify.field.create_user_name'), width: 96 },
    {
      key: 'create_time',
      title: t('rectify.field.create_time'),
      width: 136,
      sort: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'problem_desc',
    'hazard_level',
    'deadline',
    'duty_user_name',
    'source_type',
    !units.several && 'return_count',
    'status',
  ])
}
