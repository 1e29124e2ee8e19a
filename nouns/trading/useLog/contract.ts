import { action } from '@shouya/contract/action'
import { id, keysetQuery, regionCode } from '@shouya/contract/fields'
import { type FiltersIn, queryOf } from '@shouya/contract/nounActions'
import { detailFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { useLog } from './noun.ts'

export const useRow = z.object({ id, ...listFields(useLog), ...detailFields(useLog) })

const query = queryOf(useLog, {
  /** One use, of whichever day, as the ledger names it. */
  id: id.optional(),
  /** Uses of devices that stood in this region. */
  region: regionCode.optional(),
})

export type UseFilters = FiltersIn<typeof query>

/** Uses, newest first; the last 30 days unless days are given. Agents see those of their tree. `keywords`: number of the device. */
export const GetPageList = action('UseLog', 'GetPageList', {
  kind: 'read',
  access: grantOf(useLog)('query'),
  list: 'keyset',
  in: keysetQuery(query.filters),
  out: useRow,
})
