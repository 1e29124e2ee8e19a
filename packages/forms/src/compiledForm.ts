import type { FieldPlan } from './compileField.ts'
import type { Field, FormDocument, HiddenPolicy } from './document.ts'
import type { Entry } from './indexDocument.ts'
import type { Graph } from './logic/graph.ts'

/** A field with everything that asking it takes. */
export interface CompiledField extends FieldPlan {
  readonly id: string
  readonly field: Field
  readonly entry: Entry
  /** The container around it; hidden with it. */
  readonly parent: CompiledField | undefined
  /** The values that it stands among. */
  readonly scope: Scope
  /** The values of its rows, when it is a batch. */
  readonly rows: Scope | undefined
}

/** Values that stand side by side: those of the form, or those of one row of a batch. */
export interface Scope {
  readonly batch: CompiledField | undefined
  readonly outer: Scope | undefined
  /** What becomes of hidden values; the same in all scopes of a form. */
  readonly policy: HiddenPolicy
  /** In document order, layouts included. */
  readonly fields: readonly CompiledField[]
  /** The first field of each model; a second one is reported by `inspect`. */
  readonly byModel: ReadonlyMap<string, CompiledField>
  /** Models that several fields have, with all of these: they show one value. */
  readonly sharing: ReadonlyMap<string, readonly CompiledField[]>
}

/** A document made ready for being filled in: what renderer and server ask at every key stroke and every submission. */
export interface CompiledForm {
  readonly document: FormDocument
  readonly top: Scope
  readonly byId: ReadonlyMap<string, CompiledField>
  /**
   * The order to ask fields in, what is read before who reads it. Fields whose other conditions read values come once
   * more at the end.
   */
  readonly order: readonly CompiledField[]
  /**
   * Field → fields whose state has to be asked again when its value or visibility changes; itself where it reads itself,
   * since a row may read its own column of all rows.
   */
  readonly dependents: ReadonlyMap<string, readonly CompiledField[]>
  /** Fields that wait for one another; each list is one round. Publishing is refused, evaluation takes what is there. */
  readonly cycles: Graph<CompiledField>['cycles']
}

/** The field that a model means for somebody in this scope: of the same row first, then of what is around it. */
export function findModel(scope: Scope | undefined, model: string): CompiledField | undefined {
  for (let each = scope; each; each = each.outer) {
    const field = each.byModel.get(model)
    if (field) return field
  }
  return undefined
}
