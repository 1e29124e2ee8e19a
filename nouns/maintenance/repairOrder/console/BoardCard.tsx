import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useEffect, useRef } from 'react'
import styles from './Board.module.css'
import type { RepairRow } from './repairList.ts'
import TimeLeft from './TimeLeft.tsx'

const ORDINARY = 1

type Props = {
  row: RepairRow
  /** Column and place in it, for the keys. */
  place: readonly [number, number]
  onOpen: () => void
}

/** An order on the board: what is out of order where, who repairs it, how much time is left. */
export default function BoardCard({ row, place: [column, index], onOpen }: Props) {
  const card = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = card.current
    return element ? draggable({ element, getInitialData: () => ({ order: row.id }) }) : undefined
  }, [row.id])
  return (
    <li>
      <button
        ref={card}
        type="button"
        className={styles.card}
        data-column={column}
        data-index={index}
        data-late={row.overdue || undefined}
        aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
        onClick={onOpen}
      >
        <span className={styles.title}>
          {row.device_name}
          {row.urgency !== ORDINARY && <DictTag dict="urgency" value={row.urgency} />}
        </span>
        <span className={styles.note}>
          <UnitName name={row.dept_name} /> {row.location}
        </span>
        <span className={styles.fault}>{row.fault_desc}</span>
        <span className={styles.note}>{[row.company_name, row.engineer_name].filter(Boolean).join(' ')}</span>
        {row.due_time !== null && <TimeLeft row={row} />}
      </button>
    </li>
  )
}
