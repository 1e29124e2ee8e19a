import type { FieldPlan } from './compileField.ts'
import type { Field, FormDocument, HiddenPolicy } from './document.ts'
import type { Entry } from './indexDocument.ts'
import type { Graph } from './logic/graph.ts'

/** A field with everything that its evaluation needs. */
export interface CompiledField extends FieldPlan {
  readonly id: string
  readonly field: Field
  readonly entry: Entry
  /** The enclosing container; the field is hidden with it. */
  readonly parent: CompiledField | undefined
  /** The scope that its value belongs to. */
  readonly scope: Scope
  /** The scope of its rows, when it is a batch. */
  readonly rows: Scope | undefined
}

/** Fields whose values belong together: those of the form, or those of one row of a batch. */
export interface Scope {
  readonly batch: CompiledField | undefined
  readonly outer: Scope | undefined
  /** How hidden values are treated; the same in all scopes of a form. */
  readonly policy: HiddenPolicy
  /** In document order, layouts included. */
  readonly fields: readonly CompiledField[]
  /** The first field of each model; duplicates are reported by `inspect`. */
  readonly byModel: ReadonlyMap<string, CompiledField>
  /** Models that several fields use, with these fields: they share one value. */
  readonly sharing: ReadonlyMap<string, readonly CompiledField[]>
}

/** A document prepared for filling in: used by renderer and server at every key stroke and every submission. */
export interface CompiledForm {
  readonly document: FormDocument
  readonly top: Scope
  readonly byId: ReadonlyMap<string, CompiledField>
  /** The evaluation order: fields before readers. Fields whose other conditions read values appear again at the end. */
  readonly order: readonly CompiledField[]
  /**
   * Field → fields whose state has to be evaluated again when its value or visibility changes. Includes the field
   * itself where it reads itself, since a row may read its own column in all rows.
   */
  readonly dependents: ReadonlyMap<string, readonly CompiledField[]>
  /** Cycles of fields that depend on one another: publishing is refused; evaluation uses the values at hand. */
  readonly cycles: Graph<CompiledField>['cycles']
}

/** The field that a model refers to in this scope: of the same row first, then of the enclosing scopes. */
export function findModel(scope: Scope | undefined, model: string): CompiledField | undefined {
  for (let current = scope; current; current = current.outer) {
    const field = current.byModel.get(model)
    if (field) return field
  }
  return undefined
}

/** The fields that expressions in this scope can read: the row's own first; they hide outer fields of the same model. */
export function readableFields(scope: Scope): readonly CompiledField[] {
  const fieldsFrom = ({ byModel, outer }: Scope): CompiledField[] => [
    ...byModel.values(),
    ...(outer ? fieldsFrom(outer) : []),
  ]
  return fieldsFrom(scope).filter((field) => findModel(scope, field.model) === field)
}
