import { action } from '@shouya/contract/action'
import { expiry, fileRow, printIds } from '@shouya/contract/escort'
import { id, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  importAction,
  pageAction,
  queryOf,
  reason,
  templateAction,
} from '@shouya/contract/nounActions'
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

export const carRow = z.object({
  id,
  version,
  ...listFields(car),
  /** The company has asked to scrap it; the bank has not decided. */
  scrap_asked: z.boolean(),
  moves: allowedMoves(car),
})

export const carDetail = carRow
  .extend({ ...detailFields(car), photos: z.array(fileRow) })
  .omit({ photo_file_ids: true })

const query = queryOf(car, { expiry })

export type CarFilters = FiltersIn<typeof query>

/** Vehicles of the companies that serve the caller's units; an outsider's own. `keywords`: plate, number, model. */
export const GetCarPageList = pageAction(car, query.list, carRow)

export const GetCar = getAction(car, carDetail)

/** Vehicles as the sheets that are filed have them (domain 3.2), with their pictures, in the order of `ids`. Logged. */
export const GetCarPrintList = action('Escort', 'GetCarPrintList', {
  kind: 'write',
  access: grant('query'),
  in: printIds,
  out: printed(carDetail),
})

const { photo_file_ids: _, ...fields } = enteredFields(car)

/** The columns of a workbook: all fields but the pictures. */
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
export const DeleteCar = deleteAction(car)

/**
 * Moves a vehicle on (domain 3.2): its company sends it to `repair` and takes it back (`repaired`), and asks to `scrap` it;
 * the bank stops and starts it, and confirms or refuses the scrapping that somebody else asked for. 1004 otherwise.
 */
export const ChangeCarStatus = commandAction(car, 'ChangeCarStatus', reason)

export const GetCarTemplate = templateAction(car)

/** Vehicles from a workbook by the rules of SaveCar, without pictures. Key: `plate_no`. */
export const ImportCar = importAction(car)
