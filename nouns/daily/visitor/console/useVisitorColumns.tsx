import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import VisitorStatus from './VisitorStatus.tsx'
import type { VisitorRow } from './visitorList.ts'

/** The columns of the register, of its export and of its cards (domain 4.5). */
export function useVisitorColumns(): Column<VisitorRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const columns = useNounColumns<typeof visitor, VisitorRow>(visitor, {
    bill_no: { width: 158, sort: true },
    dept_name: { width: 100 },
    biz_date: { width: 80 },
    create_user_name: { width: 72 },
    name: { width: 64 },
    company: { width: 84 },
    person_type: { width: 104 },
    areas: { width: 102 },
    in_time: {
      width: 96,
      sort: true,
      render: (row) => (
        <>
          <When at={row.in_time} />{' '}
          {row.is_backfill && <span className="ui-note">{t('visitor.field.is_backfill')}</span>}
        </>
      ),
    },
    out_time: { width: 92, sort: true },
    status: { width: useStatusWidth('inout_status', 96), pin: 'right', render: (row) => <VisitorStatus row={row} /> },
    person_count: { width: 72 },
    cert_type: { width: 96 },
    cert_mask: { width: 168 },
    visit_reason: { width: 88 },
    reason: { width: 160 },
    approver_user_name: { width: 80 },
    oa_examine_no: { width: 168 },
    accompany_user_name: { width: 80 },
    create_time: { width: 136, sort: true },
  })
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
