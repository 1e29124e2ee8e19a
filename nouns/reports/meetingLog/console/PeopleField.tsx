import { DeleteOutlined } from '@ant-design/icons'
import type { DataOf } from '@shouya/console/api/path.ts'
import PersonSelect, { type Person } from '@shouya/console/ui/PersonSelect.tsx'
import { Button, Checkbox, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { attendance } from '../noun.ts'
import type { MeetingValues } from './meetingList.ts'
import styles from './PeopleField.module.css'

type Lines = MeetingValues['people']
type Expected = DataOf<'MeetingLog/GetExpectedList'>
type Props = {
  id?: string
  value?: Lines
  onChange?: (lines: Lines) => void
  expected: Expected | undefined
  people: readonly Person[] | undefined
}

const keyOf = ({ user_id, staff_id }: Pick<Lines[number], 'user_id' | 'staff_id'>) =>
  `${user_id ?? ''}/${staff_id ?? ''}`

/** Who should come: everybody expected with one press; whoever did not come says why. */
export default function PeopleField({ id, value = [], onChange, expected, people }: Props) {
  const { t } = useTranslation()
  const listed = new Set(value.map(keyOf))
  const missing = (expected ?? []).filter((person) => !listed.has(keyOf(person)))
  const names = new Map([
    ...(people ?? []).map((person) => [keyOf({ user_id: person.id, staff_id: null }), person.real_name] as const),
    ...(expected ?? []).map((person) => [keyOf(person), person.name] as const),
  ])
  const change = (index: number, absent_reason: string | null) =>
    onChange?.(value.map((line, at) => (at === index ? { ...line, absent_reason } : line)))
  return (
    <div id={id} className={styles.people}>
      <ul>
        {value.map((line, index) => {
          const name = names.get(keyOf(line)) ?? ''
          const isAbsent = line.absent_reason !== null && line.absent_reason !== undefined
          return (
            <li key={keyOf(line)}>
              <span>{name}</span>
              <Checkbox
                checked={isAbsent}
                aria-label={`${t('meetingLog.people.absent')} ${name}`}
                onChange={({ target }) => change(index, target.checked ? '' : null)}
              >
                {t('meetingLog.people.absent')}
              </Checkbox>
              {isAbsent && (
                <Input
                  className={styles.reason ?? ''}
                  value={line.absent_reason ?? ''}
                  maxLength={attendance.fields.absent_reason.max}
                  placeholder={t('meetingLog.people.field.absent_reason')}
                  aria-label={`${t('meetingLog.people.field.absent_reason')} ${name}`}
                  onChange={({ target }) => change(index, target.value)}
                />
              )}
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('meetingLog.people.remove', { name })}
                onClick={() => onChange?.(value.filter((_, at) => at !== index))}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.tools}>
        {missing.length > 0 && (
          <Button
            onClick={() =>
              onChange?.([
                ...value,
                ...missing.map(({ user_id, staff_id }) => ({ user_id, staff_id, absent_reason: null })),
              ])
            }
          >
            {t('meetingLog.people.expected')}
          </Button>
        )}
        <PersonSelect
          people={people?.filter(({ id: userId }) => !listed.has(keyOf({ user_id: userId, staff_id: null })))}
          value={null as never}
          placeholder={t('meetingLog.people.add')}
          aria-label={t('meetingLog.people.add')}
          onChange={(user_id) => user_id && onChange?.([...value, { user_id, staff_id: null, absent_reason: null }])}
        />
      </div>
    </div>
  )
}
