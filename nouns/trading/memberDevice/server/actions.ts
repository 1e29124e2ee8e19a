import { handle } from '@shouya/server/core/handle.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import * as Binding from '../contract.ts'
import { memberDevice as noun } from '../noun.ts'
import { choices } from './choices.ts'
import { conditionsOf, detailed, listed, selectBindings } from './rows.ts'
import { saveBinding } from './save.ts'
import { activate, unbind } from './steps.ts'

export const memberDevice = handle(Binding, {
  ...readActions(noun, { conditionsOf, select: selectBindings, listed, detailed }),
  GetChoices: choices,
  Save: saveBinding,
  Activate: activate,
  Unbind: unbind,
})
