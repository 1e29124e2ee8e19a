import { compile } from './compile.ts'
import type { CompiledField } from './compiledForm.ts'
import type { FormDocument, Values } from './document.ts'
import { givenOptions } from './evaluateField.ts'
import { evaluateForm } from './evaluateForm.ts'
import type { Issue } from './issue.ts'
import type { Json } from './json.ts'
import { expressionsOf } from './logic/readsOfField.ts'
import { mockValue } from './mock/mockValue.ts'
import { seeded } from './mock/samplePattern.ts'
import { modelsIn } from './modelsIn.ts'
import type { Need, Sources } from './sources.ts'
import { validate } from './validate.ts'

/** Generated data; `issues` holds the errors that no guess avoided, e.g. a check that nothing satisfies. */
export interface Mock {
  readonly values: Values
  readonly issues: readonly Issue[]
  readonly needs: readonly Need[]
}

const ROUNDS = 40

/**
 * Values that a document accepts, for previews and tests: the same for the same seed. Every field is filled in; invalid
 * ones are guessed again, together with what they are compared with, until all are valid or the rounds are used up.
 */
export function mockValues(document: FormDocument, sources: Sources = {}, seed = 1): Mock {
  const form = compile(document)
  const dice = seeded(seed)
  const entered = [...form.top.byModel.values()].filter(({ logic }) => logic.value === undefined)
  let values: Record<string, Json | undefined> = {}
  let open: readonly CompiledField[] = entered
  let best: Mock | undefined
  for (let round = 0; round < ROUNDS && open.length > 0; round++) {
    const { top } = evaluateForm(form, values, sources)
    const options = (field: CompiledField) => top.fields.get(field.id)?.options ?? givenOptions(field, sources) ?? []
    values = {
      ...values,
      ...Object.fromEntries(open.map((field) => [field.model, mockValue(field, { dice, sources, options })])),
    }
    const { issues, needs, values: cleaned } = validate(document, values, sources)
    const errors = issues.filter(({ level }) => level === 'error')
    if (!best || errors.length < best.issues.length) best = { values: cleaned, issues: errors, needs }
    open = best.issues.length === 0 ? [] : suspects(errors, form.byId, entered)
  }
  return best ?? { values: validate(document, {}, sources).values, issues: [], needs: [] }
}

/** The top-level fields whose value or rows may cause an error: those with an error and those they read. */
function suspects(
  errors: readonly Issue[],
  byId: ReadonlyMap<string, CompiledField>,
  entered: readonly CompiledField[],
) {
  const models = new Set(errors.map(({ path }) => String(path[0])))
  for (const { id } of errors) for (const model of modelsRead(byId.get(id))) models.add(model)
  return entered.filter(({ model }) => models.has(model))
}

const modelsRead = (field: CompiledField | undefined): readonly string[] =>
  (['checks', 'value', 'options', 'visible'] as const)
    .flatMap((part) => (field ? expressionsOf(field.logic, part) : []))
    .flatMap(modelsIn)
