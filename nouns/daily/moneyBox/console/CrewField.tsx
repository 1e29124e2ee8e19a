import { DeleteOutlined, UserOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Avatar, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { crew } from '../noun.ts'
import { Reasons } from './CarItem.tsx'
import styles from './MoneyBox.module.css'
import type { CrewEntry, Head, Staff } from './moneyBoxList.ts'
import { atDoor, verdicts } from './moneyBoxValues.ts'
import StaffSearch from './StaffSearch.tsx'

type Props = {
  id?: string
  value?: readonly CrewEntry[]
  onChange?: (crew: CrewEntry[]) => void
  head: Head
  /** The planned crew; anybody else is a stand-in. */
  planned: readonly Staff[] | undefined
}

/** The crew at the door: photo, name and validity of the papers of each, and people who are not planned. */
export default function CrewField({ id, value = [], onChange, head, planned }: Props) {
  const { t } = useTranslation()
  const duty = useDictLabel('staff_duty')
  const { label, choice } = useNounWords(crew)
  const set = (staff_id: number, part: Partial<CrewEntry>) =>
    onChange?.(value.map((member) => (member.staff_id === staff_id ? { ...member, ...part } : member)))
  const add = (staff: Staff, scanned: boolean) => {
    if (value.some(({ staff_id }) => staff_id === staff.staff_id)) return
    onChange?.([...value, { ...atDoor(staff), verify_method: scanned ? 4 : 1 }])
  }
  return (
    <div id={id} tabIndex={-1} className={styles.list}>
      {value.map((member) => (
        <div key={member.staff_id} className={styles.member}>
          <Avatar
            shape="square"
            size={72}
            src={member.photo_url}
            icon={<UserOutlined aria-hidden="true" />}
            alt={t('moneyBox.photoOf', { name: member.name })}
          />
          <div className={styles.who}>
            <strong>{member.name}</strong> {duty(member.duty_type)}
            <div className="ui-note">{[member.staff_no, member.pass_card_no].filter(Boolean).join(' · ')}</div>
            <Reasons reasons={member.reasons} />
            {planned && !planned.some(({ staff_id }) => staff_id === member.staff_id) && (
              <StatusTag kind="overdue">{label('is_temp')}</StatusTag>
            )}
          </div>
          <Verdict
            label={t('moneyBox.compare', { name: member.name })}
            value={member.photo_match}
            onChange={(photo_match) => set(member.staff_id, { photo_match })}
            options={verdicts((verdict) => choice('photo_match', verdict))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('moneyBox.takeOut', { name: member.name })}
            onClick={() => onChange?.(value.filter(({ staff_id }) => staff_id !== member.staff_id))}
          />
        </div>
      ))}
      <StaffSearch head={head} onPick={add} />
    </div>
  )
}
