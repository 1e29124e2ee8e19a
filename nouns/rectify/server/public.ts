export { applies, type CheckItem, itemsFor } from '../checkItem/server/applies.ts'
export {
  dropUntouched,
  isSettled,
  isUntouched,
  mendingOf,
  rectificationsOf,
} from '../rectification/server/ofSource.ts'
export { requestRectifications } from '../rectification/server/request.ts'
export { source } from '../rectification/server/rules.ts'
