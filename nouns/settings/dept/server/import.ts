import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import { bodyOf } from '@shouya/server/core/importing/bodyOf.ts'
import type { Importer } from '@shouya/server/core/importing/importer.ts'
import { importRows, importSheet, type Values } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import { importColumns } from '@shouya/server/noun/importColumns.ts'
import type { Selectable } from 'kysely'
import { Add, Edit, type Import } from '../contract.ts'
import { dept } from '../noun.ts'
import { addDept, editDept, tellTree } from './save.ts'
import { lockTree } from './tree.ts'

/** The sheet of units (domain 1.1). Parents and people are named by what a person knows of them. */
export const deptImporter: Importer = {
  action: 'AdminDept/Import',
  title: 'dept.import.title',
  route: dept.route,
  columns: importColumns(dept, {
    dept_code: { hint: 'dept.import.key' },
    dept_name: {},
    parent_name: { title: 'dept.import.parent', required: true, hint: 'dept.import.parentCode' },
    dept_type: {},
    short_name: {},
    region_code: { hint: 'dept.import.outlet' },
    address: { hint: 'dept.import.outlet' },
    lng: {},
    lat: {},
    phone: {},
    leader_user_name: { title: 'dept.import.leader', hint: 'dept.import.people' },
    safety_user_name: { title: 'dept.import.safety', hint: 'dept.import.people' },
    business_begin: { hint: 'dept.import.outlet' },
    business_end: { hint: 'dept.import.outlet' },
    business_days: { required: false, hint: 'dept.import.days' },
    deliver_time: {},
    collect_time: {},
    risk_level: { hint: 'dept.import.outlet' },
    has_cash: {},
    has_vault: {},
    has_self_service: {},
    alarm_code: {},
    police_station: {},
    open_date: {},
    close_date: {},
    sort: { required: false },
    status: { required: false, hint: 'dept.import.status' },
    remark: {},
  }),
}

const people = ['leader_user_id', 'safety_user_id'] as const

/** Units from a workbook: each row goes the way of Add or Edit. */
export const importDepts = (left: AllNouns['left']) =>
  prepared<typeof Import, Cell[][]>(
    async (call, { file_id, update_existing }) => {
      // Asked once and before: of a row it would pass for a mistake in it. New units have neither head nor anything below.
      if (update_existing) await checkProof({ ...call, db: call.services.database.kysely as never })
      return importSheet(call, file_id)
    },
    async (ctx, { update_existing, commit }, sheet) => {
      const made = new Map<string, number>()
      await lockTree(ctx.db)
      const result = await importRows(ctx, deptImporter, { commit }, sheet, async (plain, values) => {
        const codes = [values.dept_code, values.parent_id].map((code) => String(code ?? ''))
        const row = withUnits(
          plain,
          codes.flatMap((code) => made.get(code) ?? []),
        )
        const named = await row.scoped.rows('dept').selectAll().where('dept_code', 'in', codes).execute()
        const body = { ...values, ...(await idsOf(row, values, named)) }
        const existing = named.find(({ dept_code }) => dept_code === values.dept_code)
        if (existing && update_existing) {
          await editDept(row, left, parse(Edit.in, { ...bodyOf(Edit.in, existing), ...body }, row.lang))
          return 'updated'
        }
        const { id } = await addDept(row, parse(Add.in, { parent_id: null, ...body }, row.lang))
        made.set(String(values.dept_code), id)
        return 'added'
      })
      if (result.committed) await tellTree(ctx)
      return result
    },
  )

/** A scope is made when a session is looked up: the units of this very sheet that a row names are not in it yet. */
function withUnits(ctx: Ctx, made: readonly number[]): Ctx {
  const { scope } = ctx.user
  if (scope.kind !== 'units') return ctx
  return {
    ...ctx,
    scoped: scopedBy(everything(ctx.db), { ...ctx.user, scope: { ...scope, ids: [...scope.ids, ...made] } }),
  }
}

type Unit = Selectable<DB['dept']>

/** Parent and people by their code and user names. */
async function idsOf({ scoped }: Ctx, values: Values, units: readonly Unit[]): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  if (values.parent_id !== undefined) {
    const code = String(values.parent_id)
    ids.parent_id = units.find(({ dept_code }) => dept_code === code)?.id ?? failAt('parent_id', 'input.unit')
  }
  for (const field of people) {
    if (values[field] === undefined) continue
    const name = String(values[field]).toLowerCase()
    const person = await scoped
      .rows('sys_user')
      .select('id')
      .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', name))
      .executeTakeFirst()
    ids[field] = person?.id ?? failAt(field, 'dept.refused.person')
  }
  return ids
}
