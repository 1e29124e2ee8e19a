import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import { Button, Checkbox, Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { taskType } from '../noun.ts'
import { type DeadlineParts, deadlineAnchors, partsOf, remindTo, ruleOf } from '../rules.ts'
import type { RemindRule, TaskType } from './taskRules.ts'

type Values = DeadlineParts & {
  name_cn: string
  name_hk: string
  name_us: string
  remind_rule: RemindRule[]
  required: boolean
  on: boolean
}

const { on, off } = taskType.states.codes
const MOST_REMINDERS = 6
const MOST_MINUTES = 2880

/** The form of a task type: names, deadline, reminders, and whether it is on. */
export default function TaskTypeForm({ row, onClose }: { row: TaskType; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, name_cn, name_hk, name_us, remind_rule, required } = row
  return (
    <FormDrawer<'TaskType/Save', Values>
      path="TaskType/Save"
      title={`${t('taskType.editTitle')} · ${row.task_code}`}
      initial={{
        ...partsOf(row.deadline_rule),
        ...{ name_cn, name_hk, name_us, remind_rule, required, on: row.status === on },
      }}
      toBody={({ anchor, time, more, on: wanted, ...values }) => ({
        ...values,
        id,
        version,
        deadline_rule: ruleOf({ anchor, time, more: more ?? 0 }),
        status: wanted ? on : off,
      })}
      refreshes={['TaskAssignment']}
      onClose={onClose}
    >
      <NounContext value={taskType}>
        <TaskTypeFields />
      </NounContext>
    </FormDrawer>
  )
}

function TaskTypeFields() {
  const { t } = useTranslation()
  const { label } = useNounWords(taskType)
  const anchor = Form.useWatch<Values['anchor']>('anchor')
  return (
    <>
      <Field of="name_cn" />
      <Field of="name_hk" />
      <Field of="name_us" />
      <Form.Item name="anchor" label={t('taskType.anchor')} extra={t('taskType.rowHint')}>
        <Select
          options={[
            { value: 'fixed', label: t('taskType.fixed') },
            ...deadlineAnchors.map((value) => ({ value, label: t(`taskType.anchors.${value}`) })),
          ]}
        />
      </Form.Item>
      {anchor === 'fixed' ? (
        <Form.Item name="time" label={t('taskType.at')} rules={[{ required: true }]}>
          <HourInput />
        </Form.Item>
      ) : (
        <Form.Item name="more" label={t('taskType.more')} rules={[{ required: true }]}>
          <InputNumber min={-999} max={999} precision={0} />
        </Form.Item>
      )}
      <fieldset className="ui-wide set-reminders">
        <legend>{t('taskType.reminders')}</legend>
        <p className="set-note">{t('taskType.minutesHint')}</p>
        <Form.List name="remind_rule">
          {(fields, { add, remove }) => (
            <>
              {fields.map(({ key, name }) => (
                <fieldset key={key}>
                  <Form.Item name={[name, 'minutes']} label={t('taskType.minutes')} rules={[{ required: true }]}>
                    <InputNumber min={-MOST_MINUTES} max={MOST_MINUTES} precision={0} />
                  </Form.Item>
                  <Form.Item name={[name, 'to']} label={t('taskType.to')} rules={[{ required: true }]}>
                    <Select
                      mode="multiple"
                      options={remindTo.map((value) => ({ value, label: t(`taskType.receivers.${value}`) }))}
                    />
                  </Form.Item>
                  <Button
                    icon={<DeleteOutlined aria-hidden="true" />}
                    aria-label={t('taskType.removeReminder', { n: name + 1 })}
                    onClick={() => remove(name)}
                  />
                </fieldset>
              ))}
              {fields.length < MOST_REMINDERS && (
                <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ minutes: 15, to: ['duty'] })}>
                  {t('taskType.addReminder')}
                </Button>
              )}
            </>
          )}
        </Form.List>
      </fieldset>
      <Form.Item name="on" valuePropName="checked" extra={t('taskType.off')}>
        <Checkbox>{label('status')}</Checkbox>
      </Form.Item>
      <Form.Item name="required" valuePropName="checked">
        <Checkbox>{label('required')}</Checkbox>
      </Form.Item>
    </>
  )
}
