import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import PersonSelect, { type Person } from '@shouya/console/ui/PersonSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { meetingTodo } from '../noun.ts'

const MOST = 20

/** What is to be done after the meeting, by whom and until when. */
export default function TodosField({ people }: { people: readonly Person[] | undefined }) {
  const { t } = useTranslation()
  return (
    <Form.List name="todos">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <fieldset key={key} className="ui-part">
              <Form.Item
                name={[name, 'content']}
                label={t('meetingLog.todos.field.content')}
                rules={[{ required: true, min: meetingTodo.fields.content.min, whitespace: true }]}
              >
                <Input maxLength={meetingTodo.fields.content.max} />
              </Form.Item>
              <Form.Item
                name={[name, 'duty_user_id']}
                label={t('meetingLog.todos.field.duty_user_name')}
                rules={[{ required: true }]}
              >
                <PersonSelect people={people} allowClear={false} />
              </Form.Item>
              <Form.Item
                name={[name, 'deadline']}
                label={t('meetingLog.todos.field.deadline')}
                rules={[{ required: true }]}
              >
                <TimeInput allowClear={false} />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('meetingLog.todos.remove', { n: name + 1 })}
                onClick={() => remove(name)}
              />
            </fieldset>
          ))}
          {fields.length < MOST && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
              {t('meetingLog.todos.add')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  )
}
