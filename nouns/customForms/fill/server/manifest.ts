import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { formFill } from './actions.ts'
import { foundForms } from './found.ts'

export const manifest: Manifest = { actions: formFill, search: foundForms }
