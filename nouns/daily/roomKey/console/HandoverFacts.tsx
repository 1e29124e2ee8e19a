import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import type { HandoverDetail } from './handoverList.ts'

/** The keys, one line each. */
function Keys({ keys }: { keys: HandoverDetail['keys'] }) {
  return (
    <ul className="ui-lines">
      {keys.map((key) => (
        <li key={key.key_id}>
          {key.key_name} {key.key_no}{' '}
          <span className="ui-note">
            <DictText dict="key_type" value={key.key_type} /> · <DictText dict="copy_type" value={key.copy_type} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The request that permitted it, with the way there for who may read it. */
function Permit({ row, id }: { row: HandoverDetail; id: number }) {
  if (!row.oa_examine_readable) return row.oa_examine_no
  return (
    <Button type="link" size="small" onClick={() => openTab(permitPaths.request(id), row.oa_examine_no ?? undefined)}>
      {row.oa_examine_no}
    </Button>
  )
}

/** All fields of a handover. */
export default function HandoverFacts({ row }: { row: HandoverDetail }) {
  const { t } = useTranslation()
  const yes = (value: boolean) => (value ? t('ui.yes') : t('ui.no'))
  return (
    <>
      {row.rectify_pending && <Alert type="warning" showIcon className="ui-hint" title={t('daily.rectifyPending')} />}
      {row.is_backfill && (
        <Alert
          type="info"
          showIcon
          className="ui-hint"
          title={t('daily.isBackfill', { reason: row.backfill_reason ?? '-' })}
        />
      )}
      <Details
        items={[
          { label: t('daily.field.keys'), value: <Keys keys={row.keys} />, wide: true },
          { label: t('daily.field.dept_name'), value: row.dept_name },
          { label: t('daily.field.biz_date'), value: row.biz_date },
          {
            label: t('daily.field.handover_type'),
            value: <DictText dict="key_handover_type" value={row.handover_type} />,
          },
          { label: t('daily.field.handover_time'), value: minute(row.handover_time) },
          { label: t('daily.field.from_user_name'), value: row.from_user_name },
          { label: t('daily.field.to_user_name'), value: row.to_user_name },
          { label: t('daily.field.supervisor_user_name'), value: row.supervisor_user_name },
          { label: t('daily.field.expect_return_time'), value: minute(row.expect_return_time) },
          { label: t('daily.field.return_time'), value: minute(row.return_time) },
          { label: t('daily.field.reason'), value: row.reason, wide: true },
          row.oa_examine_id !== null && {
            label: t('daily.field.oa_examine_no'),
            value: <Permit row={row} id={row.oa_examine_id} />,
            wide: true,
          },
          { label: t('daily.field.seal_before'), value: row.seal_before },
          { label: t('daily.field.seal_after'), value: row.seal_after },
          { label: t('daily.field.password_changed'), value: yes(row.password_changed) },
          { label: t('daily.field.place_under_monitor'), value: yes(row.place_under_monitor) },
          row.close_reason !== null && { label: t('daily.field.close_reason'), value: row.close_reason, wide: true },
          { label: t('daily.field.remark'), value: row.remark, wide: true },
          { label: t('daily.field.create_user_name'), value: row.create_user_name },
          row.filed_at !== null && { label: t('ui.filedAt'), value: minute(row.filed_at) },
          { label: t('daily.field.create_time'), value: minute(row.create_time) },
        ]}
      />
    </>
  )
}
