import type { Due, PeopleNode } from '@shouya/approvals/definition'
import { InputNumber, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import { withOption } from '../model/withOption.ts'
import { Amount, Choice, Group, Toggle } from './controls.tsx'
import { copyRules, taskRules } from './makeRule.ts'
import RulesEditor from './RulesEditor.tsx'

const outcomes = ['none', 'escalate', 'transfer', 'agree', 'refuse'] as const
const usual: Due = { hours: 24, calendar: 'work', remindEvery: 8, maxReminds: 3, outcome: 'none' }

/** The deadline of a node, and what happens then. */
export default function DueEditor({ node }: { node: PeopleNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  const { due } = node
  const write = (next: Due) => set('due', next)
  return (
    <>
      <Toggle
        label={t('flowDesign.panel.due')}
        checked={due !== undefined}
        onChange={(on) => set('due', on ? usual : undefined)}
      />
      {due && (
        <>
          <Hours hours={due.hours} calendar={due.calendar} onChange={(change) => write({ ...due, ...change })} />
          <Reminders due={due} onChange={write} />
          <Choice<Due['outcome']>
            label={t('flowDesign.panel.outcome')}
            value={due.outcome}
            options={outcomes
              .filter((value) => value !== 'refuse' || node.type === 'approve' || due.outcome === 'refuse')
              .map((value) => ({ value, label: t(`flow.outcomeLong.${value}`) }))}
            onChange={(outcome) =>
              write({ ...withOption(due, 'to', outcome === 'transfer' ? [] : undefined), outcome })
            }
          />
          {(due.outcome === 'transfer' || due.to) && (
            <Group label={t('flowDesign.panel.dueTo')} hint={t('flowDesign.panel.dueToHint')}>
              <RulesEditor
                label={t('flowDesign.panel.dueTo')}
                rules={due.to ?? []}
                kinds={(node.type === 'handle' ? copyRules : taskRules).filter((name) => !/Pick$/.test(name))}
                purpose="task"
                onChange={(to) => write({ ...due, to })}
              />
            </Group>
          )}
        </>
      )}
    </>
  )
}

type HoursProps = {
  hours: number
  calendar: Due['calendar']
  onChange: (change: { hours?: number; calendar?: Due['calendar'] }) => void
}

/** A duration in working hours or clock hours. */
export function Hours({ hours, calendar, onChange }: HoursProps) {
  const { t } = useTranslation()
  return (
    <>
      <Amount
        label={t('flowDesign.panel.hours')}
        min={0.1}
        max={8760}
        value={hours}
        onChange={(next) => onChange({ hours: next })}
      />
      <Group label={t('flowDesign.panel.calendar')}>
        <Radio.Group
          value={calendar}
          options={[
            { value: 'work', label: t('flow.calendar.work') },
            { value: 'all', label: t('flow.calendar.all') },
          ]}
          onChange={({ target }) => onChange({ calendar: target.value as Due['calendar'] })}
        />
      </Group>
    </>
  )
}

function Reminders({ due, onChange }: { due: Due; onChange: (due: Due) => void }) {
  const { t } = useTranslation()
  const { maxReminds = 0, remindEvery } = due
  // Both values must be set together.
  const write = (count: number, every: number) =>
    onChange(
      withOption(
        withOption(due, 'maxReminds', count > 0 ? count : undefined),
        'remindEvery',
        count > 0 ? every : undefined,
      ),
    )
  return (
    <Group label={t('flowDesign.panel.reminders')} hint={t('flowDesign.panel.remindersHint')}>
      <div className="flow-inline">
        <InputNumber
          aria-label={t('flowDesign.panel.maxReminds')}
          min={0}
          max={100}
          precision={0}
          suffix={t('flowDesign.panel.times')}
          value={maxReminds}
          onChange={(count) => write(count ?? 0, remindEvery ?? 8)}
        />
        {maxReminds > 0 && (
          <InputNumber
            aria-label={t('flowDesign.panel.remindEvery')}
            min={0.1}
            max={8760}
            prefix={t('flowDesign.panel.every')}
            suffix={t('flowDesign.panel.hoursShort')}
            value={remindEvery ?? 8}
            onChange={(every) => every !== null && write(maxReminds, every)}
          />
        )}
      </div>
    </Group>
  )
}
