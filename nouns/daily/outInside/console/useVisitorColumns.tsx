import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import Areas from './Areas.tsx'
import VisitorStatus from './VisitorStatus.tsx'
import type { VisitorRow } from './visitorList.ts'

/** The columns of the register, of its export and of its cards (domain 4.5). */
export function useVisitorColumns(): Column<VisitorRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const field = (name: string) => t(`visitors.field.${name}` as 'visitors.field.name')
  const columns: Column<VisitorRow>[] = [
    { key: 'bill_no', title: field('bill_no'), width: 158, sort: true },
    { key: 'dept_name', title: field('dept_name'), width: 100, render: (row) => <UnitName name={row.dept_name} /> },
    { key: 'biz_date', title: field('biz_date'), width: 80, render: (row) => <When at={row.biz_date} /> },
    { key: 'create_user_name', title: field('create_user_name'), width: 72 },
    { key: 'name', title: field('name'), width: 64 },
    { key: 'company', title: field('company'), width: 84 },
    {
      key: 'person_type',
      title: field('person_type'),
      width: 88,
      render: (row) => <DictText dict="visitor_type" value={row.person_type} />,
    },
    { key: 'areas', title: field('areas'), width: 102, render: (row) => <Areas areas={row.areas} /> },
    {
      key: 'in_time',
      title: field('in_time'),
      width: 96,
      sort: true,
      render: (row) => (
        <>
          <When at={row.in_time} /> {row.is_backfill && <span className="ui-note">{t('visitors.backfill')}</span>}
        </>
      ),
    },
    { key: 'out_time', title: field('out_time'), width: 92, sort: true, render: (row) => <When at={row.out_time} /> },
    {
      key: 'status',
      title: field('status'),
      width: useStatusWidth('inout_status', 96),
      pin: 'right',
      render: (row) => <VisitorStatus row={row} />,
    },
    { key: 'person_count', title: field('person_count'), width: 72, right: true },
    {
      key: 'cert_type',
      title: field('cert_type'),
      width: 96,

      render: (row) => <DictText dict="cert_type" value={row.cert_type} />,
    },
    { key: 'cert_mask', title: field('cert_mask'), width: 168 },
    {
      key: 'visit_reason',
      title: field('visit_reason'),
      width: 88,

      render: (row) => <DictText dict="visit_reason" value={row.visit_reason} />,
    },
    { key: 'reason', title: field('reason'), width: 160 },
    { key: 'approver_user_name', title: field('approver_user_name'), width: 80 },
    { key: 'oa_examine_no', title: field('oa_examine_no'), width: 168 },
    { key: 'accompany_user_name', title: field('accompany_user_name'), width: 80 },
    {
      key: 'create_time',
      title: field('create_time'),
      width: 136,
      sort: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'name',
    'company',
    'in_time',
    'out_time',
    !units.several && 'person_type',
    'areas',
    'status',
  ])
}
