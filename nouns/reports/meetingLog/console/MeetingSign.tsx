import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DrawnItem from '@shouya/console/ui/DrawnItem.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import MeetingFacts from './MeetingFacts.tsx'

type Props = {
  id: number
  /** The guard who draws on this device; without it the caller signs. */
  guard?: number
  onClose: () => void
}

/** One person signs what was said; whoever was absent says that they have read it. */
export default function MeetingSign({ id, guard, onClose }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const { data: row } = useRead('MeetingLog/Get', { id }, { once: true })
  if (!row) return null
  const line = row.people.find(({ user_id, staff_id, signable }) =>
    guard === undefined ? signable && (user_id === user.id || user_id === null) : staff_id === guard,
  )
  const isMakeup = line?.absent_reason !== undefined && line.absent_reason !== null
  return (
    <FormDrawer<'MeetingLog/Sign', { sign: SignDraft; read?: boolean }>
      path="MeetingLog/Sign"
      title={`${t('meetingLog.move.sign')} · ${line?.name ?? ''} · ${row.bill_no ?? row.title}`}
      initial={{}}
      toBody={async ({ sign, read }) => ({
        id,
        ...(guard !== undefined && { staff_id: guard }),
        ...(read && { read }),
        sign: await signInput(sign),
      })}
      okText={t('meetingLog.move.sign')}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <div className="ui-wide">
        <MeetingFacts row={row} />
      </div>
      {isMakeup && (
        <Form.Item
          name="read"
          valuePropName="checked"
          className="ui-wide"
          rules={[{ required: true, message: t('meetingLog.refused.read') }]}
        >
          <Checkbox>{t('meetingLog.readIt')}</Checkbox>
        </Form.Item>
      )}
      {guard === undefined ? (
        <SignItem label={t('meetingLog.mySign')} />
      ) : (
        <DrawnItem name="sign" label={t('meetingLog.guardSign', { name: line?.name ?? '' })} />
      )}
    </FormDrawer>
  )
}
