import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import { Button, Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { anchors, type DeadlineParts, partsOf, type RemindRule, receivers, ruleOf, type TaskType } from './taskRules.ts'

type Values = DeadlineParts & {
  name_cn: string
  name_hk: string
  name_us: string
  remind_rule: RemindRule[]
  required: boolean
  on: boolean
}

const MOST_REMINDERS = 6
const MOST_MINUTES = 2880

/** Names, deadline and reminders of a task type, and whether it is due at all. */
export default function TaskTypeForm({ row, onClose }: { row: TaskType; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, name_cn, name_hk, name_us, remind_rule, required } = row
  return (
    <FormDrawer<'TaskType/Save', Values>
      path="TaskType/Save"
      title={`${t('tasks.type.edit')} · ${row.task_code}`}
      initial={{
        ...partsOf(row.deadline_rule),
        ...{ name_cn, name_hk, name_us, remind_rule, required, on: row.status === 1 },
      }}
      toBody={({ anchor, time, more, on, ...values }) => ({
        ...values,
        id,
        version,
        deadline_rule: ruleOf({ anchor, time, more: more ?? 0 }),
        status: on ? 1 : 0,
      })}
      refreshes={['TaskAssignment']}
      onClose={onClose}
    >
      <TaskTypeFields />
    </FormDrawer>
  )
}

function TaskTypeFields() {
  const { t } = useTranslation()
  const anchor = Form.useWatch<Values['anchor']>('anchor')
  const needed = [{ required: true, whitespace: true }]
  return (
    <>
      <Form.Item name="name_cn" label={t('tasks.type.name_cn')} rules={needed}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="name_hk" label={t('tasks.type.name_hk')} rules={needed}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="name_us" label={t('tasks.type.name_us')} rules={needed}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="anchor" label={t('tasks.type.anchor')} extra={t('tasks.type.rowHint')}>
        <Select
          options={[
            { value: 'fixed', label: t('tasks.type.fixed') },
            ...anchors.map((value) => ({ value, label: t(`tasks.type.anchors.${value}`) })),
          ]}
        />
      </Form.Item>
      {anchor === 'fixed' ? (
        <Form.Item name="time" label={t('tasks.type.at')} rules={[{ required: true }]}>
          <HourInput />
        </Form.Item>
      ) : (
        <Form.Item name="more" label={t('tasks.type.more')} rules={[{ required: true }]}>
          <InputNumber min={-999} max={999} precision={0} />
        </Form.Item>
      )}
      <fieldset className="ui-wide set-reminders">
        <legend>{t('tasks.type.reminders')}</legend>
        <p className="set-note">{t('tasks.type.minutesHint')}</p>
        <Form.List name="remind_rule">
          {(fields, { add, remove }) => (
            <>
              {fields.map(({ key, name }) => (
                <fieldset key={key}>
                  <Form.Item name={[name, 'minutes']} label={t('tasks.type.minutes')} rules={[{ required: true }]}>
                    <InputNumber min={-MOST_MINUTES} max={MOST_MINUTES} precision={0} />
                  </Form.Item>
                  <Form.Item name={[name, 'to']} label={t('tasks.type.to')} rules={[{ required: true }]}>
                    <Select
                      mode="multiple"
                      options={receivers.map((value) => ({ value, label: t(`tasks.type.receivers.${value}`) }))}
                    />
                  </Form.Item>
                  <Button
                    icon={<DeleteOutlined aria-hidden="true" />}
                    aria-label={t('tasks.type.removeReminder', { n: name + 1 })}
                    onClick={() => remove(name)}
                  />
                </fieldset>
              ))}
              {fields.length < MOST_REMINDERS && (
                <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ minutes: 15, to: ['duty'] })}>
                  {t('tasks.type.addReminder')}
                </Button>
              )}
            </>
          )}
        </Form.List>
      </fieldset>
      <Form.Item name="on" valuePropName="checked" extra={t('tasks.type.off')}>
        <Checkbox>{t('tasks.type.status')}</Checkbox>
      </Form.Item>
      <Form.Item name="required" valuePropName="checked">
        <Checkbox>{t('tasks.type.required')}</Checkbox>
      </Form.Item>
    </>
  )
}
