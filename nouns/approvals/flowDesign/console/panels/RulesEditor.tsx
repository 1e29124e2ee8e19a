import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { WhoRule } from '@shouya/approvals/definition'
import { Button, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { withOption } from '../model/withOption.ts'
import { Field } from './controls.tsx'
import { makeRule, type RuleName } from './makeRule.ts'
import RuleFields from './RuleFields.tsx'

type Props = {
  label: string
  rules: readonly WhoRule[]
  kinds: readonly RuleName[]
  purpose: 'task' | 'copy'
  /** Whether each rule has a weight for the votes of its people. */
  weighed?: boolean
  onChange: (rules: readonly WhoRule[]) => void
}

/** The rules by which people are found, one after the other, each person once. */
export default function RulesEditor({ label, rules, kinds, purpose, weighed = false, onChange }: Props) {
  const { t } = useTranslation()
  const set = (at: number, rule: WhoRule) => onChange(rules.with(at, rule))
  return (
    <section className="flow-rules" aria-label={label}>
      {rules.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its position
        <div className="flow-rule" key={at}>
          <div className="flow-rule-head">
            <Select<RuleName>
              aria-label={t('flow.who.how')}
              className="flow-wide"
              value={rule.rule}
              // A value that cannot be chosen here is still displayed.
              options={[...new Set([rule.rule, ...kinds])].map((name) => ({
                value: name,
                label: t(`flow.who.kind.${name}`),
              }))}
              onChange={(name) => set(at, withOption(makeRule(name), 'weight', rule.weight))}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('flow.who.remove')}
              onClick={() => onChange(rules.toSpliced(at, 1))}
            />
          </div>
          <RuleFields rule={rule} purpose={purpose} onChange={(next) => set(at, next)} />
          {(rule.rule === 'initiatorPick' || rule.rule === 'previousPick') && (
            <RulesEditor
              label={t('flow.who.from')}
              rules={rule.from ?? []}
              kinds={kinds.filter((name) => name !== 'initiatorPick' && name !== 'previousPick')}
              purpose={purpose}
              onChange={(from) => set(at, withOption(rule, 'from', from.length > 0 ? from : undefined))}
            />
          )}
          {weighed && (
            <Field label={t('flow.who.weight')}>
              {(id) => (
                <InputNumber
                  id={id}
                  min={1}
                  max={1000}
                  precision={0}
                  value={rule.weight ?? 1}
                  onChange={(weight) => set(at, withOption(rule, 'weight', weight ?? undefined))}
                />
              )}
            </Field>
          )}
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => onChange([...rules, makeRule(kinds[0] ?? 'users')])}
      >
        {rules.length === 0 ? label : t('flow.who.more')}
      </Button>
    </section>
  )
}
