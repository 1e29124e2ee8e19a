import type { CompiledField, CompiledForm, Scope } from './compiledForm.ts'
import { compileField } from './compileField.ts'
import type { FormDocument, HiddenPolicy } from './document.ts'
import { indexDocument } from './indexDocument.ts'
import { sortByReads } from './logic/graph.ts'
import { LOGIC_PARTS, readsOfField } from './logic/readsOfField.ts'

const cache = new WeakMap<FormDocument, CompiledForm>()

/** Compiles a document. Linear, cached per document. Never throws: problems of a document are reported by `inspect`. */
export function compile(document: FormDocument): CompiledForm {
  const cached = cache.get(document)
  if (cached) return cached
  const form = build(document)
  cache.set(document, form)
  return form
}

interface GrowingScope extends Scope {
  readonly fields: CompiledField[]
  readonly byModel: Map<string, CompiledField>
  readonly sharing: Map<string, readonly CompiledField[]>
}

function build(document: FormDocument): CompiledForm {
  const policy = policyOf(document)
  const newScope = (batch?: CompiledField): GrowingScope => ({
    batch,
    outer: batch?.scope,
    policy,
    fields: [],
    byModel: new Map(),
    sharing: new Map(),
  })
  const top = newScope()
  const scopes = new Map<string, GrowingScope>()
  const byId = new Map<string, CompiledField>()
  for (const entry of indexDocument(document).entries) {
    const scope = (entry.batch && scopes.get(entry.batch.id)) ?? top
    const plan = compileField(entry.field)
    const base = { ...plan, id: entry.id, field: entry.field, entry, scope, rows: undefined as Scope | undefined }
    const compiled = Object.assign(base, { parent: entry.parent && byId.get(entry.parent.id) })
    if (plan.kind === 'rows') {
      const rows = newScope(compiled)
      scopes.set(entry.id, rows)
      compiled.rows = rows
    }
    byId.set(entry.id, compiled)
    scope.fields.push(compiled)
    if (plan.model !== '') name(scope, compiled)
  }
  const fields = [...byId.values()]
  const { order, cycles } = sortByReads(fields, (field) => readsOfField(field, ['visible', 'value']))
  // No other field depends on `required`, `disabled` or `options`, so these are evaluated once more when all values are
  // known.
  const late = fields.filter(({ logic }) => logic.required ?? logic.disabled ?? logic.options)
  return {
    document,
    top,
    byId,
    order: [...order, ...late],
    cycles,
    dependents: dependentsOf(fields),
  }
}

function name({ byModel, sharing }: GrowingScope, field: CompiledField): void {
  const first = byModel.get(field.model)
  if (first) sharing.set(field.model, [...(sharing.get(field.model) ?? [first]), field])
  else byModel.set(field.model, field)
}

function dependentsOf(fields: readonly CompiledField[]): ReadonlyMap<string, readonly CompiledField[]> {
  const dependents = new Map<string, CompiledField[]>()
  for (const field of fields)
    for (const read of readsOfField(field, LOGIC_PARTS)) {
      const readers = dependents.get(read.id)
      if (!readers) dependents.set(read.id, [field])
      else if (readers.at(-1) !== field) readers.push(field)
    }
  return dependents
}

const policyOf = ({ config }: FormDocument): HiddenPolicy =>
  config.hiddenValues === 'keep' || config.hiddenValues === 'clear' ? config.hiddenValues : 'omit'
