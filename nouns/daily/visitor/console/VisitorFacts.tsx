import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import RequestLink from '../../console/RequestLink.tsx'
import { visitor } from '../noun.ts'
import VisitorNumbers from './VisitorNumbers.tsx'
import type { VisitorDetail } from './visitorList.ts'

/** All fields of an entry. */
export default function VisitorFacts({ row }: { row: VisitorDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(visitor)
  // Not for refused visitors.
  const cameIn = row.status !== visitor.states.codes.refused
  const reason = row.backfill_reason ?? '-'
  return (
    <>
      {row.overdue && <Alert type="warning" showIcon className="ui-hint" title={t('visitor.shouldHaveLeft')} />}
      {row.is_backfill && (
        <Alert type="info" showIcon className="ui-hint" title={t('visitor.isBackfill', { reason })} />
      )}
      <Facts
        of={visitor}
        row={row}
        show={[
          'name',
          'company',
          'person_type',
          'gender',
          { label: t('visitor.numbers'), value: <VisitorNumbers row={row} />, wide: true },
          'areas',
          {
            label: label('visit_reason'),
            value: (
              // One element, because the cell of a record arranges its children in a row.
              <span>
                <DictText dict="visit_reason" value={row.visit_reason} /> {row.reason}
              </span>
            ),
            wide: true,
          },
          'in_time',
          {
            label: label('out_time'),
            value: row.out_time && `${minute(row.out_time)} ${row.out_user_name ?? ''}`,
          },
          'approver_user_name',
          'accompany_user_name',
          row.oa_examine_id !== null && {
            label: label('oa_examine_no'),
            value: <RequestLink row={row} />,
            wide: true,
          },
          row.letter_no !== null && 'letter_no',
          'belongings',
          'tools_list',
          cameIn && 'weapon_check',
          cameIn && 'privacy_told',
          row.close_reason !== null && 'close_reason',
          'remark',
          'dept_name',
          'biz_date',
          'create_user_name',
          row.filed_at !== null && 'filed_at',
          row.leave_filed_at !== null && {
            label: label('leave_filed_at'),
            value: t('ui.waited', { filed: minute(row.leave_filed_at), received: minute(row.leave_received_at) }),
            wide: true,
          },
          'create_time',
        ]}
      />
    </>
  )
}
