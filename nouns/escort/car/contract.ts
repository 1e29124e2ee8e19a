import { action } from '@shouya/contract/action'
import { expiry, fileRow, printIds, reason } from '@shouya/contract/escort'
import { dictCode, id, nothing, one, oneSeen, pageQuery, saved, version } from '@shouya/contract/fields'
import { importBody, importResult, madeFile } from '@shouya/contract/importing'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'
import { car } from './noun.ts'

const grant = grantOf(car)
const moves = allowedMoves(car)

export const carRow = z.object({
  id,
  version,
  ...listFields(car),
  /** The company has asked to scrap it; the bank has not decided. */
  scrap_asked: z.boolean(),
  moves,
})

const list = pageQuery(['create_time', 'plate_no', 'car_seq', 'inspect_end', 'insure_end'], {
  escort_company_id: id.optional(),
  car_type: z.array(dictCode).max(10).optional(),
  status: z.array(dictCode).max(10).optional(),
  expiry,
  scrap_asked: z.literal(true).optional(),
})

export type CarFilters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Vehicles of the companies that serve the caller's units; an outsider's own. `keywords`: plate, number, model. */
export const GetCarPageList = action('Escort', 'GetCarPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: carRow,
})

export const carDetail = carRow
  .extend({ ...detailFields(car), photos: z.array(fileRow) })
  .omit({ photo_file_ids: true })

export const GetCar = action('Escort', 'GetCar', { kind: 'read', access: grant('query'), in: one, out: carDetail })

/** Vehicles as the sheets that are filed have them (domain 3.2), with their pictures, in the order of `ids`. Logged. */
export const GetCarPrintList = action('Escort', 'GetCarPrintList', {
  kind: 'write',
  access: grant('query'),
  in: printIds,
  out: printed(carDetail),
})

const { photo_file_ids: _, ...fields } = enteredFields(car)

/** What a workbook says of a vehicle: all but its pictures. */
export const carBody = z.strictObject(fields)

/**
 * Enters a vehicle or changes its data (domain 3.2); its company stays. A company that is not working with the bank gets no
 * new ones (1001). Cash trucks (types 1 and 4) name their protection standard. 1003 plate, number in the company or RFID
 * taken. One to three pictures.
 */
export const SaveCar = action('Escort', 'SaveCar', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: carBody.extend({
    id: id.optional(),
    version: version.optional(),
    ...requiredFields(car, 'photo_file_ids'),
  }),
  out: saved,
})

/** A vehicle that was entered by mistake: 1006 when anything refers to it. */
export const DeleteCar = action('Escort', 'DeleteCar', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})

/**
 * Moves a vehicle on (domain 3.2): its company sends it to `repair` and takes it back (`repaired`), and asks to `scrap` it;
 * the bank stops and starts it, and confirms or refuses the scrapping that somebody else asked for. 1004 otherwise.
 */
export const ChangeCarStatus = action('Escort', 'ChangeCarStatus', {
  kind: 'write',
  access: grant('change_status'),
  in: z.strictObject({ id, version, command: moves.element, reason }),
  out: saved,
})

/** The workbook to fill in, in the caller's language. */
export const GetCarTemplate = action('Escort', 'GetCarTemplate', {
  kind: 'write',
  access: grant('import'),
  in: z.strictObject({}),
  out: madeFile,
})

/** Vehicles from a workbook by the rules of SaveCar, without pictures. Key: `plate_no`. */
export const ImportCar = action('Escort', 'ImportCar', {
  kind: 'write',
  access: grant('import'),
  timeout: 300_000,
  in: importBody,
  out: importResult,
})
