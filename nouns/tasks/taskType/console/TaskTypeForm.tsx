import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { taskType } from '../noun.ts'
import { type DeadlineParts, partsOf, ruleOf } from '../rules.ts'
import DeadlineFields from './DeadlineFields.tsx'
import ReminderFields from './ReminderFields.tsx'
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

/** The form of a task type: names, deadline, reminders, and whether it is on. */
export default function TaskTypeForm({ row, onClose }: { row: TaskType; onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(taskType)
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
        <Field of="name_cn" />
        <Field of="name_hk" />
        <Field of="name_us" />
        <DeadlineFields period={row.period_type} />
        <ReminderFields period={row.period_type} />
        <Form.Item name="on" valuePropName="checked" extra={t('taskType.off')}>
          <Checkbox>{label('status')}</Checkbox>
        </Form.Item>
        <Form.Item name="required" valuePropName="checked">
          <Checkbox>{label('required')}</Checkbox>
        </Form.Item>
      </NounContext>
    </FormDrawer>
  )
}
