import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

let serial = 0

type Saved = { id: number; version: number }

/** A category of products. */
export const makeCategory = async (post: Post, more: object = {}): Promise<Saved> =>
  granted(await post('Product/SaveCategory', { category_name: `产品分类${++serial}`, ...more }))

type By = { post: Post; id: number }

/** The account that maintains products in the tests' bank. */
export const trader = async (t: TestApp): Promise<By> => ({
  post: await t.as('trade_admin'),
  id: t.world.user.trade_admin,
})

/** What somebody writes of a product, with a category and a cover of its own where `more` has none. */
export const productBody = async (t: TestApp, by: By, more: object = {}) => ({
  ...{ product_code: `P-${++serial}`, product_name: `终端${serial}`, model: `M${serial}` },
  category_id: 'category_id' in more ? 0 : (await makeCategory(by.post)).id,
  cover_file_id: 'cover_file_id' in more ? 0 : await makeImage(t, by.id),
  ...{ sale_mode: 1, price: 10_000, agent_price: 8_000, stock: 5 },
  ...more,
})

/** A product that is off sale. */
export const makeProduct = async (t: TestApp, by: By, more: object = {}): Promise<Saved> =>
  granted(await by.post('Product/Save', await productBody(t, by, more)))

/** A product on sale. */
export const sellProduct = async (t: TestApp, by: By, more: object = {}): Promise<Saved> =>
  granted(await by.post('Product/ChangeStatus', { ...(await makeProduct(t, by, more)), command: 'offer' }))

/** What somebody writes of a consumable, with a category of its own where `more` has none. */
export const consumeBody = async (post: Post, more: object = {}) => ({
  ...{ consume_code: `C-${++serial}`, consume_name: `耗材${serial}`, spec: '卷/500' },
  category_id:
    'category_id' in more
      ? 0
      : (granted(await post('Consume/SaveCategory', { category_name: `耗材分类${++serial}` })) as Saved).id,
  ...{ unit: 3, pieces: 500, price: 9_800, agent_price: 8_000, stock: 10, warn_stock: 4 },
  ...more,
})

/** A consumable that is off sale. */
export const makeConsume = async (post: Post, more: object = {}): Promise<Saved> =>
  granted(await post('Consume/Save', await consumeBody(post, more)))

/** A consumable on sale. */
export const sellConsume = async (post: Post, more: object = {}): Promise<Saved> =>
  granted(await post('Consume/ChangeStatus', { ...(await makeConsume(post, more)), command: 'offer' }))
