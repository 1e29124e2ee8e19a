import type { Expression } from './expression.ts'
import type { Json, JsonObject } from './json.ts'

/**
 * A form as an administrator made it (spec 001 section 3): the JSON of k-form-design itself, not a translation of it.
 * What we do not know stays where it is, so a document goes out as it came in (ADR 025).
 */
export interface FormDocument extends JsonObject {
  readonly list: readonly Field[]
  readonly config: FormConfig
}

/** `labelCol` and `wrapperCol`: columns of 24 by breakpoint (dialects B, C) or `{span}` (dialect A). */
export interface FormConfig extends JsonObject {
  readonly layout?: 'horizontal' | 'vertical' | 'inline'
  readonly labelCol?: JsonObject
  readonly wrapperCol?: JsonObject
  readonly hideRequiredMark?: boolean
  readonly customStyle?: string
  /** Ours: what becomes of the value of a field that is hidden; absent: `omit`, as the original does. */
  readonly hiddenValues?: HiddenPolicy
  /** Ours: data leave the form as marked text, the original's `outputString`, and are read as either. */
  readonly outputString?: boolean
}

/** `omit`: not in the result · `keep`: as it was entered · `clear`: the type's empty value. */
export type HiddenPolicy = 'omit' | 'keep' | 'clear'

/** One item of a form. Only `type` is certain: documents of old and foreign designers leave out the rest. */
export interface Field extends JsonObject {
  readonly type: string
  readonly label?: string
  /** The key of the value in the data; fields that only show something have none. */
  readonly model?: string
  /** Identity inside the document: the type and a time stamp. */
  readonly key?: string
  readonly help?: string
  readonly options?: JsonObject
  readonly rules?: readonly ValidationRule[]
  readonly list?: readonly Field[]
  readonly columns?: readonly Column[]
  readonly trs?: readonly TableRow[]
  /** Ours: what depends on other fields. */
  readonly logic?: Logic
}

/** The first rule of a field says whether it is required, the others hold a pattern each. */
export interface ValidationRule extends JsonObject {
  readonly required?: boolean
  readonly pattern?: string
  readonly message?: string
}

/** A column of tabs (value, label) or of a grid (span, 1 to 24). */
export interface Column extends JsonObject {
  readonly value?: string
  readonly label?: string
  readonly span?: number
  readonly list?: readonly Field[]
}

export interface TableRow extends JsonObject {
  readonly tds?: readonly TableCell[]
}

export interface TableCell extends JsonObject {
  readonly colspan?: number
  readonly rowspan?: number
  readonly list?: readonly Field[]
}

/** A choice; tree selects and cascaders nest them. Further keys are kept and can be asked for by logic. */
export interface OptionItem extends JsonObject {
  readonly value: string | number
  readonly label?: string
  readonly children?: readonly OptionItem[]
}

/** The right that a field is bound to (`options.operation`). */
export interface Permission extends JsonObject {
  readonly id: string
  readonly operation: string
}

/** What of a field depends on other fields; each part is an expression over them. */
export interface Logic extends JsonObject {
  readonly visible?: Expression
  readonly required?: Expression
  readonly disabled?: Expression
  /** The value itself: the field is computed and nobody enters it. */
  readonly value?: Expression
  /** Asked for every option with `{op: 'option'}`; those for which it is not true are not offered. */
  readonly options?: Expression
  readonly checks?: readonly Check[]
}

/**
 * Refuses where the expression is false; what is not known yet (an empty field compares with nothing) refuses nothing.
 * A warning is shown and refuses nothing either.
 */
export interface Check extends JsonObject {
  readonly expect: Expression
  readonly message: string
  readonly level?: 'error' | 'warning'
}

/** The data of a form: model → value, flat over all layouts; a batch holds a list of such rows. */
export type Values = Readonly<Record<string, Json | undefined>>
