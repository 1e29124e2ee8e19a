export { foundKeys } from './found.ts'
export { lateDays, lateUnits } from './roomKey/charts.ts'
export { keyCompletion } from './roomKey/completion.ts'
export { keyCounters } from './roomKey/counters.ts'
