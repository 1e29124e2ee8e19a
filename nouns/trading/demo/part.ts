import type { Ctx } from '@shouya/server/core/context.ts'
import { addFile } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { openOffice } from '@shouya/server/demo/office.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Kysely } from 'kysely'
import { changeStatus as changeConsume } from '../consume/server/changeStatus.ts'
import { saveConsume } from '../consume/server/save.ts'
import { consumeCategories as kept } from '../consumeCategory/server/category.ts'
import { changeStatus as changeProduct } from '../product/server/changeStatus.ts'
import { saveProduct } from '../product/server/save.ts'
import { saveCategory } from '../productCategory/server/saveCategory.ts'
import { relate } from '../productConsume/server/relate.ts'
import { consumeCategories, consumePlans, productCategories, productPlans } from './goodsPlans.ts'
import { named } from './pictures.ts'

export const part: DemoPart = {
  title: 'products and consumables',
  // Its pictures come after the files of others, whose ids stay.
  after: ['portal', 'portal/feedback'],
  tables: ['product_category', 'product', 'consume_category', 'consume', 'product_consume'],
  pictures: new URL('./pictureWorker.ts', import.meta.url),
  fill: fillGoods,
}

/** Minutes after midnight, and days before today. */
const ENTERED = 9 * 60 + 20
const CATEGORIES = -150
const GOODS = -140

const fen = (yuan: number): number => Math.round(yuan * 100)

async function fillGoods(tx: Kysely<DB>, { people, services, days, pictures }: Ground) {
  const by = people.find(({ username }) => username === 'trade_admin')
  if (!by) throw new Error('nobody is trade_admin')
  const office = await openOffice(tx, people, services)
  const on = (day: number) => office.as(by, days.at(day, ENTERED))
  const consumes = await fillConsumes(on)
  const categories = new Map<string, number>()
  for (const [nth, { name, below }] of productCategories.entries()) {
    const parent_id = below === undefined ? null : (categories.get(below) ?? null)
    const fields = { parent_id, category_name: name, sort: (nth + 1) * 10, status: 1 as const }
    categories.set(name, (await saveCategory(on(CATEGORIES), fields)).id)
  }
  const files = named(pictures)
  for (const [nth, plan] of productPlans.entries()) {
    const ctx = on(GOODS + nth)
    const stored = files.get(plan.picture)
    if (!stored) throw new Error(`no picture ${plan.picture}`)
    const file = { name: `${plan.code}.png`, folder: 'trade', mime: 'image/png', userId: by.id, now: ctx.now }
    const product = await saveProduct(ctx, {
      ...{ ...saidOf(plan), category_id: categories.get(plan.category) ?? 0, sort: (nth + 1) * 10 },
      ...{ cover_file_id: await addFile(ctx.db, { ...stored, ...file }), image_file_ids: [] },
    })
    const needs = (plan.needs ?? []).map(({ code, qty = 1, optional = false }) => ({
      ...{ consume_id: consumes.get(code) ?? 0, qty_per_use: qty, required: !optional },
    }))
    const related = await relate(ctx, { ...product, consumes: needs })
    if (plan.state === 'off') continue
    const command = plan.state === 'discontinued' ? 'discontinue' : 'offer'
    await changeProduct(ctx, { ...related, command })
  }
  return { products: productPlans.length, consumables: consumePlans.length }
}

/** What a plan says of a product itself. */
function saidOf({ code, name, model, mode, yuan, stock, about, params }: (typeof productPlans)[number]) {
  const [price, agent, rent, deposit] = yuan
  const [lead, ...points] = about
  const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : ''
  return {
    ...{ product_code: code, product_name: name, model, sale_mode: mode, price: fen(price), agent_price: fen(agent) },
    lease_fee: rent === undefined ? null : fen(rent),
    deposit: deposit === undefined ? null : fen(deposit),
    ...{ stock, warranty_months: 24, detail: `<p>${lead}</p>${list}`, remark: null },
    ...{ has_device_ctrl: params !== undefined, param_schema: [...(params ?? [])] },
  }
}

/** The consumables by their numbers. */
async function fillConsumes(on: (day: number) => Ctx): Promise<ReadonlyMap<string, number>> {
  const categories = new Map<string, number>()
  for (const [nth, category_name] of consumeCategories.entries()) {
    const fields = { category_name, sort: (nth + 1) * 10, status: 1 as const }
    categories.set(category_name, (await kept.actions.SaveCategory(on(CATEGORIES), fields)).id)
  }
  const consumes = new Map<string, number>()
  for (const [nth, plan] of consumePlans.entries()) {
    const ctx = on(CATEGORIES + 1 + Math.floor(nth / 2))
    const [price, agent] = plan.yuan
    const saved = await saveConsume(ctx, {
      ...{ consume_code: plan.code, consume_name: plan.name, category_id: categories.get(plan.category) ?? 0 },
      ...{ spec: plan.spec, unit: plan.unit, pieces: plan.pieces, price: fen(price), agent_price: fen(agent) },
      ...{ per_use_qty: 1, shelf_months: plan.shelf ?? null, stock: plan.stock, warn_stock: plan.warn, remark: null },
    })
    consumes.set(plan.code, saved.id)
    if (!plan.off) await changeConsume(ctx, { ...saved, command: 'offer' })
  }
  return consumes
}
