import { type ErrorName, errors } from '@shouya/contract/errors'
import { type Lang, type MessageKey, message, type Params } from '@shouya/contract/messages'

type Details = {
  /** A more specific text than the error's own. */
  reason?: MessageKey
  params?: Params
  data?: unknown
}

/** A failure of the catalogue, which becomes an envelope. Any other exception becomes a 500. */
export class Failure extends Error {
  override readonly name: ErrorName
  readonly details: Details

  constructor(name: ErrorName, details: Details = {}) {
    super(`${name}${details.reason ? ` ${details.reason}` : ''}`)
    this.name = name
    this.details = details
  }

  get code(): number {
    return errors[this.name].code
  }

  get http(): number {
    return errors[this.name].http
  }

  /** The text in the caller's language; `{field}` parameters may be message keys. */
  text(lang: Lang): string {
    const { reason, params } = this.details
    return message(lang, reason ?? errors[this.name].message, params)
  }
}

/** Fails the action with an error of `contract/errors.ts`. */
export function fail(name: ErrorName, details?: Details): never {
  throw new Failure(name, details)
}

/** Fails the action with 1001 at one field. */
export function failAt(path: string, reason: MessageKey, params?: Params): never {
  throw new Failure('BadInput', { data: [{ path, reason, params }] })
}

/** Fails the action with 1003: `field` names what is taken, `path` is the field of the body. */
export function failTaken(lang: Lang, path: string, field: MessageKey): never {
  throw new Failure('Exists', { params: { field: message(lang, field) }, data: { path } })
}
