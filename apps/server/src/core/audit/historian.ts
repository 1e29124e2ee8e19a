import type { Ctx } from '../context.ts'

/** Who may read a record's history: whoever may read the record; only fields that the record shows. */
export type Historian = {
  /** Finds the record by the read rule of its page, else fails with 1002 or 403. */
  find(ctx: Ctx, id: number): Promise<unknown>
  shows(field: string): boolean
}

export type Shape = { readonly shape: Readonly<Record<string, unknown>> }

export const fieldsOf =
  ({ shape }: Shape) =>
  (field: string): boolean =>
    Object.hasOwn(shape, field)
