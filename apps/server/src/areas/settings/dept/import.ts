import { Add, Edit, type Import } from '@shouya/contract/controllers/AdminDept'
import { everything } from '../../../core/access/everything.ts'
import type { Ctx } from '../../../core/context.ts'
import type { Cell } from '../../../core/excel/cellText.ts'
import { failAt } from '../../../core/failure.ts'
import { prepared } from '../../../core/handle.ts'
import { bodyOf } from '../../../core/importing/bodyOf.ts'
import { parse } from '../../../core/parse.ts'
import { scopedBy } from '../../../db/scope.ts'
import { importRows, importSheet, type Values } from '../../../registers/importRows.ts'
import { deptImporter } from './importer.ts'
import { addDept, editDept } from './save.ts'

const people = ['leader_user_id', 'safety_user_id'] as const

/** Units from a workbook: each row goes the way of Add or Edit. */
export const importDepts = prepared<typeof Import, Cell[][]>(
  (call, { file_id }) => importSheet(call, file_id),
  (ctx, { update_existing, commit }, sheet) => {
    const made: number[] = []
    return importRows(ctx, deptImporter, { commit }, sheet, async (plain, values) => {
      const row = withUnits(plain, made)
      const body = { ...values, ...(await idsOf(row, values)) }
      const existing = await row.scoped
        .rows('dept')
        .selectAll()
        .where('dept_code', '=', String(values.dept_code ?? ''))
        .executeTakeFirst()
      if (existing && update_existing) {
        await editDept(row, parse(Edit.in, { ...bodyOf(Edit.in, existing), ...body }, row.lang))
        return 'updated'
      }
      const { id } = await addDept(row, parse(Add.in, { parent_id: null, ...body }, row.lang))
      made.push(id)
      return 'added'
    })
  },
)

/** A scope is made when a session is looked up: the units of this very sheet are not in it yet. */
function withUnits(ctx: Ctx, made: readonly number[]): Ctx {
  const { scope } = ctx.user
  if (scope.kind !== 'units') return ctx
  return { ...ctx, scoped: scopedBy(everything(ctx.db), { ...scope, ids: [...scope.ids, ...made] }) }
}

/** Parent and people by their code and user names. */
async function idsOf({ scoped }: Ctx, values: Values): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  if (values.parent_id !== undefined) {
    const code = String(values.parent_id)
    const parent = await scoped.rows('dept').select('id').where('dept_code', '=', code).executeTakeFirst()
    ids.parent_id = parent?.id ?? failAt('parent_id', 'input.unit')
  }
  for (const field of people) {
    if (values[field] === undefined) continue
    const name = String(values[field]).toLowerCase()
    const person = await scoped
      .rows('sys_user')
      .select('id')
      .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', name))
      .executeTakeFirst()
    ids[field] = person?.id ?? failAt(field, 'dept.person')
  }
  return ids
}
