import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import { isOpen } from '../rules.ts'
import MoneyBoxSheet from './MoneyBoxSheet.tsx'
import type { Head } from './moneyBoxList.ts'
import { adHocLike, onDay, typeAt } from './moneyBoxValues.ts'

/** Where the form starts: with a draft by its id, or with a type on the unit's day. */
export type MoneyBoxStart = { id: number } | { handover_type?: number | undefined }

type Props = {
  start: MoneyBoxStart
  /** Called if the day has this handover, signed by both sides. */
  onTaken: (id: number) => void
  /** Called to refuse the handover, after its content was saved as a draft. */
  onReject: (id: number) => void
  onClose: () => void
}

/** Enters a handover at the door: a new one, or a draft of the unit. */
export default function MoneyBoxForm({ start, onTaken, onReject, onClose }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const [now] = useState(nowMinute)
  const [head, setHead] = useState<Head>(() => ({
    handover_type: ('handover_type' in start ? start.handover_type : undefined) ?? typeAt(now.slice(11, 16)),
    dept_id: user.dept_id,
    biz_date: now.slice(0, 10),
  }))
  // If no type was chosen and the handover of this hour exists, another type is used.
  const [chosen, setChosen] = useState('id' in start || start.handover_type !== undefined)
  const [own, setOwn] = useState('id' in start ? start.id : undefined)
  const { data, error } = useRead('MoneyBox/GetBlank', head, { enabled: own === undefined, once: true })
  const blank = data && onDay(data, head.biz_date)
  const id = own ?? blank?.money_box_id ?? undefined
  const { data: draft, error: lost } = useRead(
    'MoneyBox/Get',
    { id: id ?? 0 },
    { enabled: id !== undefined, once: true },
  )

  // A verified, unsigned handover can be changed by its author, if it was opened explicitly.
  const open =
    draft && (chosen ? isOpen(draft) : draft.status === moneyBox.states.codes.draft) && draft.allowed.includes('edit')
  const taken = draft && !open ? draft.id : undefined
  const tell = useEffectEvent((handover: number) => {
    if (chosen) onTaken(handover)
    else setHead({ ...head, handover_type: adHocLike(head.handover_type) })
  })
  useEffect(() => {
    if (taken !== undefined) tell(taken)
  }, [taken])
  const failed = error ?? lost
  const waiting = taken !== undefined || (id === undefined ? !blank : !draft)
  if (failed || waiting) {
    return (
      <FormFrame title={t('moneyBox.addTitle')} open small={false} footer={null} onClose={onClose} afterClose={onClose}>
        {failed ? <p role="alert">{failed.message}</p> : <Skeleton active paragraph={{ rows: 10 }} />}
      </FormFrame>
    )
  }
  const key = draft ? `draft ${draft.id}` : `${head.dept_id} ${head.biz_date} ${head.handover_type}`
  return (
    <MoneyBoxSheet
      key={key}
      now={now}
      blank={id === undefined ? blank : undefined}
      answered={data?.biz_date}
      draft={id === undefined ? undefined : draft}
      head={draft ?? head}
      onHead={(part) => {
        setOwn(undefined)
        setChosen(true)
        setHead({ ...head, ...part })
      }}
      onReject={onReject}
      onClose={onClose}
    />
  )
}
