import type { z } from 'zod'

/** One operation of one permission, e.g. `{ id: 'daily_key', operation: 'add' }` (catalogue: domain 14.1). */
export type Grant = { readonly id: string; readonly operation: string }

/**
 * Who may call an action. The dispatcher enforces it before the handler runs.
 * - `public`: no session (each one is listed by name in a test)
 * - `signedIn`: any session
 * - a grant, or any one of several
 * - a closed table from one body field to a grant: by its presence (Save: without id `add`, with id `edit`; what is
 *   everybody's own without it may be open to any session)
 *   or by its value (Audit by `command`); a value outside the table is refused as bad input.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | Grant
  | { readonly anyOf: readonly Grant[] }
  | { readonly by: string; readonly absent: Grant | 'signedIn'; readonly present: Grant }
  | { readonly by: string; readonly values: Readonly<Record<string, Grant>> }

/** The transport of a list's rows: `page` returns Total, `keyset` takes a cursor and returns Next. */
export type ListKind = 'page' | 'keyset'

export type ActionOptions = {
  /** `read` runs outside a transaction and leaves no audit row; `write` runs in one with idempotency and audit. */
  readonly kind: 'read' | 'write'
  readonly access: Access
  readonly list?: ListKind
  /** Milliseconds that the console waits; 5,000 by default (spec 000 section 9). */
  readonly timeout?: number
  /** The reply contains a secret: it is not kept for repeats, which fail with 1008 instead. */
  readonly secret?: true
  /** Moves money or quantities, or sets them aside (domain 11.1 rule 5): without an idempotency key it is refused (1001). */
  readonly money?: true
  /** Bytes of the largest body; 1 MiB by default. */
  readonly largest?: number
  /**
   * Works without a network: the last reply of a read is kept on the user's device, sealed; a write waits there in a
   * queue and is sent later with its key. Such a write takes `filed_at`, the device's time of entry.
   */
  readonly offline?: true
  /**
   * Leaves nothing that leads to its caller (ADR 066): no idempotency key and no audit row, not even of a failure. Of a
   * write; `true`, or the flag of the body that makes it so.
   */
  readonly traceless?: true | string
}

export type Action<
  C extends string = string,
  N extends string = string,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  L extends ListKind | undefined = ListKind | undefined,
> = Omit<ActionOptions, 'list'> & {
  readonly controller: C
  readonly name: N
  readonly in: I
  readonly out: O
  readonly list: L
}

/**
 * Declares the wire format of `POST /api/{controller}/{name}`. `in` is a strict object (unknown fields are refused with
 * 1001), `out` the shape of `Data` (of one row when `list` is set); a column that `out` does not name cannot leave the
 * server.
 */
export function action<
  const C extends string,
  const N extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  const L extends ListKind | undefined = undefined,
>(
  controller: C,
  name: N,
  options: Omit<ActionOptions, 'list'> & { readonly in: I; readonly out: O; readonly list?: L },
): Action<C, N, I, O, L> {
  return { ...options, controller, name, list: options.list as L }
}

/** The input of a handler: the parsed body. */
export type Input<A extends Action> = z.output<A['in']>

/** The body as the caller sends it. */
export type Body<A extends Action> = z.input<A['in']>

/** One row, or all of `Data` of an action without a list. */
export type Row<A extends Action> = z.output<A['out']>

/** The result of a handler. */
export type Result<A extends Action> = A['list'] extends 'page'
  ? { rows: Row<A>[]; total: number }
  : A['list'] extends 'keyset'
    ? { rows: Row<A>[]; next: string | null }
    : Row<A>

/** The actions among the exports of a controller file (its schemas are exported too). */
export type ActionsOf<M> = { [K in keyof M as M[K] extends Action ? K : never]: M[K] extends Action ? M[K] : never }

/** Whether a call with this body leaves nothing that leads to its caller. */
export const isTraceless = ({ traceless }: Pick<Action, 'traceless'>, body: unknown): boolean =>
  traceless === true || (traceless !== undefined && (body as Record<string, unknown> | null)?.[traceless] === true)
