export { answered, checkComplete, checkScores, totals } from '../answer/server/answers.ts'
export { decide } from '../answer/server/decide.ts'
export { type AnsweredItem, copyAnswers, resultsOf, storeAnswers, takeItems } from '../answer/server/results.ts'
export { countsSettled } from '../answer/server/settled.ts'
export { applies, type CheckItem, itemsFor } from '../checkItem/server/applies.ts'
export {
  dropUntouched,
  isSettled,
  isUntouched,
  mendingOf,
  rectificationsOf,
} from '../rectification/server/ofSource.ts'
export { source } from '../rectification/server/rules.ts'
