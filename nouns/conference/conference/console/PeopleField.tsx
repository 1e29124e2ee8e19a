import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invitation } from '../noun.ts'
import type { Invited } from './conferenceList.ts'
import styles from './Lines.module.css'

type Props = { id?: string; value?: Invited[]; onChange?: (people: Invited[]) => void }

const { name: guestName, dept_name: guestUnit } = invitation.fields
const nobody = { name: '', dept_name: '' }

/** Who is invited: people with accounts by search, guests by name. */
export default function PeopleField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const [guest, setGuest] = useState(nobody)
  const accounts = value.filter(({ user_id }) => user_id !== null)
  const guests = value.filter(({ user_id }) => user_id === null)
  const isComplete = guest.name.trim() !== ''
  const choose = (_: unknown, options: unknown) => {
    const chosen = options as { value: number; label: string }[]
    const lines = chosen.map(({ value: user_id, label }) => ({ user_id, name: label, dept_name: '' }))
    onChange?.([...lines, ...guests])
  }
  const addGuest = () => {
    onChange?.([...value, { user_id: null, name: guest.name.trim(), dept_name: guest.dept_name.trim() }])
    setGuest(nobody)
  }
  return (
    <div id={id}>
      <PersonSearch
        of="copy"
        multiple
        known={accounts.map(({ user_id, name }) => ({ id: user_id ?? 0, real_name: name }))}
        value={accounts.map(({ user_id }) => user_id ?? 0)}
        placeholder={t('conference.people.add')}
        aria-label={t('conference.people.add')}
        onChange={choose}
      />
      {guests.length > 0 && (
        <ul className={styles.lines}>
          {guests.map((person) => (
            <li key={`${person.name} ${person.dept_name}`}>
              <span>
                {person.name} <span className="ui-note">{person.dept_name || t('conference.people.guest')}</span>
              </span>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('conference.people.remove', { name: person.name })}
                onClick={() => onChange?.(value.filter((other) => other !== person))}
              />
            </li>
          ))}
        </ul>
      )}
      <fieldset className={styles.tools} aria-label={t('conference.people.addGuest')}>
        <Input
          value={guest.name}
          maxLength={guestName.max}
          placeholder={t('conference.people.guestName')}
          aria-label={t('conference.people.guestName')}
          onChange={({ target }) => setGuest({ ...guest, name: target.value })}
        />
        <Input
          value={guest.dept_name}
          maxLength={guestUnit.max}
          placeholder={t('conference.people.guestUnit')}
          aria-label={t('conference.people.guestUnit')}
          onChange={({ target }) => setGuest({ ...guest, dept_name: target.value })}
        />
        <Button icon={<PlusOutlined aria-hidden="true" />} disabled={!isComplete} onClick={addGuest}>
          {t('conference.people.addGuest')}
        </Button>
      </fieldset>
    </div>
  )
}
