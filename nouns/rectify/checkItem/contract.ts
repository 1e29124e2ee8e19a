import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, line, nothing, one, pageQuery, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'check_item', operation })

const limit = z.number().min(-9_999_999).max(9_999_999).multipleOf(0.01).nullable().default(null)

/** Dictionary check_scene: 1 to 3 the sessions of the daily check, 4 to 8 other checks (domain 4.1). */
const scene = z.int().min(1).max(8)

export const checkItemRow = z.object({
  id,
  version,
  scene: dictCode,
  item_code: z.string(),
  /** Dictionary check_category. */
  category: dictCode,
  content: z.string(),
  standard: z.string().nullable(),
  /** 1 normal/abnormal/not applicable, 2 a number, 3 a text, 4 a score of at most `full_score`. */
  result_type: dictCode,
  full_score: z.number(),
  /** Of a number: what it counts; `HH:mm` is a time of the day in minutes since midnight. */
  value_unit: z.string().nullable(),
  /** A number outside of these is not normal. */
  min_value: z.number().nullable(),
  max_value: z.number().nullable(),
  /** Dictionary check_register: what knows the answer, so that another one needs a reason. */
  known_by: dictCode.nullable(),
  /** Of devices out of order (4): dictionary device_type. */
  known_devices: z.array(dictCode),
  /** 0 never, 1 when abnormal, 2 always. */
  need_photo: dictCode,
  /** Dictionary hazard_level. */
  risk_level: dictCode,
  /** Only for units of these types (dictionary dept_type); none are all. */
  dept_types: z.array(dictCode),
  need_vault: z.boolean(),
  need_self_service: z.boolean(),
  effective_begin: date.nullable(),
  effective_end: date.nullable(),
  sort: z.int(),
  status: dictCode,
  /** The branch that it is only for; the whole bank without. */
  owner_dept_id: id.nullable(),
  owner_dept_name: z.string().nullable(),
  /** The caller may change it: items of the whole bank need the whole bank in scope. */
  mine: z.boolean(),
  create_time: datetime,
})

const list = pageQuery(['sort', 'item_code', 'create_time'], {
  scene: scene.optional(),
  category: z.array(dictCode).max(10).optional(),
  risk_level: dictCode.optional(),
  status: z.literal([0, 1]).optional(),
  owner_dept_id: id.optional(),
})

export type Filters = z.output<typeof list>

/** Items of the whole bank and of the branches in scope. `keywords`: number, content. */
export const GetPageList = action('CheckItem', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: checkItemRow,
})

export const Get = action('CheckItem', 'Get', { kind: 'read', access: grant('query'), in: one, out: checkItemRow })

/**
 * Enters or changes an item. Checks that were filed keep their own copy. Without the whole bank in scope only items of a
 * branch in scope (403). 1001 a score without its full score, an end before its
 * beginning, limits the wrong way round, devices out of order without their kinds; 1003 number taken in the scene.
 */
export const Save = action('CheckItem', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    scene,
    item_code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,10}$/),
    category: z.int().min(1).max(9),
    content: line(200, 2),
    standard: line(500).nullable().default(null),
    result_type: z.int().min(1).max(4).default(1),
    full_score: z.number().min(0).max(9999).multipleOf(0.1).default(0),
    value_unit: line(10).nullable().default(null),
    min_value: limit,
    max_value: limit,
    known_by: z.int().min(1).max(4).nullable().default(null),
    known_devices: z.array(dictCode).max(20).default([]),
    need_photo: z.int().min(0).max(2).default(1),
    risk_level: z.int().min(1).max(3).default(1),
    dept_types: z.array(z.int().min(1).max(7)).max(7).default([]),
    need_vault: z.boolean().default(false),
    need_self_service: z.boolean().default(false),
    effective_begin: date.nullable().default(null),
    effective_end: date.nullable().default(null),
    sort: z.int().min(0).max(9999).default(100),
    owner_dept_id: id.nullable().default(null),
  }),
  out: saved,
})

/** Switches an item on or off from the next check on. */
export const Enable = action('CheckItem', 'Enable', {
  kind: 'write',
  access: grant('enable'),
  in: z.strictObject({ id, version, status: z.literal([0, 1]) }),
  out: saved,
})

/** Puts the items of one scene into the given order. 1001 items of several scenes, or one twice. */
export const Sort = action('CheckItem', 'Sort', {
  kind: 'write',
  access: grant('sort'),
  in: z.strictObject({ ids: z.array(id).min(2).max(200) }),
  out: nothing,
})

/** Copies items to another scene under numbers of that scene; those whose content is there already are left out. */
export const Copy = action('CheckItem', 'Copy', {
  kind: 'write',
  access: grant('copy'),
  in: z.strictObject({ ids: z.array(id).min(1).max(200), scene }),
  out: z.object({ copied: z.int() }),
})

/** Puts an item that no check has used into the recycle bin; others are switched off (1006). */
export const Delete = action('CheckItem', 'Delete', {
  kind: 'write',
  access: grant('delete'),
  in: z.strictObject({ id, version }),
  out: nothing,
})
