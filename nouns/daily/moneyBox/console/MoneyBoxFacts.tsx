import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import type { MoneyBoxDetail } from './moneyBoxList.ts'
import { LONGEST, tooLong } from './moneyBoxValues.ts'
import Punctuality from './Punctuality.tsx'

/** The head of a handover, and its result. */
export default function MoneyBoxFacts({ row }: { row: MoneyBoxDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(moneyBox)
  const notes = [
    row.reject_time !== null &&
      t('moneyBox.wasRefused', { by: row.reject_user_name ?? '', reason: row.exception_desc ?? '' }),
    row.dispute_time !== null &&
      t('moneyBox.wasDisputed', { by: row.dispute_user_name ?? '', reason: row.dispute_reason ?? '' }),
    row.resolve_time !== null &&
      t('moneyBox.wasResolved', { by: row.resolve_user_name ?? '', result: row.resolve_result ?? '' }),
    row.special_approve_no !== null && t('moneyBox.wasSpecial', { bill_no: row.special_approve_no }),
    row.end_time !== null && tooLong(row.begin_time, row.end_time) && t('moneyBox.tookLong', { minutes: LONGEST }),
    row.is_backfill && t('moneyBox.isBackfill', { reason: row.backfill_reason ?? '-' }),
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} type="info" showIcon className="ui-hint" title={note} />
      ))}
      <Facts
        of={moneyBox}
        row={row}
        show={[
          'dept_name',
          'biz_date',
          'handover_type',
          'route_name',
          'escort_company_name',
          'plate_no',
          'vehicle_ok',
          { label: label('on_time'), value: <Punctuality row={row} /> },
          'plan_time',
          'arrive_time',
          'begin_time',
          'end_time',
          'leave_time',
          'bank_user1_name',
          'bank_user2_name',
          'guard_staff_name',
          row.exception_type !== null && 'exception_type',
          'verify_time',
          'handed_time',
          row.filed_at !== null && 'filed_at',
          'create_user_name',
          'create_time',
          row.photos.length > 0 && 'photos',
          'remark',
        ]}
      />
    </>
  )
}
