import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import type { VisitorRow } from './visitorList.ts'

/** Records that a visitor leaves; in the user's outlet also without a network, from the stored copy. */
export function VisitorLeave({ id, onClose }: { id: number; onClose: () => void }) {
  const inside = useRead('OutInside/GetInsideList', {})
  const listedRow = inside.data?.find((row) => row.id === id)
  const [opened, setOpened] = useState<VisitorRow>()
  const { data } = useRead('OutInside/Get', { id }, { enabled: !inside.isPending && !listedRow && !opened })
  // The row at opening: after leaving, the visitor is not in the list any more while the form is still closing.
  const row = opened ?? listedRow ?? data
  if (row && !opened) setOpened(row)
  return row ? <VisitorStep row={row} move="leave" onClose={onClose} /> : null
}

type Props = { row: VisitorRow; move: 'leave' | 'void'; onClose: () => void }

/** The end of an entry: the visitor leaves, or the entry is voided. */
export default function VisitorStep({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const [now] = useState(nowMinute)
  return (
    <MoveForm
      of={visitor}
      row={row}
      move={move}
      okText={t(`visitor.confirm.${move}`)}
      refreshes={['Remind', 'SecurityCheck']}
      {...(move === 'leave' && { reopens: `leave=${row.id}`, initial: { out_time: now } })}
      // Unchanged default: the server's clock, or the device's time if sent later, is the time of leaving.
      toBody={({ out_time, ...values }) => (out_time === now ? values : { out_time, ...values })}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts of={visitor} row={row} show={['name', 'company', 'areas', 'in_time']} />
      </div>
      {move === 'leave' ? (
        <Field of="out_time" className="ui-wide" required />
      ) : (
        <ReasonItem label={t('visitor.voidReason')} />
      )}
    </MoveForm>
  )
}
