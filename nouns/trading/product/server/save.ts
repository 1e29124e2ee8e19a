import type { Input } from '@shouya/contract/action'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { keepFiles } from '@shouya/server/core/files/keepFiles.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { CLOSED } from '../../productCategory/server/categoryTree.ts'
import type * as Contract from '../contract.ts'
import { product } from '../noun.ts'
import { isLeased, keptParam, type Param, paramIssues, priceIssues } from '../rules.ts'

type Content = Input<typeof Contract.Save>

/** Enters a product, or changes one. */
export const saveProduct: Handler<typeof Contract.Save> = async (ctx, input) => {
  const { id, version } = input
  const before = await findSeen(ctx, product.table, { id, version })
  const params = input.has_device_ctrl ? input.param_schema.map(keptParam) : []
  const issues = [...priceIssues(input), ...paramIssues(params)]
  if (issues.length > 0) fail('BadInput', { data: issues })
  await checkCodes(ctx.db, product, input)
  if (input.stock < (before?.reserved ?? 0))
    failAt('stock', 'product.refused.reserved', { count: before?.reserved ?? 0 })
  const category_name = await categoryOf(ctx, input.category_id, before?.category_id)
  await checkUnique(ctx, input)
  const files = [input.cover_file_id, ...input.image_file_ids]
  await checkFiles(
    ctx,
    {
      cover_file_id: { ids: [input.cover_file_id], image: true },
      image_file_ids: { ids: input.image_file_ids, image: true },
    },
    before ? [{ table: product.table, id: before.id }] : [],
  )
  const leased = isLeased(input.sale_mode)
  const fields = {
    ...enteredOf(product, input),
    detail: cleanHtml(input.detail ?? '') || null,
    lease_fee: leased ? input.lease_fee : null,
    deposit: leased ? input.deposit : null,
  }
  const saved = await insertOrChange(
    ctx,
    product.table,
    before,
    { ...fields, param_schema: JSON.stringify(params) },
    {
      log: {
        before: before && loggedOf(before, (await categoryName(ctx, before.category_id)) ?? '', before.param_schema),
        after: loggedOf(fields, category_name, params),
      },
    },
  )
  await keepFiles(ctx, files, { table: product.table, id: saved.id })
  return saved
}

type Logged = { detail: string | null; category_id: number }

/** A product as the log has it: words instead of markup and ids, a line for each parameter. */
function loggedOf<R extends Logged>({ detail, category_id: _, ...row }: R, category_name: string, params: unknown) {
  return {
    ...Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(product.fields, column))),
    category_name,
    detail: detail && textOfHtml(detail),
    params: (params as Param[]).map(paramLine).join('; '),
  }
}

const paramLine = ({ key, label, min, max, unit, default: first }: Param): string =>
  [label, key, (min !== null || max !== null) && `${min ?? ''}–${max ?? ''}`, unit, first !== null && `= ${first}`]
    .filter(Boolean)
    .join(' ')

async function categoryName({ db }: Pick<Ctx, 'db'>, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('product_category').select('category_name').where('id', '=', id).executeTakeFirst()
  return row?.category_name
}

/** The name of a category that takes products; the one before may be closed. */
async function categoryOf({ db }: Ctx, id: number, before: number | undefined): Promise<string> {
  const row = await db
    .selectFrom('product_category')
    .select(['category_name', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || (row.status === CLOSED && id !== before)) failAt('category_id', 'product.refused.category')
  return row.category_name
}

async function checkUnique({ db, lang }: Ctx, { id = 0, product_code }: Content): Promise<void> {
  const other = db.selectFrom('product').select('id').where('id', '<>', id).where('product_code', '=', product_code)
  if (await other.executeTakeFirst()) failTaken(lang, 'product_code', 'product.field.product_code')
}
