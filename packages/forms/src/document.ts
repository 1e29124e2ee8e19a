import type { Expression } from './expression.ts'
import type { Json, JsonObject } from './json.ts'

/**
 * A form as an administrator made it (spec 001 section 3): the JSON of k-form-design itself, not a translation of it.
 * Unknown keys stay in place, so a document is written as it was read (ADR 025).
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
  /** Our extension: how the value of a hidden field is treated; absent: `omit`, as in the original. */
  readonly hiddenValues?: HiddenPolicy
  /** Our extension: data are written as marked text, the original's `outputString`; both forms can be read. */
  readonly outputString?: boolean
}

/** `omit`: not in the result · `keep`: as it was entered · `clear`: the type's empty value. */
export type HiddenPolicy = 'omit' | 'keep' | 'clear'

/** One item of a form. Only `type` is guaranteed: documents of old and foreign designers may lack the rest. */
export interface Field extends JsonObject {
  readonly type: string
  readonly label?: string
  /** The key of the value in the data; display fields have none. */
  readonly model?: string
  /** Identity inside the document: the type and a time stamp. */
  readonly key?: string
  readonly help?: string
  readonly options?: JsonObject
  readonly rules?: readonly ValidationRule[]
  readonly list?: readonly Field[]
  readonly columns?: readonly Column[]
  readonly trs?: readonly TableRow[]
  /** Our extension: conditions on other fields. */
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

/** An option; tree selects and cascaders nest them. Further keys are kept and can be read by logic. */
export interface OptionItem extends JsonObject {
  readonly value: string | number
  readonly label?: string
  readonly children?: readonly OptionItem[]
}

/** The permission that a field requires (`options.operation`). */
export interface Permission extends JsonObject {
  readonly id: string
  readonly operation: string
}

/** The parts of a field that depend on other fields; each is an expression over them. */
export interface Logic extends JsonObject {
  readonly visible?: Expression
  readonly required?: Expression
  readonly disabled?: Expression
  /** The value itself: the field is computed and cannot be edited. */
  readonly value?: Expression
  /** Evaluated for every option with `{op: 'option'}`; only options for which it is true are offered. */
  readonly options?: Expression
  readonly checks?: readonly Check[]
}

/**
 * Refuses the value where the expression is false. An unknown result (an empty field compares as unknown) does not
 * refuse, and neither does a warning, which is only shown.
 */
export interface Check extends JsonObject {
  readonly expect: Expression
  readonly message: string
  readonly level?: 'error' | 'warning'
}

/** The data of a form: model → value, independent of layouts; a batch holds a list of such rows. */
export type Values = Readonly<Record<string, Json | undefined>>
