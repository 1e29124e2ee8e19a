export { foundKeys } from './found.ts'
export { keyCounters } from './roomKey/counters.ts'
