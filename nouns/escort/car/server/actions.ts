import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { onPaper } from '../../server/onPaper.ts'
import * as Car from '../contract.ts'
import { car as noun } from '../noun.ts'
import { changeCarStatus } from './changeStatus.ts'
import { carImporter, importCars } from './import.ts'
import { conditionsOf, detailOf, rowOf, selectCars } from './rows.ts'
import { saveCar } from './save.ts'

const reads = readActions(noun, {
  conditionsOf,
  select: selectCars,
  listed: (ctx, rows) => rows.map(rowOf(ctx)),
  detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
})

export const escortCar = handle(Car, {
  ...reads,
  GetCarPrintList: (ctx, { ids }) => onPaper(ctx, noun, ids, reads.GetCar),

  SaveCar: saveCar,
  ChangeCarStatus: changeCarStatus,

  async DeleteCar(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    return discard(ctx, noun, before, { name: before.plate_no })
  },

  GetCarTemplate: (ctx) => template(ctx, carImporter),
  ImportCar: importCars,
})
