import fc from 'fast-check'
import { compile } from '../compile.ts'
import type { CompiledField, CompiledForm, Scope } from '../compiledForm.ts'
import { createField } from '../createField.ts'
import { emptyDocument } from '../defaultConfig.ts'
import type { Field, FormDocument, Values } from '../document.ts'
import type { FieldTypeName } from '../fieldTypes.ts'
import { isList, isObject, type Json } from '../json.ts'
import type { Sources } from '../sources.ts'
import { isChosen, valueKindOf } from '../valueKind.ts'
import { documents } from './arbitrary.ts'

/** A form with rules, logic and settings, entered values, and what its host knows. */
export interface FilledForm {
  readonly document: FormDocument
  readonly values: Values
  readonly sources: Sources
}

/** The most frequent field types in the form and in rows, so that logic has something to read. */
const NAMES: readonly FieldTypeName[] = ['number', 'input', 'switch', 'select', 'slider', 'date', 'editor', 'checkbox']

const makeField = (type: FieldTypeName, model: string, more: object = {}): Field => ({
  ...createField(type, 1, 'CN'),
  key: model,
  model,
  ...more,
})
const dense: fc.Arbitrary<FormDocument> = fc
  .record({
    top: fc.subarray([...NAMES]),
    columns: fc.subarray([...NAMES], { minLength: 1 }),
    inner: fc.subarray([...NAMES]),
  })
  .map(({ top, columns, inner }) => {
    const rows = columns.map((type) => makeField(type, `row_${type}`))
    const nested = makeField('batch', 'inner', { list: inner.map((type) => makeField(type, `inner_${type}`)) })
    const list = [...rows, ...(inner.length > 0 ? [nested] : [])]
    return {
      ...emptyDocument,
      list: [...top.map((type) => makeField(type, type)), makeField('batch', 'items', { list })],
    }
  })

/** A field to read, by number: which one it is is decided with the document. */
const leaf = fc.oneof(
  { weight: 5, arbitrary: fc.record({ op: fc.constant('field'), model: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('column'), batch: fc.nat(3), model: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('literal'),
      value: fc.constantFrom<Json>(0, 1, 2, true, false, '', 'a', '1', '2026-03-01', null),
    }),
  },
)
const call = (names: readonly string[], count: number, args: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.record({ op: fc.constantFrom(...names), args: fc.array(args, { minLength: count, maxLength: count }) })
const value = fc.oneof(
  leaf,
  call(['add', 'concat', 'multiply'], 2, leaf),
  call(['sum', 'count', 'length', 'toText', 'first'], 1, leaf),
)
const truth = fc.oneof(
  call(['eq', 'ne'], 2, leaf),
  call(['eq', 'ne', 'lt', 'ge', 'contains', 'and'], 2, value),
  call(['empty', 'not'], 1, value),
  leaf,
)

/** Present once in `count` cases. */
const oneIn = <T>(count: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: count - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const yes = fc.constant(true)

const isFirst = {
  op: 'eq',
  args: [
    { op: 'option', part: 'value' },
    { op: 'literal', value: '1' },
  ],
}

/** The settings of an administrator for one field. */
const setting = fc.record({
  isHidden: oneIn(6, yes),
  isLimited: oneIn(2, yes),
  isDynamic: oneIn(4, yes),
  isBound: oneIn(8, yes),
  required: oneIn(3, fc.constantFrom('', '请填写')),
  pattern: oneIn(3, fc.constantFrom('^a', '^.{1,3}$', '(?=a)')),
  visible: oneIn(4, truth),
  mustFill: oneIn(4, truth),
  disabled: oneIn(6, truth),
  computed: oneIn(6, value),
  offered: oneIn(
    3,
    truth.map((expect) => ({ op: 'or', args: [isFirst, expect] })),
  ),
  check: oneIn(2, fc.record({ expect: truth, level: fc.constantFrom('error', 'warning') })),
})
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never

const LIMITS = { min: 1, max: 3, maxLength: 2, minLimit: 1, limit: 1 }

function withSetting(field: Field, setting: Setting): Field {
  const kind = valueKindOf(field)
  const logic = {
    ...(setting.visible && { visible: setting.visible }),
    ...(kind && setting.mustFill && { required: setting.mustFill }),
    ...(setting.disabled && { disabled: setting.disabled }),
    ...(kind && kind !== 'rows' && setting.computed && { value: setting.computed }),
    ...(isChosen(kind) && setting.offered && { options: setting.offered }),
    ...(kind && setting.check && { checks: [{ ...setting.check, message: '不符合' }] }),
  }
  const options = {
    ...(isObject(field.options) && field.options),
    ...(setting.isHidden && { hidden: true }),
    ...(setting.isLimited && LIMITS),
    ...(isChosen(kind) && { dynamic: setting.isDynamic === true, ...(setting.isDynamic && { dynamicKey: 'kinds' }) }),
    ...(kind && setting.isBound && { operation: { id: 'oa', operation: 'audit' } }),
  }
  const rules = [
    { required: setting.required !== undefined, message: setting.required ?? '' },
    ...(setting.pattern ? [{ pattern: setting.pattern, message: '格式不对' }] : []),
  ]
  return { ...field, logic, options, ...(kind && { rules }) } as Field
}

/** Every item of a document, at any depth. */
const mapFields = (json: Json, change: (field: Field) => Field): Json => {
  if (isList(json)) return json.map((item) => mapFields(item, change))
  if (!isObject(json)) return json
  const inside = Object.fromEntries(Object.entries(json).map(([key, item]) => [key, mapFields(item ?? null, change)]))
  return typeof inside.type === 'string' && inside.key !== undefined ? change(inside as Field) : inside
}

/** Replaces the numbers in an expression by models of the document. */
const withModels = (json: Json, models: readonly string[], batches: readonly string[]): Json => {
  if (isList(json)) return json.map((item) => withModels(item, models, batches))
  if (!isObject(json)) return json
  const pick = (names: readonly string[], index: Json | undefined) => names[Number(index) % names.length] ?? 'none'
  return Object.fromEntries(
    Object.entries(json).map(([key, item]) => {
      if (key === 'model' && typeof item === 'number') return [key, pick(models, item)]
      if (key === 'batch' && typeof item === 'number') return [key, pick(batches, item)]
      return [key, withModels(item ?? null, models, batches)]
    }),
  )
}

function designed(document: FormDocument, settings: readonly Setting[], config: object): FormDocument {
  const fields = [...compile(document).byId.values()].filter(({ model }) => model !== '')
  const batches = fields.filter(({ rows }) => rows).map(({ model }) => model)
  let turn = 0
  const list = mapFields(document.list, (field) => withSetting(field, settings[turn++ % settings.length] as Setting))
  const models = fields.map(({ model }) => model)
  return { list: withModels(list, models, batches), config: { ...document.config, ...config } } as FormDocument
}

/** Neither duplicate models nor cycles: such a document cannot be published, so nobody fills it in. */
const isSound = ({ byId, cycles }: CompiledForm): boolean =>
  cycles.length === 0 && [...byId.values()].every((field) => (field.scope.sharing.get(field.model) ?? []).length === 0)

const config = fc.record(
  { hiddenValues: fc.constantFrom('omit', 'keep', 'clear'), outputString: fc.boolean() },
  { requiredKeys: [] },
)

/**
 * Documents with rules, limits, conditions, computed values, permissions, sources and each policy for hidden values.
 */
const designedForms: fc.Arbitrary<FormDocument> = fc
  .record({
    document: fc.oneof({ weight: 2, arbitrary: dense }, { weight: 1, arbitrary: documents }),
    settings: fc.array(setting, { minLength: 1, maxLength: 12 }),
    config,
  })
  .map(({ document, settings, config: set }) => designed(document, settings, set))
  .filter((document) => isSound(compile(document)))

const FILE = { type: 'file', name: 'a.png', status: 'done', uid: '1', url: '/files/1' }
const ANY: readonly Json[] = [null, '', 0, 7, false, 'a', [], {}]
const SAMPLES: Readonly<Record<NonNullable<CompiledField['kind']>, readonly Json[]>> = {
  text: ['', 'a', 'ab', 'abcd', '1', null],
  html: ['', '<p></p>', '<p>a</p>', '<p><br></p>'],
  number: [0, 1, 2, 2.5, 4, null],
  flag: [true, false, null],
  choice: ['1', '2', '9', '', null],
  choices: [['1'], ['1', '2'], ['9'], [], null],
  path: [['1'], ['1', '11'], ['9'], []],
  date: ['2026-03-01', '2026-03-01 08:00:00', 'x', '', null],
  time: ['08:00:00', 'x', ''],
  dates: [['2026-03-01', '2026-03-02'], ['2026-03-02', '2026-03-01'], ['', ''], ''],
  files: [[FILE], [FILE, FILE], [{ ...FILE, status: 'error' }], []],
  rows: [[], null],
  any: ANY,
}

/** Typical input for a field, and some values that only programs send. */
export const samplesOf = ({ kind }: CompiledField): readonly Json[] => SAMPLES[kind ?? 'any']

/** Values for the fields of a scope, some of them left out. */
function valuesFor(scope: Scope): fc.Arbitrary<Values> {
  const parts = [...scope.byModel].map(([model, field]) => {
    const sample = fc.constantFrom(...samplesOf(field))
    const rows = field.rows && fc.array(valuesFor(field.rows) as fc.Arbitrary<Json>, { maxLength: 3 })
    const junk = { weight: 1, arbitrary: fc.constantFrom(...ANY) }
    return [model, fc.oneof({ weight: 9, arbitrary: rows ?? sample }, junk)] as const
  })
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] })
}

const KINDS = { kinds: [{ value: '1', label: '甲' }] }

/** Designed forms with entered values and a host that knows all, some or none of what they need. */
export const filledForms: fc.Arbitrary<FilledForm> = designedForms.chain((document) => {
  const values = valuesFor(compile(document).top)
  return fc
    .record({
      values,
      options: fc.constantFrom(KINDS, undefined),
      now: fc.constantFrom('2026-03-01 08:00:00', undefined),
      allowed: fc.constantFrom(
        () => true,
        () => false,
        undefined,
      ),
      stored: fc.option(values, { nil: undefined }),
    })
    .map(({ values: entered, ...sources }) => ({
      document,
      values: entered,
      sources: Object.fromEntries(Object.entries(sources).filter(([, source]) => source !== undefined)),
    }))
})
