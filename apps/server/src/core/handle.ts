import type { Action, ActionsOf, Input, Result } from '@shouya/contract/action'
import type { Call, Ctx, Principal, PublicCtx } from './context.ts'

type CtxOf<A extends Action> = A['access'] extends 'public' ? PublicCtx : Ctx

/** Slow work before the transaction opens (design section 5): argon2, images, file types. */
export type Prepare<A extends Action, P> = (
  call: Call & { readonly user: A['access'] extends 'public' ? Principal | null : Principal },
  input: Input<A>,
) => Promise<P>

type Run<A extends Action, P = undefined> = (ctx: CtxOf<A>, input: Input<A>, prepared: P) => Promise<Result<A>>

/** A handler with the type of its preparation erased; `prepared` checks that the two fit. */
export type Handler<A extends Action> = Run<A> | { prepare: Prepare<A, never>; run: Run<A, never> }

/** A handler with slow work before its transaction; `run` gets the result of `prepare`. */
export function prepared<A extends Action, P>(prepare: Prepare<A, P>, run: Run<A, P>): Handler<A> {
  return { prepare, run } as unknown as Handler<A>
}

/** One controller with a handler for each of its actions. */
export type Noun = { readonly entries: readonly { action: Action; handler: Handler<Action> }[] }

/** Binds handlers to a controller of the contract: a missing handler is a type error. */
export function handle<M extends Record<string, unknown>>(
  controller: M,
  handlers: { [K in keyof ActionsOf<M>]: Handler<ActionsOf<M>[K]> },
): Noun {
  const entries = Object.entries(handlers).map(([name, handler]) => ({
    action: controller[name] as Action,
    handler: handler as Handler<Action>,
  }))
  return { entries }
}
