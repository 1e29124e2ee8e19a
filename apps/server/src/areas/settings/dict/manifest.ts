import { dictData, dictType } from '@shouya/contract/controllers/Dict'
import { fieldsOf } from '../../../core/audit/historian.ts'
import { historianOfAll } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { dict } from './actions.ts'

export const manifest: Manifest = {
  actions: dict,
  historians: {
    dict_type: historianOfAll('dict_type', fieldsOf(dictType)),
    dict_data: historianOfAll('dict_data', fieldsOf(dictData)),
  },
  recycled: { dict_type: {}, dict_data: {} },
}
