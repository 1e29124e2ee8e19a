// @vitest-environment jsdom
import type { WhoRule } from '@shouya/approvals/definition'
import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { flowScope, flowSubjects } from '../../../flow/console/words/flowSubjects.ts'
import { type Known, KnownContext } from '../../../flow/console/words/known.ts'
import FlowCondition from '../condition/FlowCondition.tsx'
import { copyRules, makeRule, taskRules } from './makeRule.ts'
import RuleFields from './RuleFields.tsx'

vi.mock('react-i18next', () => ({ initReactI18next: {}, useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('@shouya/console/ui/DictSelect.tsx', () => ({ default: () => null }))

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const words = {
  title: '发起人',
  '$initiator.id': '发起人',
  '$initiator.dept': '发起人的机构',
  '$initiator.deptPath': '发起人的机构及上级',
  '$initiator.company': '发起人的公司',
  '$initiator.roles': '发起人的角色',
  '$initiator.posts': '发起人的岗位',
}
const list = [{ type: 'number', model: 'boxes', label: '款箱数', key: 'boxes', options: {} }]
const form = compile({ list, config: {} } as unknown as FormDocument)
const name = String
const knownNames: Known = {
  ...{ form, scope: flowScope(form, words), subjects: flowSubjects(form, {}, words, 'CN') },
  ...{ topics: [], roles: [], userName: name, roleName: name, deptName: name, postName: name, fieldName: name },
  learn: () => {},
}

function draw(part: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(page).render(<KnownContext value={knownNames}>{part}</KnownContext>))
  return page
}

function Ruled({ begin, onRule }: { begin: WhoRule; onRule: (rule: WhoRule) => void }) {
  const [rule, setRule] = useState(begin)
  const change = (next: WhoRule) => {
    onRule(next)
    setRule(next)
  }
  return <RuleFields rule={rule} purpose="task" onChange={change} />
}

function Asked({ onChange }: { onChange: (value: Expression | undefined) => void }) {
  const [value, setValue] = useState<Expression>()
  const change = (next: Expression | undefined) => {
    onChange(next)
    setValue(next)
  }
  return <FlowCondition value={value} onChange={change} />
}

describe('whom a rule asks where a unit has nobody', () => {
  const inUnits: readonly WhoRule['rule'][] = ['role', 'post', 'deptHead', 'fieldDeptHead']

  test('begins with the nearest unit above; nothing begins with the whole bank', () => {
    for (const rule of new Set([...taskRules, ...copyRules])) {
      const made = makeRule(rule)
      expect('scope' in made ? made.scope : 'initiatorDept', rule).toBe('initiatorDept')
      expect('fallbackUp' in made && made.fallbackUp, rule).toBe(inUnits.includes(rule))
    }
  })

  test.each(['role', 'post', 'deptHead'] as const)('is a switch that stands on, for %s', (rule) => {
    const onRule = vi.fn()
    const toggle = () => page.querySelector<HTMLButtonElement>('button[role=switch]')
    const page = draw(<Ruled begin={makeRule(rule)} onRule={onRule} />)
    expect(toggle()?.getAttribute('aria-checked')).toBe('true')
    act(() => toggle()?.click())
    expect(onRule).toHaveBeenLastCalledWith({ ...makeRule(rule), fallbackUp: false })
    expect(toggle()?.getAttribute('aria-checked')).toBe('false')
  })

  test('has no switch where there is nothing above: the whole bank, a party', () => {
    for (const scope of ['all', 'initiatorParty'] as const) {
      const rule = { rule: 'role', key: 'k', scope } as const
      expect(draw(<Ruled begin={rule} onRule={() => {}} />).querySelector('[role=switch]'), scope).toBeNull()
    }
  })
})

test('a condition of a flow has a formula line, which writes it and shows it', () => {
  const onChange = vi.fn()
  const page = draw(<Asked onChange={onChange} />)
  const line = () => page.querySelector<HTMLTextAreaElement>('.fc-formula textarea')
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(line(), text)
      line()?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  type('款箱数 > 20')
  expect(onChange).toHaveBeenLastCalledWith({
    op: 'gt',
    args: [
      { op: 'field', model: 'boxes' },
      { op: 'literal', value: 20 },
    ],
  })
  // The rows beside it have the same content.
  expect(page.textContent).toContain('款箱数')
  // An invalid formula changes nothing, and its error is shown at the input.
  onChange.mockClear()
  type('款箱数 > ')
  expect(onChange).not.toHaveBeenCalled()
  expect(page.querySelector('.fc-fault[role=alert]')?.textContent).not.toBe('')
})
