import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { historianOfAll } from '@shouya/server/noun/historian.ts'
import { dictData, dictType } from '../contract.ts'
import { dict } from './actions.ts'

export const manifest: Manifest = {
  actions: dict,
  historians: {
    dict_type: historianOfAll('dict_type', fieldsOf(dictType)),
    dict_data: historianOfAll('dict_data', fieldsOf(dictData)),
  },
  recycled: { dict_type: {}, dict_data: {} },
}
