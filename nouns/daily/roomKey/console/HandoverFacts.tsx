import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import RequestLink from '../../console/RequestLink.tsx'
import { roomKey } from '../noun.ts'
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

/** All fields of a handover. */
export default function HandoverFacts({ row }: { row: HandoverDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(roomKey)
  const reason = row.backfill_reason ?? '-'
  return (
    <>
      {row.rectify_pending && <Alert type="warning" showIcon className="ui-hint" title={t('roomKey.rectifyPending')} />}
      {row.is_backfill && (
        <Alert type="info" showIcon className="ui-hint" title={t('roomKey.isBackfill', { reason })} />
      )}
      <Facts
        of={roomKey}
        row={row}
        show={[
          { label: t('roomKey.field.keys'), value: <Keys keys={row.keys} />, wide: true },
          'dept_name',
          'biz_date',
          'handover_type',
          'handover_time',
          'from_user_name',
          'to_user_name',
          'supervisor_user_name',
          'expect_return_time',
          'return_time',
          'reason',
          row.oa_examine_id !== null && {
            label: label('oa_examine_no'),
            value: <RequestLink row={row} />,
            wide: true,
          },
          'seal_before',
          'seal_after',
          'password_changed',
          'place_under_monitor',
          row.close_reason !== null && 'close_reason',
          'remark',
          'create_user_name',
          row.filed_at !== null && 'filed_at',
          'create_time',
        ]}
      />
    </>
  )
}
