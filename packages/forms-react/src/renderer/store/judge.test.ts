import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'
import { pathOf } from '@shouya/forms/formState'
import { type Issue, issueText } from '@shouya/forms/issue'
import type { Json } from '@shouya/forms/json'
import { decodeStrings, encodeStrings } from '@shouya/forms/outputStrings'
import type { Sources } from '@shouya/forms/sources'
import { filledForms, samplesOf } from '@shouya/forms/testing/filledForms'
import type { Lang } from '@shouya/forms/texts'
import { validate } from '@shouya/forms/validate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issueWords } from '../issueWords.ts'
import { createFormStore, type FormStore, nodeOf } from './formStore.ts'
import { currentValues, judge } from './judge.ts'
import type { ScopeNode } from './nodes.ts'
import { setOption, setSources, setValues } from './replace.ts'
import { addRow, removeRow } from './rows.ts'
import { leave, setValue } from './setValue.ts'

const field = (type: string, model: string, more: object = {}) => ({ type, model, key: model, label: model, ...more })
const form = (list: object[], config: object = {}) => ({ list, config }) as unknown as FormDocument
const read = (model: string) => ({ op: 'field', model })
const sum = (batch: string, model: string) => ({ op: 'sum', args: [{ op: 'column', batch, model }] })

/** The server's judgement of the page's data: the same engine, on values that were serialised. */
function atServer(store: FormStore, sources: Sources) {
  const { document } = store.form
  const sent = JSON.parse(JSON.stringify(currentValues(store))) as Values
  const values = document.config.outputString ? decodeStrings(encodeStrings(sent)) : sent
  return validate(document, values, sources)
}

const scopesOf = (scope: ScopeNode): ScopeNode[] => [scope, ...[...scope.rows.values()].flat().flatMap(scopesOf)]
const LANGS: readonly Lang[] = ['CN', 'HK', 'US']

const byPlace = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1)

/** The issues shown at each field, by its place, in three languages. */
const shown = (store: FormStore) =>
  scopesOf(store.top)
    .flatMap((scope) =>
      scope.state.scope.fields.flatMap(({ id }) => {
        const { issues } = nodeOf(store, scope, id).read()
        if (issues.length === 0) return []
        const words = LANGS.map((lang) => issueWords(issues, lang).map(([text]) => text))
        return [{ at: `${pathOf(scope.state).join('.')} ${id}`, words }]
      }),
    )
    .toSorted(byPlace)

/** The same for the server's answer. */
function issueTexts(document: FormDocument, issues: readonly Issue[]) {
  const { byId } = compile(document)
  const placeOf = ({ id, path }: Issue) => `${path.slice(0, path.indexOf(byId.get(id)?.model ?? '')).join('.')} ${id}`
  return [...Map.groupBy(issues, placeOf)]
    .map(([place, all]) => ({
      at: place,
      words: LANGS.map((lang) => [...new Set(all.map((issue) => issueText(lang, issue)))]),
    }))
    .toSorted(byPlace)
}

/** Judges the form, and expects the same issues from the server, at the same fields with the same texts. */
function agree(store: FormStore, sources: Sources = {}) {
  const server = atServer(store, sources)
  const { valid, issues, needs, first } = judge(store)
  expect({ issues, valid, needs, first: first?.issue }).toEqual({
    issues: server.issues,
    valid: server.valid,
    needs: server.needs,
    first: server.first?.issue,
  })
  expect(shown(store)).toEqual(issueTexts(store.form.document, server.issues))
  expect(currentValues(store)).toEqual(server.values)
  return issues
}

interface Step {
  readonly what: 'set' | 'leave' | 'add' | 'copy' | 'remove' | 'load'
  readonly which: number
  readonly row: number
  readonly to: number
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('set', 'set', 'set', 'leave', 'add', 'copy', 'remove', 'load'),
  which: fc.nat(50),
  row: fc.nat(10),
  to: fc.nat(10),
})

const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]

/** One action of a user in the form; what the numbers refer to is decided there. */
function take(store: FormStore, { what, which, row, to }: Step) {
  const scope = pick(scopesOf(store.top), row) as ScopeNode
  const fields = scope.state.scope.fields.filter(({ model }) => model !== '')
  const batch = pick(
    fields.filter(({ rows }) => rows),
    which,
  )
  const target = pick(
    fields.filter(({ rows, logic }) => !rows && logic.value === undefined),
    which,
  )
  const rows = batch ? nodeOf(store, scope, batch.id) : undefined
  const chosen = rows && pick(rows.read().rows, to)
  if (what === 'set' && target) setValue(store, nodeOf(store, scope, target.id), pick(samplesOf(target), to) as Json)
  if (what === 'leave' && target) leave(store, nodeOf(store, scope, target.id))
  if (what === 'add' && rows) addRow(store, rows)
  if (what === 'copy' && rows) addRow(store, rows, chosen)
  if (what === 'remove' && rows && chosen) removeRow(store, rows, chosen)
  if (what === 'load' && target && scope === store.top)
    setValues(store, { [target.model]: pick(samplesOf(target), to) ?? null })
}

describe('page and server find the same', () => {
  test('in a hidden batch whose values are kept', () => {
    const list = [field('number', 'n', { options: { max: 1 } })]
    const batch = field('batch', 'b', { options: { hidden: true }, list })
    const store = createFormStore(form([batch], { hiddenValues: 'keep' }), { b: [{ n: 5 }] })
    expect(agree(store)).toMatchObject([{ code: 'issue.max', path: ['b', 0, 'n'] }])
  })

  test('in rows that are too much for their patterns together', () => {
    const rules = [{ pattern: '^.{1,500}$', message: '太长' }]
    const document = form([field('batch', 'b', { list: [field('input', 't', { rules })] })])
    const b = Array.from({ length: 40 }, () => ({ t: '中'.repeat(500) }))
    const issues = agree(createFormStore(document, { b }))
    expect(issues.length).toBeGreaterThan(0)
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['issue.patternWork']))
  })

  test('where nothing is entered in a slider, a switch or rich text', () => {
    const must = { rules: [{ required: true, message: '' }] }
    const check = (expect: object) => ({ logic: { checks: [{ expect, message: '不符合' }] } })
    const list = [
      field('slider', 'slider', { ...must, options: { min: 10, max: 20 } }),
      field('switch', 'switch', { ...must, ...check({ op: 'not', args: [read('switch')] }) }),
      field('editor', 'editor', check({ op: 'empty', args: [read('editor')] })),
    ]
    const store = createFormStore(form(list), { slider: null, switch: null, editor: '<p></p>' })
    const words = [['不能小于10'], ['不能小於10'], ['Must be at least 10']]
    agree(store)
    expect(shown(store)).toEqual([{ at: ' slider', words }])
    setValue(store, nodeOf(store, store.top, 'slider'), 15)
    setValue(store, nodeOf(store, store.top, 'slider'), null)
    setValue(store, nodeOf(store, store.top, 'editor'), '<p><br></p>')
    agree(store)
    expect(shown(store)).toEqual([{ at: ' slider', words }])
  })

  test('where a row reads the whole batch', () => {
    const ticks = field('checkbox', 'ticks', { logic: { value: read('b') } })
    const store = createFormStore(form([field('batch', 'b', { list: [ticks] })]), { b: [{}] })
    const batch = nodeOf(store, store.top, 'b')
    addRow(store, batch, batch.read().rows[0])
    expect(agree(store).map(({ path }) => path)).toEqual([
      ['b', 0, 'ticks'],
      ['b', 1, 'ticks'],
    ])
  })

  test('in every document, with whatever is entered and done in it', () => {
    fc.assert(
      fc.property(filledForms, fc.array(step, { maxLength: 12 }), ({ document, values, sources }, steps) => {
        const store = createFormStore(document, values, sources)
        for (const step of steps) take(store, step)
        agree(store, sources)
      }),
      { numRuns: 500 },
    )
  })
})

describe('what a judged form shows after a change is what judging it again finds', () => {
  test('also in other rows, whose checks read a column', () => {
    const checks = [{ expect: { op: 'lt', args: [read('n'), sum('b', 'n')] }, message: '须有其他行' }]
    const document = form([field('batch', 'b', { list: [field('number', 'n', { logic: { checks } })] })])
    const store = createFormStore(document, { b: [{ n: 1 }, { n: 1 }] })
    judge(store)
    expect(shown(store)).toEqual([])
    const [, second] = nodeOf(store, store.top, 'b').read().rows
    setValue(store, nodeOf(store, second as ScopeNode, 'n'), 0)
    expect(shown(store).map(({ at }) => at)).toEqual(['b.0 n'])
  })

  test('in every document', () => {
    fc.assert(
      fc.property(filledForms, fc.array(step, { maxLength: 8 }), ({ document, values, sources }, steps) => {
        const store = createFormStore(document, values, sources)
        judge(store)
        for (const step of steps) {
          take(store, step)
          // A new row is not marked before it was entered.
          const before = step.what === 'add' || step.what === 'copy' ? undefined : shown(store)
          judge(store)
          if (before) expect(before).toEqual(shown(store))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('when the host tells something new, and when programs hide a field', () => {
    fc.assert(
      fc.property(filledForms, filledForms, fc.nat(20), ({ document, values, sources }, otherForm, index) => {
        const store = createFormStore(document, values, sources)
        judge(store)
        setSources(store, otherForm.sources)
        const model = pick([...store.form.byId.values()], index)?.model ?? ''
        setOption(store, [model], 'hidden', true)
        const before = shown(store)
        judge(store)
        expect(before).toEqual(shown(store))
      }),
    )
  })
})
