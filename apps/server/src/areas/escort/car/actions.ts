import * as Car from '@shouya/contract/controllers/Escort/car'
import { everything } from '../../../core/access/everything.ts'
import { handle } from '../../../core/handle.ts'
import { template } from '../../../core/importing/template.ts'
import { recycle } from '../../../core/recycle/recycle.ts'
import { checkVersion, find } from '../../../registers/find.ts'
import { page } from '../../../registers/page.ts'
import { onPaper } from '../onPaper.ts'
import { carOf } from './carOf.ts'
import { changeCarStatus } from './changeStatus.ts'
import { importCars } from './import.ts'
import { carImporter } from './importer.ts'
import { carConditions, selectCars, withMoves } from './rows.ts'
import { saveCar } from './save.ts'

export const escortCar = handle(Car, {
  async GetCarPageList(ctx, query) {
    const { rows, total } = await page(ctx.db, query, carConditions(ctx, query), {
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
    const before = await find(ctx, 'escort_car', id, 'lock')
    checkVersion(before, version)
    await recycle(ctx, { table: 'escort_car', id, name: before.plate_no })
    await everything(ctx.db).deleteFrom('escort_car').where('id', '=', id).execute()
    ctx.note({ table: 'escort_car', id, before, after: {} })
    return null
  },

  GetCarTemplate: (ctx) => template(ctx, carImporter),
  ImportCar: importCars,
})
