import { everything } from '@shouya/server/core/access/everything.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { page } from '@shouya/server/registers/page.ts'
import { onPaper } from '../../server/onPaper.ts'
import * as Car from '../contract.ts'
import { changeCarStatus } from './changeStatus.ts'
import { carImporter, importCars } from './import.ts'
import { carConditions, carOf, selectCars, withMoves } from './rows.ts'
import { saveCar } from './save.ts'

export const escortCar = handle(Car, {
  async GetCarPageList(ctx, query) {
    const { rows, total } = await page(ctx.db, query, carConditions(ctx)(query), {
      table: 'escort_car',
      rows: selectCars(ctx),
      count: ctx.scoped.rows('escort_car'),
    })
    return { rows: rows.map((row) => withMoves(ctx, row)), total }
  },

  GetCar: (ctx, { id }) => carOf(ctx, id),
  GetCarPrintList: (ctx, { ids }) => onPaper(ctx, { table: 'escort_car', ids, rowOf: carOf }),

  SaveCar: saveCar,
  ChangeCarStatus: changeCarStatus,

  async DeleteCar(ctx, { id, version }) {
    const before = await findSeen(ctx, 'escort_car', { id, version })
    await recycle(ctx, { table: 'escort_car', id, name: before.plate_no })
    await everything(ctx.db).deleteFrom('escort_car').where('id', '=', id).execute()
    ctx.note({ table: 'escort_car', id, before, after: {} })
    return null
  },

  GetCarTemplate: (ctx) => template(ctx, carImporter),
  ImportCar: importCars,
})
