import { action } from '@shouya/contract/action'
import { documentText } from '@shouya/contract/customForm'
import { datetime, id, one, pageQuery } from '@shouya/contract/fields'
import { z } from 'zod'

const versionNo = z.int().positive()

const fillRow = z.object({
  id,
  form_name: z.string(),
  category_id: id,
  category_name: z.string(),
  remark: z.string().nullable(),
  version_no: versionNo,
  version_time: datetime,
})

/**
 * The published forms that the caller may fill in, except forms of published flows, which are filled in through their
 * flow. `keywords`: name, remark.
 */
export const GetFillList = action('CustomForm', 'GetFillList', {
  kind: 'read',
  access: 'signedIn',
  list: 'page',
  in: pageQuery(['form_name', 'update_time'], { category_id: id.optional() }),
  out: fillRow,
})

/** A form to fill in: 403 when the caller may not, 1004 when it is not published, or is filled in through a flow. */
export const GetFill = action('CustomForm', 'GetFill', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: fillRow.extend({ version_id: id, document: documentText }),
})
