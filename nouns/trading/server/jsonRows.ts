import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'

/** Rows that are added up already, for a file, which takes rows of a statement. */
export const jsonRows = ({ db }: Pick<Ctx, 'db'>, lines: readonly object[]) =>
  db
    .selectFrom(
      sql<{ id: number; line: object }>`jsonb_to_recordset(${JSON.stringify(
        lines.map((line, index) => ({ id: index + 1, line })),
      )}::jsonb)`.as<'made'>(sql`made(id bigint, line jsonb)`),
    )
    .select(['made.id', 'made.line'])
    .orderBy('made.id')
