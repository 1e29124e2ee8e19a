import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import VisitorFields from './VisitorFields.tsx'
import type { LastVisit, VisitorDetail } from './visitorList.ts'
import { askedOf, copiedValues, correctedValues, type VisitorValues } from './visitorValues.ts'

/** Why the form is opened: a new visitor, a copy of an earlier one, a correction, or a refusal. */
export type Entering = { copies?: number; corrects?: number; refuses?: true }

type Props = { entering: Entering; onClose: () => void }

/** Enters a visitor, signed by the visitor on this device. */
export default function VisitorForm({ entering, onClose }: Props) {
  const { t } = useTranslation()
  const { copies, corrects, refuses = false } = entering
  const last = useRead('OutInside/GetLast', { id: copies ?? 0 }, { enabled: copies !== undefined, once: true })
  const before = useRead('OutInside/Get', { id: corrects ?? 0 }, { enabled: corrects !== undefined, once: true })
  const failed = last.error ?? before.error
  const waits = (copies !== undefined && last.data === undefined) || (corrects !== undefined && !before.data)
  if (waits || failed)
    return (
      <FormFrame title={t('visitor.addTitle')} open small={false} footer={null} onClose={onClose} afterClose={onClose}>
        {failed ? <p role="alert">{failed.message}</p> : <Skeleton active paragraph={{ rows: 8 }} />}
      </FormFrame>
    )
  return <Sheet refuses={refuses} copied={last.data ?? undefined} corrected={before.data} onClose={onClose} />
}

type SheetProps = {
  refuses: boolean
  copied: LastVisit | undefined
  corrected: VisitorDetail | undefined
  onClose: () => void
}

function Sheet({ refuses, copied, corrected, onClose }: SheetProps) {
  const { t } = useTranslation()
  const user = useUser()
  const [now] = useState(nowMinute)
  const fresh: Partial<VisitorValues> = {
    dept_id: user.dept_id,
    gender: 0,
    ...(!refuses && { cert_type: 1 }),
    ...{ areas: [], fellows: [], letter_file_ids: [] },
    in_time: now,
    ...{ weapon_check: false, privacy_told: false },
  }
  const common = {
    initial: corrected ? correctedValues(corrected) : { ...fresh, ...(copied && copiedValues(copied)) },
    refreshes: ['Remind', 'SecurityCheck'] as const,
    onClose,
  }
  const fields = (
    <VisitorFields today={now} refuses={refuses} copied={copied ?? corrected} corrects={corrected !== undefined} />
  )
  if (refuses)
    return (
      <FormDrawer<'OutInside/Reject', VisitorValues>
        {...common}
        path="OutInside/Reject"
        title={t('visitor.refuseTitle')}
        toBody={({ close_reason = '', ...values }) => ({ ...askedOf(values, now), close_reason })}
      >
        {fields}
      </FormDrawer>
    )
  return (
    <FormDrawer<'OutInside/Save', VisitorValues>
      {...common}
      path="OutInside/Save"
      title={corrected ? `${t('visitor.correctTitle')} · ${corrected.bill_no}` : t('visitor.addTitle')}
      toBody={async ({ sign, ...values }) => {
        const { id, version, out_time, weapon_check, privacy_told } = values
        const drawn = await signInput(sign)
        return {
          ...askedOf({ sign, ...values }, corrected ? '' : now),
          ...{ id, version, out_time, weapon_check, privacy_told },
          visitor_sign_file_id: drawn.method === 1 ? drawn.file_id : 0,
        }
      }}
      again={!corrected}
      okText={t('visitor.letIn')}
    >
      {fields}
    </FormDrawer>
  )
}
