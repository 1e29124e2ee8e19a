import { useRead } from '@shouya/console/api/useRead.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MoneyBox.module.css'
import type { Head, Staff } from './moneyBoxList.ts'

type Props = { head: Head; onPick: (staff: Staff, scanned: boolean) => void }

/** Finds a person by pass number, which a scanner types with Enter, by staff number or by name. */
export default function StaffSearch({ head, onPick }: Props) {
  const { t } = useTranslation()
  const duty = useDictLabel('staff_duty')
  const [text, setText] = useState('')
  const [keywords, setKeywords] = useState('')
  const { data: found } = useRead(
    'MoneyBox/FindStaff',
    { keywords, dept_id: head.dept_id, biz_date: head.biz_date },
    { enabled: keywords.length > 1 },
  )
  // A pass belongs to one person, so a scanned number selects the person.
  const byPass = found?.find(({ pass_card_no }) => pass_card_no === keywords)
  const pick = (staff: Staff) => {
    onPick(staff, staff === byPass)
    setText('')
    setKeywords('')
  }
  return (
    <>
      <Input.Search
        value={text}
        maxLength={50}
        placeholder={t('moneyBox.findStaff')}
        aria-label={t('moneyBox.findStaff')}
        enterButton={t('moneyBox.find')}
        onChange={({ target }) => setText(target.value)}
        onSearch={(word, event) => {
          // The scanner's Enter ends the number; it must not submit the form.
          event?.preventDefault()
          setKeywords(word.trim())
        }}
      />
      {keywords.length > 1 && found && (
        <ul className={styles.found} aria-label={t('moneyBox.foundStaff')}>
          {(byPass ? [byPass] : found).map((staff) => (
            <li key={staff.staff_id}>
              <Button block onClick={() => pick(staff)}>
                {staff.name} {duty(staff.duty_type)} {staff.staff_no}
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className="ui-note">{t('moneyBox.nobody')}</li>}
        </ul>
      )}
    </>
  )
}
