import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import type { RowOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { enteredOf } from '@shouya/noun/values'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBackfill } from '../../console/entry/isBackfill.ts'
import { faultRepair } from '../noun.ts'
import FaultFields from './FaultFields.tsx'
import type { FaultDetail, FaultValues } from './faultList.ts'

type Props = {
  row?: FaultDetail
  /** The device whose label was scanned. */
  device?: RowOf<'FaultRepair/GetDevice'>
  onClose: () => void
}

/** Reports a fault found by the user, or adds details to an open one. */
export default function FaultForm({ row, device, onClose }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const [now] = useState(nowMinute)
  const toBody = ({ fault_time, backfill_reason, ...values }: FaultValues): FaultValues => {
    if (row) return values
    return {
      ...values,
      // Unchanged default: the server sets the current time.
      ...(fault_time === undefined || fault_time === now ? {} : { fault_time }),
      ...(isBackfill(fault_time, now) && backfill_reason ? { backfill_reason } : {}),
    }
  }
  const first = { dept_id: user.dept_id, fault_time: now, urgency: 1, handle_mode: 2, photos: [] }
  return (
    <FormDrawer<'FaultRepair/Save', FaultValues>
      path="FaultRepair/Save"
      title={row ? `${t('faultRepair.editTitle')} · ${row.bill_no}` : t('faultRepair.addTitle')}
      initial={row ? valuesOf(row) : { ...first, ...(device && ofDevice(device)) }}
      toBody={toBody}
      {...(row && { reload: async () => valuesOf(await call('FaultRepair/Get', { id: row.id })) })}
      refreshes={['Remind']}
      again={!row}
      onClose={onClose}
    >
      <FaultFields isNew={!row} now={now} />
    </FormDrawer>
  )
}

/** What a device says of itself. */
const ofDevice = ({ id, dept_id, name, device_type, location }: NonNullable<Props['device']>) => ({
  ...{ device_id: id, dept_id, device_type, device_name: name, location },
})

/** The fields of a fault that can be changed. */
const valuesOf = (row: FaultDetail): FaultValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(faultRepair, row),
})
