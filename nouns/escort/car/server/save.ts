import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { workingCompany } from '../../server/workingCompany.ts'
import type * as Car from '../contract.ts'
import { car } from '../noun.ts'
import { carIssues } from '../rules.ts'

const TABLE = car.table
const { scrapped } = car.states.codes
type Fields = Input<typeof Car.SaveCar>

export const saveCar: Handler<typeof Car.SaveCar> = (ctx, input) => keepCar(ctx, input)

/** Saves a vehicle from the form or from a workbook, which has no pictures. */
export async function keepCar(ctx: Ctx, { id, version, ...fields }: Fields) {
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before) {
    if (before.status === scrapped) fail('WrongState')
    if (fields.escort_company_id !== before.escort_company_id) failAt('escort_company_id', 'escort.companyFixed')
  } else await workingCompany(ctx, fields.escort_company_id)
  const issues = carIssues(fields)
  if (issues.length > 0) fail('BadInput', { data: issues })
  const photos = { photo_file_ids: { ids: fields.photo_file_ids, image: true } }
  await checkFiles(ctx, photos, before ? [{ table: TABLE, id: before.id }] : [])
  await checkUnique(ctx, id ?? 0, fields)
  const saved = await insertOrChange(ctx, TABLE, before, fields)
  await tieFiles(ctx, fields.photo_file_ids, { table: TABLE, id: saved.id })
  return saved
}

async function checkUnique({ db, lang }: Ctx, own: number, fields: Omit<Fields, 'id' | 'version'>) {
  const others = everything(db).selectFrom(TABLE).select('id').where('id', '<>', own)
  if (await others.where('plate_no', '=', fields.plate_no).where('status', '<>', scrapped).executeTakeFirst())
    failTaken(lang, 'plate_no', 'car.field.plate_no')
  const numbered = others
    .where('escort_company_id', '=', fields.escort_company_id)
    .where('car_seq', '=', fields.car_seq)
  if (await numbered.executeTakeFirst()) failTaken(lang, 'car_seq', 'car.field.car_seq')
  if (fields.rfid && (await others.where('rfid', '=', fields.rfid).executeTakeFirst()))
    failTaken(lang, 'rfid', 'car.field.rfid')
}
