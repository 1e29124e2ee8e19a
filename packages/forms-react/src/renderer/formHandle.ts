import type { Values } from '@shouya/forms/document'
import type { Issue } from '@shouya/forms/issue'
import type { Json, JsonPath } from '@shouya/forms/json'
import type { Need } from '@shouya/forms/sources'

/** The imperative API of a mounted form (spec 001 section 4). Fields are addressed by their models. */
export interface FormHandle {
  /**
   * Waits for running uploads, judges the form and resolves with the values; with `outputString` all of them as text.
   * Rejects with `InvalidForm`; then all issues are shown, the tabs around the first invalid field are opened and it is
   * scrolled into view.
   */
  readonly getData: () => Promise<Values>
  /** Calls `getData`, then `onSubmit` of the host, as a submit button of the form does. */
  readonly submit: () => Promise<Values>
  /** The current values without judging them, for drafts. */
  readonly peek: () => Values
  /** Sets values, also those that the original encoded as text; fields that are not named keep their values. */
  readonly setData: (values: Values) => Promise<void>
  /** Restores the initial values. */
  readonly reset: () => void
  readonly hide: (models: readonly string[]) => void
  readonly show: (models: readonly string[]) => void
  readonly disable: (models: readonly string[]) => void
  readonly enable: (models: readonly string[]) => void
  /** Sets any option of the listed fields, e.g. `options`, `placeholder`. */
  readonly setOptions: (models: readonly string[], option: string, value: Json) => void
  /** Scrolls to a field and focuses it: `['items', 2, 'qty']` is a field of the third row. */
  readonly jump: (path: JsonPath) => void
  /** Shows the refusals of the server at their fields and jumps to the first; paths that the form lacks are ignored. */
  readonly refuse: (refusals: readonly Refusal[]) => void
}

export interface Refusal {
  readonly path: JsonPath
  readonly message: string
}

/** Rejection of `getData` and `submit`. */
export class InvalidForm extends Error {
  override readonly name = 'InvalidForm'
  readonly issues: readonly Issue[]
  /** Sources that the host has not supplied yet. */
  readonly needs: readonly Need[]

  constructor(issues: readonly Issue[], needs: readonly Need[]) {
    super(`${issues.length} issues, ${needs.length} needs`)
    this.issues = issues
    this.needs = needs
  }
}
