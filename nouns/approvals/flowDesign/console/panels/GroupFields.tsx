import type { WhoRule } from '@shouya/approvals/definition'
import { rulesIn } from '@shouya/approvals/rulesIn'
import { Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDefinition, useFlowStore } from '../FlowContext.ts'
import { freeGroupName } from '../model/groups.ts'
import { Field } from './controls.tsx'
import PeopleSelect from './PeopleSelect.tsx'

type Rule = Extract<WhoRule, { rule: 'group' }>
type Props = { rule: Rule; purpose: 'task' | 'copy'; onChange: (rule: Rule) => void }

/** The value for a new group in the list of groups. */
const NEW = ' '

/** Selects the group of a rule: its name and its people, which all rules with that group share. */
export default function GroupFields({ rule, purpose, onChange }: Props) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const keys = [...new Set([...(definition.groups ?? []).map(({ key }) => key), rule.key])].filter((key) => key !== '')
  const users = definition.groups?.find(({ key }) => key === rule.key)?.users ?? []
  const uses = rulesIn(definition).filter((each) => each.rule === 'group' && each.key === rule.key).length
  return (
    <>
      <Select<string>
        aria-label={t('flow.who.group.which')}
        className="flow-wide"
        placeholder={t('ui.choose')}
        value={rule.key === '' ? (undefined as never) : rule.key}
        options={[...keys.map((key) => ({ value: key, label: key })), { value: NEW, label: t('flow.who.group.new') }]}
        onChange={(key) =>
          onChange({ ...rule, key: key === NEW ? freeGroupName(definition, t('flow.who.kind.group')) : key })
        }
      />
      {rule.key !== '' && (
        <>
          <Name key={rule.key} name={rule.key} onName={(to) => store.run({ do: 'renameGroup', from: rule.key, to })} />
          <Field
            label={t('flow.who.group.people')}
            {...(uses > 1 && { hint: t('flow.who.group.shared', { count: uses }) })}
          >
            {(id) => (
              <PeopleSelect
                id={id}
                purpose={purpose}
                value={users}
                onChange={(next) => store.run({ do: 'setGroup', key: rule.key, users: next })}
              />
            )}
          </Field>
        </>
      )}
    </>
  )
}

/** The name is applied when it is complete, because a part of it may be another group's name. */
function Name({ name, onName }: { name: string; onName: (to: string) => boolean }) {
  const { t } = useTranslation()
  const [text, setText] = useState(name)
  const [taken, setTaken] = useState(false)
  const take = () => {
    const to = text.trim()
    setTaken(to !== name && !onName(to))
  }
  return (
    <Field label={t('flow.who.group.name')} {...(taken && { hint: t('flow.who.group.taken') })}>
      {(id) => (
        <Input
          id={id}
          maxLength={40}
          value={text}
          {...(taken && { status: 'error' as const, 'aria-invalid': true })}
          onChange={({ target }) => setText(target.value)}
          onBlur={take}
          onPressEnter={take}
        />
      )}
    </Field>
  )
}
