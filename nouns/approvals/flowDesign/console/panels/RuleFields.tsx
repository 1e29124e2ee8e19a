import type { HeadLevel, WhoRule } from '@shouya/approvals/definition'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../../flow/console/words/known.ts'
import { Toggle } from './controls.tsx'
import FieldSelect from './FieldSelect.tsx'
import GroupFields from './GroupFields.tsx'
import PeopleSelect from './PeopleSelect.tsx'

type Props<R extends WhoRule = WhoRule> = { rule: R; purpose: 'task' | 'copy'; onChange: (rule: WhoRule) => void }
type Rule<K extends WhoRule['rule']> = Extract<WhoRule, { rule: K }>

/** The parameters of a rule. */
export default function RuleFields({ rule, purpose, onChange }: Props) {
  const { t } = useTranslation()
  switch (rule.rule) {
    case 'users':
      return (
        <PeopleSelect
          label={t('flow.who.kind.users')}
          purpose={purpose}
          value={rule.users}
          onChange={(users) => onChange({ ...rule, users })}
        />
      )
    case 'role':
    case 'post':
      return <Members rule={rule} purpose={purpose} onChange={onChange} />
    case 'group':
      return <GroupFields rule={rule} purpose={purpose} onChange={onChange} />
    case 'deptHead':
      return <DeptHead rule={rule} purpose={purpose} onChange={onChange} />
    case 'headsChain':
      return <Chain rule={rule} purpose={purpose} onChange={onChange} />
    case 'superior':
      return (
        <Level label={t('flow.who.superiorNo')} value={rule.level} onChange={(level) => onChange({ ...rule, level })} />
      )
    case 'initiator':
      return null
    case 'initiatorPick':
    case 'previousPick':
      return <Picked rule={rule} purpose={purpose} onChange={onChange} />
    case 'field':
      return (
        <FieldSelect
          label={t('flow.who.kind.field')}
          holding="people"
          value={rule.model}
          onChange={(model) => onChange({ ...rule, model })}
        />
      )
    case 'fieldDeptHead':
      return (
        <>
          <FieldSelect
            label={t('flow.who.unitField')}
            holding="units"
            value={rule.model}
            onChange={(model) => onChange({ ...rule, model })}
          />
          <Head value={rule} onChange={(head) => onChange({ ...rule, ...head })} />
        </>
      )
  }
}

function Members({ rule, onChange }: Props<Members>) {
  const { t } = useTranslation()
  const { roles } = useKnown()
  const scopes = ['all', 'initiatorDept', 'initiatorCompany', 'initiatorParty'] as const
  return (
    <>
      {rule.rule === 'role' ? (
        <Select<string>
          aria-label={t('flow.who.kind.role')}
          className="flow-wide"
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          value={rule.key === '' ? (undefined as never) : rule.key}
          options={roles.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(key) => onChange({ ...rule, key })}
        />
      ) : (
        <DictSelect
          dict="post"
          text
          allowClear={false}
          aria-label={t('flow.who.kind.post')}
          className="flow-wide"
          value={rule.key === '' ? (undefined as never) : rule.key}
          onChange={(key) => onChange({ ...rule, key: String(key) })}
        />
      )}
      <Select
        aria-label={t('flow.who.scope')}
        className="flow-wide"
        value={rule.scope}
        options={scopes.map((value) => ({ value, label: t(`flow.who.scopes.${value}`) }))}
        onChange={(next) => onChange(withScope(rule, next))}
      />
      {isInUnit(rule.scope) && (
        <Toggle
          label={t('flow.who.membersAbove')}
          checked={rule.fallbackUp ?? false}
          onChange={(fallbackUp) => onChange({ ...rule, fallbackUp })}
        />
      )}
    </>
  )
}

type Members = Rule<'role' | 'post'>

/** Whether the scope has units above: not the whole bank, nor a party. */
const isInUnit = (scope: Members['scope']): boolean => scope === 'initiatorDept' || scope === 'initiatorCompany'

function withScope({ fallbackUp = true, ...rule }: Members, scope: Members['scope']): Members {
  return isInUnit(scope) ? { ...rule, scope, fallbackUp } : { ...rule, scope }
}

function DeptHead({ rule, onChange }: Props<Rule<'deptHead'>>) {
  const { t } = useTranslation()
  const isField = rule.of !== 'initiator'
  return (
    <>
      <Select
        aria-label={t('flow.who.ofWhom')}
        className="flow-wide"
        value={isField ? 'field' : 'initiator'}
        options={[
          { value: 'initiator', label: t('flow.who.ofInitiator') },
          { value: 'field', label: t('flow.who.ofPerson') },
        ]}
        onChange={(of) => onChange({ ...rule, of: of === 'field' ? { field: '' } : 'initiator' })}
      />
      {rule.of !== 'initiator' && (
        <FieldSelect
          label={t('flow.who.kind.field')}
          holding="people"
          value={rule.of.field}
          onChange={(field) => onChange({ ...rule, of: { field } })}
        />
      )}
      <Head value={rule} onChange={(head) => onChange({ ...rule, ...head })} />
    </>
  )
}

function Head({ value, onChange }: { value: HeadLevel; onChange: (head: HeadLevel) => void }) {
  const { t } = useTranslation()
  const { level, fallbackUp } = value
  return (
    <>
      <Level label={t('flow.who.headNo')} value={level} onChange={(next) => onChange({ level: next, fallbackUp })} />
      <Toggle
        label={t('flow.who.fallbackUp')}
        checked={fallbackUp}
        onChange={(next) => onChange({ level, fallbackUp: next })}
      />
    </>
  )
}

function Chain({ rule, onChange }: Props<Rule<'headsChain'>>) {
  const { t } = useTranslation()
  const levels = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: t('flow.who.upToLevel', { no: at + 1 }),
  }))
  return (
    <>
      <Level label={t('flow.who.chainFrom')} value={rule.from} onChange={(from) => onChange({ ...rule, from })} />
      <Row label={t('flow.who.chainTo')}>
        <Select<string>
          aria-label={t('flow.who.chainTo')}
          value={String(rule.upTo)}
          options={[...levels, { value: 'top', label: t('flow.who.top') }]}
          onChange={(upTo) => onChange({ ...rule, upTo: upTo === 'top' ? 'top' : Number(upTo) })}
        />
      </Row>
    </>
  )
}

function Picked({ rule, onChange }: Props<Rule<'initiatorPick' | 'previousPick'>>) {
  const { t } = useTranslation()
  const number = (label: string, value: number, change: (value: number) => void) => (
    <InputNumber
      aria-label={label}
      min={1}
      max={50}
      precision={0}
      value={value}
      onChange={(next) => next !== null && change(next)}
    />
  )
  return (
    <Row label={t('flow.who.count')}>
      {number(t('flow.who.min'), rule.min, (min) => onChange({ ...rule, min, max: Math.max(min, rule.max) }))}
      <span aria-hidden="true">–</span>
      {number(t('flow.who.max'), rule.max, (max) => onChange({ ...rule, max, min: Math.min(max, rule.min) }))}
    </Row>
  )
}

type LevelProps = { label: string; value: number; onChange: (level: number) => void }

const Level = ({ label, value, onChange }: LevelProps) => (
  <Row label={label}>
    <InputNumber
      aria-label={label}
      min={1}
      max={12}
      precision={0}
      value={value}
      onChange={(level) => level !== null && onChange(level)}
    />
  </Row>
)

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flow-inline">
    <span>{label}</span>
    {children}
  </div>
)
