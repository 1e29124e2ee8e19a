import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { remindRule } from '../noun.ts'
import { dateVariables, isDate, isOfTasks } from '../rules.ts'
import AdvanceFields from './AdvanceFields.tsx'
import CronField from './CronField.tsx'
import ReceiverFields from './ReceiverFields.tsx'
import RulePreview from './RulePreview.tsx'
import { type Rule, toBody, toValues, type Values } from './remindRuleForm.ts'
import WordFields from './WordFields.tsx'

type Props = { rule?: Rule | undefined; rules: readonly Rule[]; title: string; onClose: () => void }

/** The form of a rule; of a delivered one only what can be changed of it. */
export default function RemindRuleForm({ rule, rules, title, onClose }: Props) {
  return (
    <FormDrawer<'EventsRemind/Save', Values>
      path="EventsRemind/Save"
      title={title}
      initial={toValues(rule)}
      toBody={toBody}
      onClose={onClose}
    >
      <NounContext value={remindRule}>
        <Fields rule={rule} rules={rules} />
      </NounContext>
    </FormDrawer>
  )
}

function Fields({ rule, rules }: Pick<Props, 'rule' | 'rules'>) {
  const trigger = Form.useWatch<number | null | undefined>('trigger') ?? rule?.trigger
  const variables = rule?.delivered ? rule.variables : variablesOf(rules, trigger)
  const isTimed = rule?.delivered ? rule.timed : typeof trigger === 'number' && !isDate(trigger)
  return (
    <>
      {!rule?.delivered && <OwnFields isNew={!rule} trigger={trigger} />}
      {isTimed && <AdvanceFields trigger={trigger} daily={rule?.delivered ?? false} />}
      <ReceiverFields trigger={trigger} />
      <WordFields rule={rule} variables={variables} />
      <RulePreview rule={rule} />
    </>
  )
}

/** What rules of a trigger can say: the same as its first delivered one. */
function variablesOf(rules: readonly Rule[], trigger: number | null | undefined): readonly string[] {
  if (isDate(trigger ?? null)) return dateVariables
  const sendable = rules.find((other) => other.delivered && other.trigger === trigger && other.sendable)
  return sendable?.variables ?? []
}

/** What only rules that somebody made have. */
function OwnFields({ isNew, trigger }: { isNew: boolean; trigger: number | null | undefined }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const triggers = useDict('remind_trigger')
  const { data: types } = useRead('TaskType/GetList', {}, { enabled: isOfTasks(trigger ?? null) })
  return (
    <>
      <Field of="name" required />
      <Field of="remind_code" extra="A-Z 0-9 _">
        <Input maxLength={30} disabled={!isNew} placeholder="DAILY_CHECK_LATE" />
      </Field>
      <Field of="trigger" required>
        <Select
          listHeight={400}
          options={triggers.map((option) => ({ value: Number(option.value), label: option.label }))}
        />
      </Field>
      {isOfTasks(trigger ?? null) && (
        <Form.Item name="task_code" label={t('remindRule.task')}>
          <Select
            allowClear
            placeholder={t('remindRule.anyTask')}
            options={types?.map((type) => ({
              value: type.task_code,
              label: label(lang, type.name_cn, type.name_hk, type.name_us),
            }))}
          />
        </Form.Item>
      )}
      {isDate(trigger ?? null) && <CronField />}
      <Form.Item name="dept_id" label={t('remindRule.unit')} extra={t('remindRule.unitHint')}>
        <DeptTreeSelect placeholder={t('remindRule.wholeBank')} />
      </Form.Item>
    </>
  )
}
