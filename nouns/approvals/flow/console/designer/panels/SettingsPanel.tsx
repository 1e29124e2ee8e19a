import type { Definition, Policies } from '@shouya/approvals/definition'
import { InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDefinition, useFlowStore } from '../FlowContext.ts'
import Field from './Field.tsx'
import Group from './Group.tsx'
import PassEffects from './PassEffects.tsx'
import PeopleSelect from './PeopleSelect.tsx'
import SummaryEditor from './SummaryEditor.tsx'
import TitleEditor from './TitleEditor.tsx'

const choices = {
  withdraw: ['beforeFirstAction', 'untilEnd', 'never'],
  duplicate: ['never', 'consecutive', 'everApproved'],
  duplicateIfFormChanged: ['ask', 'pass'],
  selfApprove: ['superior', 'deptHead'],
  standIn: ['apart', 'together'],
} as const satisfies { [K in keyof Policies]?: readonly Policies[K][] }

/** What holds for the whole flow. */
export default function SettingsPanel() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const { policies }: Definition = useDefinition()
  const set = (patch: Partial<Policies>, about?: string) =>
    store.run({ do: 'setFlow', patch: { policies: { ...policies, ...patch } } }, about)
  const choice = (key: keyof typeof choices) => (
    <Field label={t(`flowDesign.policy.${key}.label`)}>
      {(id) => (
        <Select<string>
          id={id}
          className="flow-wide"
          value={policies[key] ?? choices[key][0]}
          options={choices[key].map((value) => ({
            value,
            // Each key has the words of its own values.
            label: t(`flowDesign.policy.${key}.${value}` as 'flowDesign.policy.withdraw.never'),
          }))}
          onChange={(value) => set({ [key]: value })}
        />
      )}
    </Field>
  )
  const number = (key: 'maxRounds' | 'urgeEvery', max: number, unit: string) => (
    <Field label={t(`flowDesign.policy.${key}`)}>
      {(id) => (
        <InputNumber
          id={id}
          min={1}
          max={max}
          precision={0}
          suffix={unit}
          value={policies[key]}
          onChange={(value) => value !== null && set({ [key]: value }, key)}
        />
      )}
    </Field>
  )
  return (
    <>
      <Group label={t('flowDesign.panel.title')}>
        <TitleEditor />
        <SummaryEditor />
      </Group>
      <Group label={t('flowDesign.panel.initiatorMay')}>
        {choice('withdraw')}
        {number('urgeEvery', 10_080, t('flowDesign.panel.minutes'))}
      </Group>
      <Group label={t('flowDesign.panel.people')}>
        <EmptyPolicy policies={policies} onChange={(empty) => set({ empty })} />
        {choice('selfApprove')}
        {choice('standIn')}
        {choice('duplicate')}
        {policies.duplicate !== 'never' && choice('duplicateIfFormChanged')}
        {number('maxRounds', 100, t('flowDesign.panel.times'))}
      </Group>
      <Group label={t('flowDesign.panel.onPass')} hint={t('flowDesign.panel.onPassHint')}>
        <PassEffects />
      </Group>
    </>
  )
}

const outcomes = ['admin', 'users', 'pass', 'refuse'] as const
type EmptyProps = { policies: Policies; onChange: (empty: Policies['empty']) => void }

function EmptyPolicy({ policies: { empty }, onChange }: EmptyProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={t('flowDesign.policy.empty.label')}>
        {(id) => (
          <Select
            id={id}
            className="flow-wide"
            value={empty.to}
            options={outcomes.map((value) => ({ value, label: t(`flowDesign.policy.empty.${value}`) }))}
            onChange={(to) => onChange(to === 'users' ? { to, users: [] } : { to })}
          />
        )}
      </Field>
      {empty.to === 'users' && (
        <PeopleSelect
          label={t('flowDesign.policy.empty.users')}
          purpose="task"
          value={empty.users ?? []}
          onChange={(users) => onChange({ to: 'users', users })}
        />
      )}
    </>
  )
}
