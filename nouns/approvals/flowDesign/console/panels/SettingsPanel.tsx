import { PlusOutlined } from '@ant-design/icons'
import type { Definition, Effect, Policies } from '@shouya/approvals/definition'
import { briefFields, MOST_SUMMARY } from '@shouya/approvals/summaryOf'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../../flow/console/words/known.ts'
import { useDefinition, useFlowStore } from '../FlowContext.ts'
import { Amount, Choice, Group } from './controls.tsx'
import EffectFields from './EffectFields.tsx'
import PeopleSelect from './PeopleSelect.tsx'
import TitleEditor from './TitleEditor.tsx'

const choices = {
  withdraw: ['beforeFirstAction', 'untilEnd', 'never'],
  duplicate: ['never', 'consecutive', 'everApproved'],
  duplicateIfFormChanged: ['ask', 'pass'],
  selfApprove: ['superior', 'deptHead'],
  standIn: ['apart', 'together'],
} as const satisfies { [K in keyof Policies]?: readonly Policies[K][] }

/** The settings of the whole flow. */
export default function SettingsPanel() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const { policies }: Definition = useDefinition()
  const set = (patch: Partial<Policies>, about?: string) =>
    store.run({ do: 'setFlow', patch: { policies: { ...policies, ...patch } } }, about)
  const choice = (key: keyof typeof choices) => (
    <Choice<string>
      label={t(`flowDesign.policy.${key}.label`)}
      value={policies[key] ?? choices[key][0]}
      options={choices[key].map((value) => ({
        value,
        // Each policy has texts of its own for its values.
        label: t(`flowDesign.policy.${key}.${value}` as 'flowDesign.policy.withdraw.never'),
      }))}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const number = (key: 'maxRounds' | 'urgeEvery', max: number, unit: string) => (
    <Amount
      label={t(`flowDesign.policy.${key}`)}
      min={1}
      max={max}
      precision={0}
      suffix={unit}
      value={policies[key]}
      onChange={(value) => set({ [key]: value }, key)}
    />
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
      <Choice
        label={t('flowDesign.policy.empty.label')}
        value={empty.to}
        options={outcomes.map((value) => ({ value, label: t(`flowDesign.policy.empty.${value}`) }))}
        onChange={(to) => onChange(to === 'users' ? { to, users: [] } : { to })}
      />
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

/** The fields that lists show beside the title, so that people see what they decide on. */
function SummaryEditor() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const { form, fieldName } = useKnown()
  const fit = form ? briefFields({ form: form.document }).map(({ model }) => model) : []
  const write = (models: string[]) => {
    const { summary: _, ...rest } = definition
    if (models.length > 0) store.run({ do: 'setFlow', patch: { summary: models } })
    else store.load(rest)
  }
  return (
    <Choice<string[]>
      label={t('flowDesign.panel.summary')}
      hint={t('flowDesign.panel.summarySays')}
      mode="multiple"
      maxCount={MOST_SUMMARY}
      showSearch={{ optionFilterProp: 'label' }}
      value={[...(definition.summary ?? [])]}
      options={fit.map((model) => ({ value: model, label: fieldName(model) }))}
      onChange={write}
    />
  )
}

/** The effects of the approval of a request. */
function PassEffects() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const { topics } = useKnown()
  const effects = definition.onPass ?? []
  const write = (next: readonly Effect[]) => {
    const { onPass: _, ...rest } = definition
    if (next.length > 0) store.run({ do: 'setFlow', patch: { onPass: next } })
    else store.load(rest)
  }
  const [first] = topics
  return (
    <>
      {effects.map((effect, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect is identified by its position
        <div className="flow-rule" key={at}>
          <EffectFields effect={effect} onChange={(next) => write(effects.with(at, next))} />
          <Button size="small" danger onClick={() => write(effects.toSpliced(at, 1))}>
            {t('flowDesign.panel.removeEffect')}
          </Button>
        </div>
      ))}
      {first && (
        <Button
          type="dashed"
          block
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => write([...effects, { topic: first.topic }])}
        >
          {t('flowDesign.panel.addEffect')}
        </Button>
      )}
    </>
  )
}
