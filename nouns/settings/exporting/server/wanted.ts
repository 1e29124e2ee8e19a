import type { Input } from '@shouya/contract/action'
import type { Exporters } from '@shouya/nouns/manifest.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Exporter } from '@shouya/server/registers/exporter.ts'
import type { Export } from '../../exporting/contract.ts'

export type Asked = Input<typeof Export>
export type Wanted = {
  exporter: Exporter
  query: never
  columns: readonly string[]
  plain: boolean
  ids: readonly number[] | undefined
}

/**
 * Checks a requested export: known columns, a valid query of the list, and sensitive columns plain only for callers who
 * may see them and give a reason.
 */
export function wantedOf(exporters: Exporters, { user }: Pick<Ctx, 'user'>, asked: Asked): Wanted {
  const exporter = exporters[asked.controller]
  const { columns, filters, ids, reason } = asked
  const unknown = columns.find((column) => !Object.hasOwn(exporter.columns, column))
  if (unknown !== undefined) failAt(`columns.${columns.indexOf(unknown)}`, 'input.columns')
  const parsed = exporter.query.safeParse(filters)
  if (!parsed.success) failAt(`filters.${parsed.error.issues[0]?.path.join('.') ?? ''}`, 'input.required')
  const plain = reason !== undefined
  if (plain) {
    const grants = columns.flatMap((column) => exporter.sensitive?.[column] ?? [])
    if (grants.length === 0) failAt('reason', 'export.nothingSensitive')
    if (!grants.every(({ id, operation }) => can(user, id, operation))) fail('NoOperation')
  }
  return { exporter, query: parsed.data as never, columns, plain, ids }
}
