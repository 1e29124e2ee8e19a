import type { Values } from '@shouya/forms/document'
import type { Issue } from '@shouya/forms/issue'
import type { Json, JsonPath } from '@shouya/forms/json'
import type { Need } from '@shouya/forms/sources'

/** What a host can do to a form that is on the page (spec 001 section 4). Fields are named by their models. */
export interface FormHandle {
  /**
   * Waits for running uploads, judges everything and yields the values; with `outputString` all of them as text.
   * Rejects with `InvalidForm`; then all issues are shown and the first invalid field is in view, its tabs open.
   */
  readonly getData: () => Promise<Values>
  /** As `getData`, then `onSubmit` of the host: what a submit button of the form does. */
  readonly submit: () => Promise<Values>
  /** The values as they are, unjudged: for drafts. */
  readonly peek: () => Values
  /** Puts values in, also such that the original wrote as text; fields that are not named keep theirs. */
  readonly setData: (values: Values) => Promise<void>
  /** Back to the values that the form began with. */
  readonly reset: () => void
  readonly hide: (models: readonly string[]) => void
  readonly show: (models: readonly string[]) => void
  readonly disable: (models: readonly string[]) => void
  readonly enable: (models: readonly string[]) => void
  /** Any option of the listed fields, e.g. `options`, `placeholder`. */
  readonly setOptions: (models: readonly string[], option: string, value: Json) => void
  /** Brings a field into view and gives it the focus: `['items', 2, 'qty']` is a field of the third row. */
  readonly jump: (path: JsonPath) => void
  /** Shows what the server refused, at its places, and jumps to the first; places that the form lacks are left out. */
  readonly refuse: (refusals: readonly Refusal[]) => void
}

export interface Refusal {
  readonly path: JsonPath
  readonly message: string
}

/** Why a form yields no values. */
export class InvalidForm extends Error {
  override readonly name = 'InvalidForm'
  readonly issues: readonly Issue[]
  /** What the host has not told yet. */
  readonly needs: readonly Need[]

  constructor(issues: readonly Issue[], needs: readonly Need[]) {
    super(`${issues.length} issues, ${needs.length} needs`)
    this.issues = issues
    this.needs = needs
  }
}
