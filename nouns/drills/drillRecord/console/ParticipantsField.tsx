import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Person } from '@shouya/console/ui/PersonSelect.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { participant } from '../noun.ts'
import { LEAST_PEOPLE } from '../rules.ts'
import type { HappenedValues } from './drillList.ts'

type Props = {
  /** The people of the unit, with one press. */
  own: readonly Person[] | undefined
  submits: boolean
}

const columns = ['name', 'role', 'group_name'] as const

/** Who took part, a line for each. */
export default function ParticipantsField({ own = [], submits }: Props) {
  const { t } = useTranslation()
  const post = useDictLabel('post')
  const form = Form.useFormInstance<HappenedValues>()
  const enough = (_: unknown, lines: unknown[] = []) =>
    !submits || lines.length >= LEAST_PEOPLE
      ? Promise.resolve()
      : Promise.reject(new Error(t('drillRecord.refused.people', { min: LEAST_PEOPLE })))
  const bring = (add: (line: object) => void) => {
    const listed = new Set(
      (form.getFieldValue('participants') as HappenedValues['participants']).map(({ name }) => name),
    )
    for (const person of own)
      if (!listed.has(person.real_name)) add({ name: person.real_name, role: person.post ? post(person.post) : null })
  }
  return (
    <Form.List name="participants" rules={[{ validator: enough }]}>
      {(lines, { add, remove }, { errors }) => (
        <>
          {lines.map(({ key, name }) => (
            <fieldset key={key} className="ui-part">
              {columns.map((field) => (
                <Form.Item
                  key={field}
                  name={[name, field]}
                  label={t(`drillRecord.participants.field.${field}`)}
                  rules={[{ required: field === 'name', whitespace: field === 'name' }]}
                >
                  <Input maxLength={participant.fields[field].max} />
                </Form.Item>
              ))}
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('drillRecord.participants.remove', { n: name + 1 })}
                onClick={() => remove(name)}
              />
            </fieldset>
          ))}
          <div className="ui-buttons">
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
              {t('drillRecord.participants.add')}
            </Button>
            {own.length > 0 && <Button onClick={() => bring(add)}>{t('drillRecord.participants.own')}</Button>}
          </div>
          <Form.ErrorList errors={errors} />
        </>
      )}
    </Form.List>
  )
}
