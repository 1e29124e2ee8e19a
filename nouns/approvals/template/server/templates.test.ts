import { readFileSync } from 'node:fs'
import { draft, type Profile } from '@shouya/approvals/instance'
import { preview } from '@shouya/approvals/preview'
import { type Answer, type Answers, keyOf, type Question } from '@shouya/approvals/question'
import { validateDefinition } from '@shouya/approvals/validateDefinition'
import { message } from '@shouya/contract/messages'
import type { Values } from '@shouya/forms/document'
import { inspect } from '@shouya/forms/inspect'
import { issueText } from '@shouya/forms/issue'
import { parseDocument } from '@shouya/forms/parseDocument'
import { validate } from '@shouya/forms/validate'
import { describe, expect, test } from 'vitest'
import { offers, topicNames } from '../../effect/server/topics.ts'
import { templateCategories, templates } from './templates.ts'

const dicts = JSON.parse(
  readFileSync(new URL('../../../../apps/server/src/db/seed/dicts.json', import.meta.url), 'utf8'),
) as {
  dict_code: string
}[]
const sources = ['users', 'colleagues', 'depts', 'allDepts', ...dicts.map(({ dict_code }) => `dict.${dict_code}`)]
const roles = JSON.parse(
  readFileSync(new URL('../../../../apps/server/src/db/seed/roles.json', import.meta.url), 'utf8'),
) as {
  role_code: string
}[]

const byCode = (code: string) => {
  const match = templates.find((each) => each.code === code)
  if (!match) throw new Error(`no template ${code}`)
  return match
}

describe.each(templates.map((template) => [template.code, template] as const))('%s', (_, template) => {
  test('has a form and a flow that nothing is wrong with', () => {
    const parsed = parseDocument(JSON.stringify(template.document))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    expect(inspect(parsed.document, { sources })).toEqual([])
    const problems = validateDefinition(template.definition, parsed.document, offers)
    // Head office's own sections decide for the whole bank, which is intended in these flows.
    expect(problems.filter(({ code }) => code !== 'who.wholeBank')).toEqual([])
    expect(template.definition.name).toBe(template.flow_name)
  })

  test('stands in a category, and roles that exist may start it', () => {
    expect(templateCategories).toContain(template.category)
    for (const code of template.starters) expect(roles.map(({ role_code }) => role_code)).toContain(code)
  })
})

test('there are eight, the first six open, and requests for weapons never; those of the registers are open', () => {
  const eight = [true, true, true, true, true, true, false, false]
  expect(templates.map(({ enabled }) => enabled)).toEqual([...eight, true, true, true, true, true])
  expect(templates.slice(8).map(({ definition }) => definition.onPass)).toEqual([
    [{ topic: 'register.open', undo: 'register.close' }],
    [{ topic: 'escort_crew.admit', undo: 'escort_crew.bar' }],
    [{ topic: 'sealed_key.open', undo: 'sealed_key.keep' }],
    [{ topic: 'blacklist.lift', undo: 'blacklist.keep' }],
    [{ topic: 'archive.destroy' }],
  ])
  expect(byCode('FLOW_GUN').enabled).toBe(false)
})

test('only what is head office’s, or is brought by whichever company, is asked of the whole bank', () => {
  const wide = templates.flatMap(({ code, definition, document }) =>
    validateDefinition(definition, document, offers)
      .filter((problem) => problem.code === 'who.wholeBank')
      .map(({ path }) => {
        const rule = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], definition)
        return `${code} ${(rule as { key: string }).key}`
      }),
  )
  expect([...new Set(wide.map((entry) => entry.split(' ')[1]))].toSorted()).toEqual([
    '03',
    'escort_admin',
    'hq_security',
  ])
  expect(wide.filter((text) => text.endsWith('escort_admin'))).toEqual(['FLOW_TEMP_ESCORT escort_admin'])
})

test('every topic has a name for people', () => {
  for (const topic of topicNames)
    for (const lang of ['CN', 'HK', 'US'] as const)
      expect(message(lang, `effect.topic.${topic}`)).not.toContain('topic.')
})

const initiator: Profile = {
  id: 100,
  name: '杜思源',
  dept: 30,
  deptPath: [1, 20, 30],
  company: 20,
  roles: ['outlet_teller'],
  posts: ['09'],
}

const members: Readonly<Record<string, readonly number[]>> = {
  branch_security: [21],
  '02': [22],
  '04': [23],
  '05': [24],
  hq_security: [31, 32, 33],
  '03': [31, 32],
  '18': [41],
  monitor_center: [51],
  outlet_safety: [52],
  finance: [61],
  escort_admin: [71],
  '14': [72],
}

/** The answers of a small bank. */
function answer(question: Question): Answer {
  switch (question.ask) {
    case 'members':
      return members[question.key] ?? []
    case 'person':
      return { mayAct: true, leaves: [] }
    case 'calendar':
      return { offset: 480, week: Array(7).fill([[540, 1020]]), days: {} }
    case 'deptHeads':
    case 'userDeptHeads':
      return ['dept' in question ? question.dept + 200 : 11]
    default:
      return [11]
  }
}

/** The nodes with people or topics that a request reaches if everybody agrees. */
function wayOf(code: string, form: Values, picks = {}): string {
  const { definition, document } = byCode(code)
  const flow = { definition, form: document }
  const first = { do: 'submit', initiator, form, picks, definitionVersion: 1, formVersion: 1 } as const
  let answers: Answers = {}
  for (;;) {
    const way = preview(flow, draft, first, { now: Date.UTC(2026, 2, 2, 2), day: '2026-03-02', answers })
    if (way.is === 'told') {
      expect([way.instance.status, way.stopped]).toEqual(['approved', null])
      return way.steps.map(({ node }) => node).join(' ')
    }
    answers = {
      ...answers,
      ...Object.fromEntries(way.questions.map((openQuestion) => [keyOf(openQuestion), answer(openQuestion)])),
    }
  }
}

test.each([
  ['FLOW_VIDEO', { access_mode: '1', applicant_type: '1' }, 'n1 cc'],
  ['FLOW_VIDEO', { access_mode: '4', applicant_type: '1' }, 'n1 n2 cc'],
  ['FLOW_VIDEO', { access_mode: '2', applicant_type: '6' }, 'n1 n2 cc'],
  ['FLOW_VIDEO', { access_mode: '3', applicant_type: '1' }, 'n1 n2 n3 cc'],
  ['FLOW_VISIT', { area: ['1', '6'], hot_work: false }, 'n1 cc'],
  ['FLOW_VISIT', { area: ['4'], hot_work: false }, 'n1 n2 cc'],
  ['FLOW_VISIT', { area: ['1'], hot_work: true }, 'n1 n2a n2b cc'],
  ['FLOW_VISIT', { area: ['3'], hot_work: false }, 'n1 n2 n3 cc'],
  ['FLOW_VISIT', { area: ['3'], hot_work: true }, 'n1 n2a n2b n3 cc'],
  ['FLOW_VAULT', { enter_type: '1' }, 'n1 n2a n2b cc'],
  ['FLOW_VAULT', { enter_type: '3' }, 'n1 n2a n2b n3 cc'],
  ['FLOW_TEMP_ESCORT', { amount_level: '2', from_dept: 1, to_dept: 30 }, 'n1 n2 n4 cc'],
  ['FLOW_TEMP_ESCORT', { amount_level: '3', from_dept: 1, to_dept: 30 }, 'n1 n2 n3 n4 cc'],
  ['FLOW_LEAVE', { staff_type: '1', days: 2 }, 'n1 cc'],
  ['FLOW_LEAVE', { staff_type: '1', days: 3.5 }, 'n1 n3 cc'],
  ['FLOW_LEAVE', { staff_type: '2', days: 3 }, 'n1 n2 cc'],
  ['FLOW_LEAVE', { staff_type: '3', days: 5 }, 'n1 n2 n3 cc'],
  ['FLOW_PURCHASE', { total: 20_000 }, 'n1 n2'],
  ['FLOW_PURCHASE', { total: 20_001 }, 'n1 n2 n3'],
  ['FLOW_PURCHASE', { total: 100_001 }, 'n1 n2 n3 n4 n5'],
  ['FLOW_GUN', { armoury_keepers: [61, 62] }, 'n1 n2 n3'],
  ['FLOW_STAFF_CHANGE', {}, 'n1 n2'],
  ['FLOW_CREW_ADMIT', {}, 'n1 n2 cc'],
  ['FLOW_SEALED_KEY', {}, 'n1 n2 cc'],
  ['FLOW_UNBLACKLIST', {}, 'n1 n2'],
  ['FLOW_DESTROY', {}, 'n1 n2'],
])('%s goes its way by %j: %s', (code, form, way) => {
  expect(wayOf(code, form as Values, code === 'FLOW_GUN' ? { n3: [71] } : {})).toBe(way)
})

/** The messages of a form for these values. */
const messagesOf = (code: string, values: Values, now = '2026-03-02 10:00:00') =>
  validate(byCode(code).document, values, {
    now,
    options: Object.fromEntries(sources.map((source) => [source, []])),
  }).issues.map((issue) => `${issue.level} ${issue.path.join('.')} ${issueText('CN', issue)}`)

describe('the forms judge', () => {
  test('papers of the police, and long stretches of video', () => {
    const range = ['2026-03-01 08:00', '2026-03-02 09:00']
    const all = messagesOf('FLOW_VIDEO', { applicant_type: '1', video_range: range })
    expect(all).toContainEqual(expect.stringMatching(/^warning video_range .*24小时/))
    expect(all).toContainEqual(expect.stringMatching(/^error legal_doc_files/))
    const other = messagesOf('FLOW_VIDEO', {
      applicant_type: '4',
      video_range: ['2026-03-01 08:00', '2026-03-01 09:00'],
    })
    expect(other.filter((line) => /legal_doc_files|video_range/.test(line))).toEqual([])
  })

  test('work in the cash area during business hours, and hot work without insurance', () => {
    const all = messagesOf('FLOW_VISIT', { area: ['2'], in_business_hours: true, hot_work: true })
    expect(all).toContainEqual(expect.stringMatching(/^error in_business_hours .*非营业时间/))
    expect(all).toContainEqual(expect.stringMatching(/^error insurance/))
  })

  test('two holders of keys', () => {
    expect(messagesOf('FLOW_VAULT', { keys_holders: [1] })).toContainEqual(expect.stringContaining('两名持钥人'))
  })

  test('an escort in less than two hours, or to where it comes from', () => {
    const all = messagesOf('FLOW_TEMP_ESCORT', { need_time: '2026-03-02 11:59', from_dept: 1, to_dept: 1 })
    expect(all).toContainEqual(expect.stringContaining('提前两小时'))
    expect(all).toContainEqual(expect.stringContaining('不能相同'))
    expect(messagesOf('FLOW_TEMP_ESCORT', { need_time: '2026-03-02 12:00' }).join()).not.toContain('两小时')
  })

  test('two days of illness without a certificate', () => {
    const ill = { leave_type: '3', range: ['2026-03-03 08:00', '2026-03-05 08:00'] }
    expect(messagesOf('FLOW_LEAVE', ill)).toContainEqual(expect.stringMatching(/^error proof/))
    const short = { ...ill, range: ['2026-03-03 08:00', '2026-03-04 08:00'] }
    expect(messagesOf('FLOW_LEAVE', short).filter((line) => line.includes('proof'))).toEqual([])
  })

  test('three quotations above fifty thousand', () => {
    const file = { name: 'a.pdf', status: 'done', url: '/x' }
    const items = [{ qty: 2, price: 25_001 }]
    expect(messagesOf('FLOW_PURCHASE', { items, quotes: [file] }).join()).toContain('三份报价')
    expect(messagesOf('FLOW_PURCHASE', { items, quotes: [file, file, file] }).join()).not.toContain('三份报价')
  })
})
