import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import Areas from './Areas.tsx'
import VisitorNumbers from './VisitorNumbers.tsx'
import type { VisitorDetail } from './visitorList.ts'

/** The request behind the permit, with the way there for who may read it. */
function Permit({ row, id }: { row: VisitorDetail; id: number }) {
  if (!row.oa_examine_readable) return row.oa_examine_no
  return (
    <Button type="link" size="small" onClick={() => openTab(permitPaths.request(id), row.oa_examine_no ?? undefined)}>
      {row.oa_examine_no}
    </Button>
  )
}

/** Dictionary inout_status. */
const REFUSED = 3

/** All fields of an entry. */
export default function VisitorFacts({ row }: { row: VisitorDetail }) {
  const { t } = useTranslation()
  const yes = (value: boolean) => (value ? t('ui.yes') : t('ui.no'))
  return (
    <>
      {row.overdue && <Alert type="warning" showIcon className="ui-hint" title={t('visitors.shouldHaveLeft')} />}
      {row.is_backfill && (
        <Alert
          type="info"
          showIcon
          className="ui-hint"
          title={t('visitors.isBackfill', { reason: row.backfill_reason ?? '-' })}
        />
      )}
      <Details
        items={[
          { label: t('visitors.field.name'), value: row.name },
          { label: t('visitors.field.company'), value: row.company },
          { label: t('visitors.field.person_type'), value: <DictText dict="visitor_type" value={row.person_type} /> },
          { label: t('visitors.field.gender'), value: <DictText dict="gender" value={row.gender} /> },
          { label: t('visitors.numbers'), value: <VisitorNumbers row={row} />, wide: true },
          { label: t('visitors.field.areas'), value: <Areas areas={row.areas} />, wide: true },
          {
            label: t('visitors.field.visit_reason'),
            value: (
              <>
                <DictText dict="visit_reason" value={row.visit_reason} /> {row.reason}
              </>
            ),
            wide: true,
          },
          { label: t('visitors.field.in_time'), value: minute(row.in_time) },
          {
            label: t('visitors.field.out_time'),
            value: row.out_time && `${minute(row.out_time)} ${row.out_user_name ?? ''}`,
          },
          { label: t('visitors.field.approver_user_name'), value: row.approver_user_name },
          { label: t('visitors.field.accompany_user_name'), value: row.accompany_user_name },
          row.oa_examine_id !== null && {
            label: t('visitors.field.oa_examine_no'),
            value: <Permit row={row} id={row.oa_examine_id} />,
            wide: true,
          },
          row.letter_no !== null && { label: t('visitors.field.letter_no'), value: row.letter_no, wide: true },
          { label: t('visitors.field.belongings'), value: row.belongings, wide: true },
          { label: t('visitors.field.tools_list'), value: row.tools_list, wide: true },
          // Of who was refused nobody says so.
          row.status !== REFUSED && { label: t('visitors.field.weapon_check'), value: yes(row.weapon_check) },
          row.status !== REFUSED && { label: t('visitors.field.privacy_told'), value: yes(row.privacy_told) },
          row.close_reason !== null && { label: t('visitors.field.close_reason'), value: row.close_reason, wide: true },
          { label: t('visitors.field.remark'), value: row.remark, wide: true },
          { label: t('visitors.field.dept_name'), value: row.dept_name },
          { label: t('visitors.field.biz_date'), value: row.biz_date },
          { label: t('visitors.field.create_user_name'), value: row.create_user_name },
          row.filed_at !== null && { label: t('ui.filedAt'), value: minute(row.filed_at) },
          row.leave_filed_at !== null && {
            label: t('visitors.field.leave_filed_at'),
            value: t('ui.waited', { filed: minute(row.leave_filed_at), received: minute(row.leave_received_at) }),
            wide: true,
          },
          { label: t('visitors.field.create_time'), value: minute(row.create_time) },
        ]}
      />
    </>
  )
}
