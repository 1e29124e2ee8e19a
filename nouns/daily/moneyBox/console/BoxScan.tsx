import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import { Button, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MoneyBox.module.css'
import type { Head } from './moneyBoxList.ts'
import { isBoxNo } from './moneyBoxValues.ts'

type Props = {
  head: Head
  onBox: (box_no: string, method: number) => void
  onSeal: (box_no: string, seal_no: string) => void
}

/** Dictionary scan_method: 1 scanned, 2 RFID, 3 typed. Shorter intervals between keys mean a scanner. */
const SCANNED = 1
const RFID = 2
const TYPED = 3
const FAST = 50

/**
 * One input for a scanner that types and presses Enter: a box, its seal, the next box. Typing works the same way. A
 * text that is not the number of a box is looked up as an RFID tag.
 */
export default function BoxScan({ head, onBox, onSeal }: Props) {
  const { t } = useTranslation()
  const input = useRef<InputRef>(null)
  const [text, setText] = useState('')
  const [sealing, setSealing] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const typing = useRef({ last: 0, slow: false })

  const typed = (next: string, at: number) => {
    const gap = at - typing.current.last
    typing.current = { last: at, slow: next.length > 1 && (typing.current.slow || gap > FAST) }
    setText(next)
  }
  const tagged = async (tag: string) => {
    try {
      const { dept_id, handover_type } = head
      const box = await call('MoneyBox/FindBox', { text: tag, dept_id, handover_type })
      if (!box) return setAnnounced(t('moneyBox.noSuchBox', { text: tag }))
      onBox(box.box_no, RFID)
      setSealing(box.box_no)
      setAnnounced(t('moneyBox.read', { box: box.box_no }))
    } catch (error) {
      setAnnounced((error as ApiError).message)
    }
  }
  const read = async () => {
    const word = text.trim().toUpperCase()
    const method = typing.current.slow ? TYPED : SCANNED
    setText('')
    typing.current = { last: 0, slow: false }
    input.current?.focus()
    if (word === '') return setSealing(undefined)
    if (sealing !== undefined) {
      onSeal(sealing, word)
      setSealing(undefined)
      setAnnounced(t('moneyBox.sealed', { box: sealing, seal: word }))
    } else if (isBoxNo(word)) {
      onBox(word, method)
      setSealing(word)
      setAnnounced(t('moneyBox.read', { box: word }))
    } else await tagged(text.trim())
  }
  const label = sealing === undefined ? t('moneyBox.scanBox') : t('moneyBox.scanSeal', { box: sealing })
  return (
    <div className={`ui-bar ${styles.scan}`}>
      <Input
        ref={input}
        size="large"
        value={text}
        maxLength={50}
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        onChange={({ target, nativeEvent }) => typed(target.value, nativeEvent.timeStamp)}
        onPressEnter={(event) => {
          // The scanner's Enter ends the number; it must not submit the form.
          event.preventDefault()
          void read()
        }}
      />
      <Button size="large" onClick={() => void read()}>
        {t('moneyBox.enter')}
      </Button>
      <span className={styles.said} role="status">
        {announced}
      </span>
    </div>
  )
}
