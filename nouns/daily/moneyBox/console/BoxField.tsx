import { useTranslation } from 'react-i18next'
import BoxRow from './BoxRow.tsx'
import BoxScan from './BoxScan.tsx'
import styles from './MoneyBox.module.css'
import type { BoxEntry, Head } from './moneyBoxList.ts'
import { changedBox, readBox, withBox } from './moneyBoxValues.ts'

type Props = {
  id?: string
  value?: readonly BoxEntry[]
  onChange?: (boxes: BoxEntry[]) => void
  head: Head
  /** Numbers of the boxes that this handover should include. */
  due: readonly string[]
  /** Whether the declared amounts are entered too (`escort.box_amounts`). */
  amounts: boolean
}

/** The boxes: expected ones wait until their number is scanned; each has its seal and lock. */
export default function BoxField({ id, value = [], onChange, head, due, amounts }: Props) {
  const { t } = useTranslation()
  const kind = head.handover_type
  const presentCount = value.filter((box) => !box.waits && !box.missing).length
  return (
    <div id={id} tabIndex={-1} className={styles.list}>
      <BoxScan
        head={head}
        onBox={(box_no, scan_method) => onChange?.(changedBox(withBox(value, box_no, kind), box_no, { scan_method }))}
        onSeal={(box_no, seal_no) => {
          const boxes = value.some((box) => box.box_no === box_no) ? value : [...value, readBox(box_no, kind)]
          onChange?.(changedBox(boxes, box_no, { seal_no }))
        }}
      />
      <p className="ui-note" aria-live="polite">
        {t('moneyBox.progress', { there: presentCount, all: value.length })}
      </p>
      {value.map((box) => (
        <BoxRow
          key={box.box_no}
          box={box}
          kind={kind}
          own={due.includes(box.box_no)}
          amounts={amounts}
          onChange={(part) => onChange?.(changedBox(value, box.box_no, part))}
          onRemove={() => onChange?.(value.filter(({ box_no }) => box_no !== box.box_no))}
        />
      ))}
    </div>
  )
}
