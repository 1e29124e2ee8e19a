import { action } from '@shouya/contract/action'
import { expiry, fileRow, optional, printIds, reason } from '@shouya/contract/escort'
import {
  date,
  datetime,
  dictCode,
  id,
  line,
  nothing,
  one,
  oneSeen,
  pageQuery,
  saved,
  version,
} from '@shouya/contract/fields'
import { importBody, importResult, madeFile } from '@shouya/contract/importing'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'escort_car', operation })
const query = grant('query')

/** What may be done with a vehicle in its state; the server says which of them the caller may. */
export const carMoves = ['repair', 'repaired', 'stop', 'start', 'scrap', 'confirmScrap', 'refuseScrap'] as const

export const carRow = z.object({
  id,
  version,
  escort_company_id: id,
  company_name: z.string(),
  plate_no: z.string(),
  car_seq: z.string(),
  car_type: dictCode,
  brand_model: z.string().nullable(),
  inspect_end: date,
  insure_end: date,
  /** Dictionary car_status: 1 in use, 2 in repair, 3 stopped, 4 scrapped. */
  status: dictCode,
  status_reason: z.string().nullable(),
  /** The company has asked to scrap it; the bank has not decided. */
  scrap_asked: z.boolean(),
  moves: z.array(z.enum(carMoves)),
  create_time: datetime,
})

const list = pageQuery(['create_time', 'plate_no', 'car_seq', 'inspect_end', 'insure_end'], {
  escort_company_id: id.optional(),
  car_type: z.array(dictCode).max(10).optional(),
  status: z.array(dictCode).max(10).optional(),
  expiry,
  scrap_asked: z.literal(true).optional(),
})

export type CarFilters = z.output<typeof list>

/** Vehicles of the companies that serve the caller's units; an outsider's own. `keywords`: plate, number, model. */
export const GetCarPageList = action('Escort', 'GetCarPageList', {
  kind: 'read',
  access: query,
  list: 'page',
  in: list,
  out: carRow,
})

export const carDetail = carRow.extend({
  frame_no: z.string(),
  engine_no: z.string().nullable(),
  protect_standard: z.string().nullable(),
  gps_no: z.string().nullable(),
  video_no: z.string().nullable(),
  rfid: z.string().nullable(),
  photos: z.array(fileRow),
  use_date: date.nullable(),
  scrap_date: date.nullable(),
  scrap_reason: z.string().nullable(),
  scrap_user_name: z.string().nullable(),
  remark: z.string().nullable(),
  create_user_name: z.string().nullable(),
})

export const GetCar = action('Escort', 'GetCar', { kind: 'read', access: query, in: one, out: carDetail })

/** Vehicles as the sheets that are filed have them (domain 3.2), with their pictures, in the order of `ids`. Logged. */
export const GetCarPrintList = action('Escort', 'GetCarPrintList', {
  kind: 'write',
  access: query,
  in: printIds,
  out: printed(carDetail),
})

export const carFields = {
  escort_company_id: id,
  plate_no: z
    .string()
    .trim()
    .regex(/^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-HJ-NP-Z0-9]{5,6}$/),
  car_seq: line(20, 1),
  car_type: z.int().min(1).max(4),
  brand_model: optional(line(50, 1)),
  frame_no: z
    .string()
    .trim()
    .regex(/^[A-HJ-NPR-Z0-9]{17}$/),
  engine_no: optional(line(30, 1)),
  protect_standard: optional(line(50, 1)),
  inspect_end: date,
  insure_end: date,
  gps_no: optional(line(50, 1)),
  video_no: optional(line(50, 1)),
  rfid: optional(line(50, 1)),
  use_date: optional(date),
  remark: optional(line(500, 1)),
}

/**
 * Enters a vehicle or changes its data (domain 3.2); its company stays. A company that is not working with the bank gets no
 * new ones (1001). Cash trucks (types 1 and 4) name their protection standard. 1003 plate, number in the company or RFID
 * taken. One to three pictures.
 */
export const SaveCar = action('Escort', 'SaveCar', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...carFields,
    photo_file_ids: z.array(id).min(1).max(3),
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
  in: z.strictObject({ id, version, command: z.enum(carMoves), reason }),
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
