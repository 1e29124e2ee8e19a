import { useUser } from '@shouya/console/api/account.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBackfill } from '../../console/entry/isBackfill.ts'
import { needsCamera, needsPasswordChange, needsPermit, needsReturnTime } from '../rules.ts'
import HandoverFields from './HandoverFields.tsx'
import type { HandoverValues, SaveBody } from './handoverList.ts'

/** Enters a handover, signed by the user as one of its parties. */
export default function HandoverForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const [now] = useState(nowMinute)

  const toBody = async (values: HandoverValues): Promise<SaveBody> => {
    const {
      sign,
      handover_time,
      expect_return_time,
      oa_examine_id,
      backfill_reason,
      password_changed,
      place_under_monitor,
      ...rest
    } = values
    return {
      ...rest,
      // Unchanged default: the server sets the current time.
      handover_time: handover_time === now ? undefined : handover_time,
      expect_return_time: needsReturnTime(values.handover_type) ? expect_return_time : null,
      // Fields that are hidden by another choice are not sent.
      oa_examine_id: needsPermit(values.handover_type) ? oa_examine_id : null,
      backfill_reason: isBackfill(handover_time, now) ? backfill_reason : null,
      password_changed: needsPasswordChange(values.handover_type, [{ has_password: true }]) && password_changed,
      place_under_monitor: needsCamera(values.handover_type) && place_under_monitor,
      sign: await signInput(sign),
    }
  }
  return (
    <FormDrawer<'RoomKey/Save', HandoverValues>
      path="RoomKey/Save"
      title={t('roomKey.addTitle')}
      initial={{
        dept_id: user.dept_id,
        from_user_id: user.id,
        key_ids: [],
        handover_time: now,
        place_under_monitor: false,
        password_changed: false,
      }}
      toBody={toBody}
      okText={t('roomKey.signAndSave')}
      refreshes={['KeyLedger', 'Remind']}
      again
      onClose={onClose}
    >
      <HandoverFields today={now} />
    </FormDrawer>
  )
}
