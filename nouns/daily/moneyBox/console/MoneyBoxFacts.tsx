import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { GOOD, type MoneyBoxDetail } from './moneyBoxList.ts'
import { LONGEST, tooLong } from './moneyBoxRules.ts'
import Punctuality from './Punctuality.tsx'

/** The head of a handover, and what became of it. */
export default function MoneyBoxFacts({ row }: { row: MoneyBoxDetail }) {
  const { t } = useTranslation()
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
  const field = (key: string) => t(`moneyBox.field.${key as 'bill_no'}`)
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} type="info" showIcon className="ui-hint" title={note} />
      ))}
      <Details
        items={[
          { label: field('dept_name'), value: row.dept_name },
          { label: field('biz_date'), value: row.biz_date },
          { label: field('handover_type'), value: <DictText dict="handover_type" value={row.handover_type} /> },
          { label: field('route_name'), value: row.route_name },
          { label: field('escort_company_name'), value: row.escort_company_name },
          { label: field('plate_no'), value: row.plate_no },
          {
            label: field('vehicle_ok'),
            value: row.vehicle_ok && t(row.vehicle_ok === GOOD ? 'moneyBox.same' : 'moneyBox.notSame'),
          },
          { label: field('on_time'), value: <Punctuality row={row} /> },
          { label: field('plan_time'), value: minute(row.plan_time) },
          { label: field('arrive_at'), value: minute(row.arrive_time) },
          { label: field('begin_time'), value: minute(row.begin_time) },
          { label: field('end_time'), value: minute(row.end_time) },
          { label: field('leave_time'), value: minute(row.leave_time) },
          { label: field('bank_user1_name'), value: row.bank_user1_name },
          { label: field('bank_user2_name'), value: row.bank_user2_name },
          { label: field('guard_staff_name'), value: row.guard_staff_name },
          row.exception_type !== null && {
            label: field('exception_type'),
            value: <DictText dict="handover_exception" value={row.exception_type} />,
          },
          { label: field('verify_time'), value: minute(row.verify_time) },
          { label: field('handed_time'), value: minute(row.handed_time) },
          row.filed_at !== null && { label: t('ui.filedAt'), value: minute(row.filed_at) },
          { label: field('create_user_name'), value: row.create_user_name },
          { label: field('create_time'), value: minute(row.create_time) },
          row.photos.length > 0 && { label: field('photos'), value: <PhotoView ids={row.photos} />, wide: true },
          { label: field('remark'), value: row.remark, wide: true },
        ]}
      />
    </>
  )
}
