import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, nothing, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { checkItem } from './noun.ts'
import { answerKind, needPhoto } from './rules.ts'

const grant = grantOf(checkItem)

const entered = enteredFields(checkItem)

export const checkItemRow = z.object({
  id,
  version,
  ...listFields(checkItem),
  need_photo: dictCode,
  /** The caller may change it: items of the whole bank need the whole bank in scope. */
  mine: z.boolean(),
  create_time: datetime,
})

const query = queryOf(checkItem, {
  /** Beside the noun's own orders by the time of entry, which is no field of it. */
  sort_field: z.enum([...checkItem.query.sorts, 'create_time']).default('sort'),
})

export type Filters = FiltersIn<typeof query>

/** Items of the whole bank and of the branches in scope. `keywords`: number, content. */
export const GetPageList = pageAction(checkItem, query.list, checkItemRow)

export const Get = getAction(checkItem, checkItemRow)

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
    ...entered,
    result_type: entered.result_type.default(answerKind.plain),
    full_score: entered.full_score.default(0),
    known_devices: z.array(dictCode).max(20).default([]),
    need_photo: entered.need_photo.default(needPhoto.abnormal),
    risk_level: entered.risk_level.default(1),
    need_vault: entered.need_vault.default(false),
    need_self_service: entered.need_self_service.default(false),
    sort: entered.sort.default(100),
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
  in: z.strictObject({ ids: z.array(id).min(1).max(200), scene: entered.scene }),
  out: z.object({ copied: z.int() }),
})

/** Puts an item that no check has used into the recycle bin; others are switched off (1006). */
export const Delete = deleteAction(checkItem)
