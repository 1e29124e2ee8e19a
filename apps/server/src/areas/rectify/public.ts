export { applies, type CheckItem } from './checkItem/applies.ts'
export { itemsFor } from './checkItem/itemsFor.ts'
export {
  dropUntouched,
  isSettled,
  isUntouched,
  rectificationsOf,
  withOpenRectification,
} from './rectification/ofSource.ts'
export { requestRectifications } from './rectification/request.ts'
export { source } from './rectification/rules.ts'
