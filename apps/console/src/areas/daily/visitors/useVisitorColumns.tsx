import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictText from '../../../ui/DictText.tsx'
import EndText from '../../../ui/EndText.tsx'
import { minute } from '../../../ui/text.ts'
import Areas from './Areas.tsx'
import VisitorStatus from './VisitorStatus.tsx'
import type { VisitorRow } from './visitorList.ts'

/** The day stands in the column before. */
const hour = (time: string | null) => (time === null ? '-' : time.slice(11, 16))

/** The columns of the register, of its export and of its cards (domain 4.5). */
export function useVisitorColumns(): Column<VisitorRow>[] {
  const { t } = useTranslation()
  const field = (name: string) => t(`visitors.field.${name}` as 'visitors.field.name')
  return [
    { key: 'bill_no', title: field('bill_no'), width: 168, sort: true },
    { key: 'dept_name', title: field('dept_name'), width: 144, render: (row) => <EndText text={row.dept_name} /> },
    {
      key: 'biz_date',
      title: field('biz_date'),
      width: 104,
      render: (row) => (
        <>
          {row.biz_date} {row.is_backfill && <span className="ui-note">{t('visitors.backfill')}</span>}
        </>
      ),
    },
    { key: 'create_user_name', title: field('create_user_name'), width: 72 },
    { key: 'name', title: field('name'), width: 80 },
    { key: 'company', title: field('company'), width: 128 },
    {
      key: 'person_type',
      title: field('person_type'),
      width: 92,
      render: (row) => <DictText dict="visitor_type" value={row.person_type} />,
    },
    { key: 'areas', title: field('areas'), width: 116, render: (row) => <Areas areas={row.areas} /> },
    { key: 'in_time', title: field('in_time'), width: 72, sort: true, render: (row) => hour(row.in_time) },
    { key: 'out_time', title: field('out_time'), width: 72, sort: true, render: (row) => hour(row.out_time) },
    {
      key: 'status',
      title: field('status'),
      width: 104,
      pin: 'right',
      render: (row) => <VisitorStatus row={row} />,
    },
    { key: 'person_count', title: field('person_count'), width: 72, right: true, hidden: true },
    {
      key: 'cert_type',
      title: field('cert_type'),
      width: 96,
      hidden: true,
      render: (row) => <DictText dict="cert_type" value={row.cert_type} />,
    },
    { key: 'cert_mask', title: field('cert_mask'), width: 168, hidden: true },
    {
      key: 'visit_reason',
      title: field('visit_reason'),
      width: 88,
      hidden: true,
      render: (row) => <DictText dict="visit_reason" value={row.visit_reason} />,
    },
    { key: 'reason', title: field('reason'), width: 160, hidden: true },
    { key: 'approver_user_name', title: field('approver_user_name'), width: 80, hidden: true },
    { key: 'oa_examine_no', title: field('oa_examine_no'), width: 168, hidden: true },
    { key: 'accompany_user_name', title: field('accompany_user_name'), width: 80, hidden: true },
    {
      key: 'create_time',
      title: field('create_time'),
      width: 136,
      sort: true,
      hidden: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
